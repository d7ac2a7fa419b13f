import { CALCULATOR_PAGES } from 'shared/calculator-pages';
import { expect, test } from 'vitest';
import { catalogue } from '#calculators/catalogue.ts';
import { pages } from '#pages.ts';

const found = pages.filter(({ indexable }) => indexable !== false);

test('articles and other pages lead to nothing that is not there', () => {
  expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(CALCULATOR_PAGES)));
});

test('every calculator of the catalogue has a page that can be found, with its own bundle and early script', () => {
  const tools = found.filter(({ application }) => application);
  expect(tools.map(({ chunk }) => chunk)).toEqual(Object.keys(catalogue));
  expect(tools.map(({ early }) => early)).toEqual(Object.keys(catalogue).map((slug) => `early-${slug}`));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});
