import { CALCULATOR_PAGES } from 'shared/calculator-pages';
import { expect, test } from 'vitest';
import { pages } from '#pages.ts';

test('articles and other pages can lead to each calculator, and to nothing that is not there', () => {
  const linked = pages.filter(({ indexable }) => indexable !== false).map(({ path }) => path);
  expect(Object.keys(CALCULATOR_PAGES).sort()).toEqual(linked.sort());
});
