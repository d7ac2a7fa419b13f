import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { antdStaticCss } from '#antd/static-css.ts';
import { dark, light } from '#ui/tokens.ts';

const css = antdStaticCss();

test('the committed style sheet is what the tokens, the theme and the version of today make', () => {
  const committed = readFileSync(new URL('./antd.generated.css', import.meta.url), 'utf8');
  expect(committed === css, 'run `npm run antd-css -w shared`').toBe(true);
});

test('light and dark stand under the same class, so that markup never changes with the theme', () => {
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
  expect(day.toLowerCase()).toContain(`--ant-color-primary:${light.primary}`);
  expect(night.toLowerCase()).toContain(`--ant-color-primary:${dark.primary}`);
  expect(night).toContain(':root:not([data-theme="light"]) .site-antd{');
  expect(night).toContain(':root[data-theme="dark"] .site-antd{');
});

test('the switch is styled', () => expect(css).toContain('.ant-switch{'));

test('no rule reaches outside of the library’s own parts', () => {
  const selectors = [...css.matchAll(/(?<=^|[{}\n])([^{}@\n]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/),
  );
  const strangers = selectors.filter((selector) => !/ant-|anticon|^\d+%$|\.site-antd/.test(selector));
  expect(selectors.length).toBeGreaterThan(50);
  expect(strangers).toEqual([]);
});
