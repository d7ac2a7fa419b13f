import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#ui/contrast.ts';
import { dark, light, sizes } from '#ui/tokens.ts';

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');

/** The custom properties that stand in the block which follows `selector`. */
function properties(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  const found = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replaceAll('"', "'").toLowerCase()]));
}

const lower = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('"', "'").toLowerCase()]));

describe('the style sheet carries the tokens', () => {
  test('light colours and sizes', () => {
    expect(properties(':root')).toEqual(lower({ ...light, ...sizes }));
  });

  test('dark colours, for the system and for the stored choice', () => {
    expect(properties(':root:not([data-theme="light"])')).toEqual(lower(dark));
    expect(properties(':root[data-theme="dark"]')).toEqual(lower(dark));
  });
});

const texts = ['ink', 'secondary', 'primary', 'primary-hover', 'error', 'success', 'warning'] as const;
const grounds = [
  ...(['surface', 'raised', 'floating', 'sunken'] as const),
  ...(['primary-soft', 'error-soft', 'success-soft', 'warning-soft'] as const),
];

describe.each(Object.entries({ light, dark }))('the %s theme', (_theme, tokens) => {
  test('has every text read at 4.5 to 1 on every ground, and every control’s edge seen at 3 to 1', () => {
    const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
    const fills = (['primary', 'primary-hover'] as const).map((fill) => ['on-primary', fill] as const);
    expect([...pairs, ...fills].filter(([text, ground]) => contrast(tokens[text], tokens[ground]) < 4.5)).toEqual([]);
    const edges = (['surface', 'raised', 'floating', 'sunken'] as const).filter(
      (ground) => contrast(tokens['control-border'], tokens[ground]) < 3,
    );
    expect(edges).toEqual([]);
  });
});

test('in the dark, where no shadow is seen, cards stand out from the page and what floats from the cards', () => {
  expect(contrast(dark.raised, dark.surface)).toBeGreaterThanOrEqual(1.2);
  expect(contrast(dark.floating, dark.raised)).toBeGreaterThanOrEqual(1.15);
});

describe('whoever asks for more contrast reads every text at 7 to 1', () => {
  const more = properties(':root:root');
  const themes: Record<string, Record<string, string>> = {
    light: { ...light, ...more },
    dark: { ...dark, ...more, ...properties(':root:root:not([data-theme="light"])') },
  };

  test.each(Object.entries(themes))('%s', (_theme, tokens) => {
    const colour = (name: string): string => {
      const value = tokens[name] ?? '';
      return value.startsWith('var(--') ? colour(value.slice(6, -1)) : value;
    };
    const pairs = texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));
    const fills: [string, string][] = ['primary', 'primary-hover'].map((fill) => ['on-primary', fill]);
    const tooLow = [...pairs, ...fills].filter(([text, ground]) => contrast(colour(text), colour(ground)) < 7);
    expect(tooLow).toEqual([]);
  });

  test('the same for the system and for the stored choice', () => {
    expect(properties(':root:root[data-theme="dark"]')).toEqual(properties(':root:root:not([data-theme="light"])'));
  });
});
