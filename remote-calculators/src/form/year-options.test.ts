// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawYears, yearOptions } from '#form/draw-fields.ts';

const TODAY = '2026-11-26';

/** The list as it is rendered. */
function rendered(text: string, today: string): HTMLSelectElement {
  const list = document.createElement('select');
  for (const [year, called] of yearOptions(text, today)) list.add(new Option(called, year));
  list.value = text.slice(0, 4);
  return list;
}
const words = (list: HTMLSelectElement) => [...list.options].map(({ text }) => text);

test('this year and the fifty after it are offered, and none of them', () => {
  const years = yearOptions('2031-11-26', TODAY);
  expect(years.slice(0, 2)).toEqual([
    ['', 'Year'],
    ['2026', '2026'],
  ]);
  expect(years.at(-1)).toEqual(['2076', '2076']);
});

test.each(['2077-01-01', '2020-01-01'])('the year of a link of %s is offered while it is chosen', (text) => {
  const year = text.slice(0, 4);
  const list = rendered('2031-11-26', TODAY);
  const usual = words(list);
  drawYears(list, text, TODAY);
  list.value = year;
  expect(list.value).toBe(year);
  expect(words(list)).toEqual([year, ...usual.slice(1)]);

  drawYears(list, '2031-11-26', TODAY);
  expect(words(list)).toEqual(usual);
});

test('what is chosen stays chosen where the list begins with another year', () => {
  const list = rendered('2031-11-26', '2025-01-05');
  drawYears(list, '2031-11-26', TODAY);
  expect(list.value).toBe('2031');
  expect(words(list).slice(0, 2)).toEqual(['Year', '2026']);
});
