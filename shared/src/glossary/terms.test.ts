import { expect, test } from 'vitest';
import { addressOf, isFound, terms } from '#glossary/terms.ts';

test('every term has a place of its own, which an address can name', () => {
  const ids = terms.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(addressOf({ id: 'nav' })).toBe('/glossary#nav');
});

test('what a term is stands in one sentence, and the rest in three at most', () => {
  for (const { id, is, more = '' } of terms) {
    expect(is, id).toMatch(/^[A-Z][^.]*\.$/);
    expect(more.split(/[.:] /).length, id).toBeLessThanOrEqual(4);
  }
});

test.each([
  ['exit', ['Exit load']],
  ['net asset', ['NAV']],
  ['top-up', ['Step-up SIP']],
  ['  ', terms.map(({ name }) => name)],
  ['no such word', []],
])('“%s” finds the words that have it', (typed, found) => {
  const names = terms.filter((term) => isFound(term, typed.trim())).map(({ name }) => name);
  for (const name of found) expect(names).toContain(name);
  if (found.length === 0) expect(names).toEqual([]);
  expect(names.length).toBeLessThanOrEqual(found.length < 2 ? 12 : terms.length);
});
