import { expect, it } from 'vitest';
import { withQuery } from '#router/with-query.ts';

// As browsers send a form, by the URL standard's "application/x-www-form-urlencoded".
it.each([
  ['5000 a month', '/ask?q=5000+a+month'],
  ['11% & more', '/ask?q=11%25+%26+more'],
  ["what's (this)?", '/ask?q=what%27s+%28this%29%3F'],
  ['करोड़', '/ask?q=%E0%A4%95%E0%A4%B0%E0%A5%8B%E0%A4%A1%E0%A4%BC'],
])('spells "%s" as a form does', (text, address) => {
  expect(withQuery('/ask', { q: text })).toBe(address);
  expect(new URL(address, 'http://site.test').searchParams.get('q')).toBe(text);
});
