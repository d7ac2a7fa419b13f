import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { anyOf, placeOf } from '#documents/page-content.ts';

const page = (path: string) => ({ path, remote: 'r', title: path, description: path }) as LivePage;
const pages = ['/', '/sipcalculator', '/blogs', '/blogs/:slug'].map(page);

test.each([
  ['/', '/'],
  ['/sipcalculator', '/sipcalculator'],
  ['/blogs/Tax', '/blogs/:slug'],
])('%s is the page %s', (asked, declared) => {
  expect(placeOf(pages, asked)).toMatchObject({ page: { path: declared }, path: asked });
});

test.each([
  ['/sipcalculator/', '/sipcalculator'],
  ['/sipcalculator///', '/sipcalculator'],
  ['/SipCalculator', '/sipcalculator'],
  ['/BLOGS/', '/blogs'],
  ['/blogs/a/', '/blogs/a'],
])('%s is another spelling of %s', (asked, movedTo) => {
  expect(placeOf(pages, asked)).toEqual({ movedTo });
});

test.each(['/nothing', '/blogs/a/b', '/blogs/:slug/x', '//evil.example', '//evil.example/', '/%2e%2e/'])(
  '%s is nobody’s, and leads nowhere',
  (asked) => {
    expect(placeOf(pages, asked)).toEqual({ page: null });
  },
);

test('pages whose first render does not depend on a name share a path', () => {
  expect(anyOf(page('/appointment/:id/:part'))).toBe('/appointment/-/-');
});
