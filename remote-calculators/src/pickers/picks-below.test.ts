import { expect, test } from 'vitest';
import { listed } from '#calculators/listed.ts';
import { picksBelow } from '#pickers/picks-below.ts';

const titles = (...parents: string[]) =>
  picksBelow(...parents).map(({ title, picks }) => [title, picks.length] as const);

test('every calculator with a card has it in one group of its picker', () => {
  const shown = ['/calculators', '/goals', '/childplan'].flatMap((parent) =>
    picksBelow(parent).flatMap(({ picks }) => picks.map(({ to }): string => to)),
  );
  const withCard = listed.filter(({ listing }) => listing.pick !== undefined).map(({ view }): string => view.path);
  expect(shown.toSorted()).toEqual(withCard.toSorted());
});

test('groups stand in one order, and none is empty', () => {
  const calculators = titles('/calculators');
  expect(calculators.slice(0, 2).map(([title]) => title)).toEqual([
    'I can put money aside',
    'I want money to come to me',
  ]);
  expect(calculators.every(([, count]) => count > 0)).toBe(true);
  expect(titles('/childplan')).toEqual([['I want to pay for something', 2]]);
});

test('each card tells the figure of its example', () => {
  for (const { picks } of picksBelow('/calculators', '/goals', '/childplan'))
    for (const { example } of picks) expect(example.figure).toMatch(/\d/);
});
