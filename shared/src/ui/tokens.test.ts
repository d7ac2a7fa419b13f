import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
