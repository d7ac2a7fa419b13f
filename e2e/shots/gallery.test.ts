import { expect, test } from 'vitest';
import { fileOf, gallery } from '#shots/gallery.ts';

const shot = (path: string, width = 360) => {
  const what = { path, state: 'screen', width, theme: 'dark', language: 'hi' };
  return { ...what, file: fileOf(what) };
};

test('every picture has a name of its own that says what it shows', () => {
  expect(fileOf(shot('/'))).toBe('home-screen-360-dark-hi.png');
  expect(fileOf(shot('/blogs/tax-on-mutual-funds'))).toBe('blogs_tax_on_mutual_funds-screen-360-dark-hi.png');
});

test('the gallery shows each picture once, under its page', () => {
  const html = gallery([shot('/'), shot('/goals'), shot('/', 768)], 'http://127.0.0.1:1');
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html.match(/<section /g)).toHaveLength(2);
  const home = html.slice(html.indexOf('<section id="/">'), html.indexOf('<section id="/goals">'));
  expect(home).toContain('home-screen-360-dark-hi.png');
  expect(home).toContain('home-screen-768-dark-hi.png');
});

test('an address cannot become markup', () => {
  expect(gallery([shot('/"><b>')], '<i>')).not.toMatch(/<b>|<i>/);
});
