import { expect, test } from 'vitest';
import { emptyRow, entryOf, labelsOf, presets, sortRows, withSaved, withVisitors } from '#plan/entry.ts';

test('every horizon starts with its four presets, none of which is sent', () => {
  expect(presets().long.map(({ category }) => category)).toEqual([
    'Travel',
    'Emergency Fund',
    'Debt Repayment',
    'Subscriptions',
  ]);
  expect(sortRows(presets())).toEqual({ complete: [], incomplete: [] });
});

test('only rows with all three are sent, and the others are named with what they lack', () => {
  const entry = presets();
  entry.long[0] = { id: 0, category: 'Travel', amount: '200000', weight: '25-50%' };
  entry.long[1] = { id: 1, category: 'Emergency Fund', amount: '450000', weight: '' };
  entry.short[2] = { id: 2, category: '', amount: '9500', weight: '25-50%' };
  expect(sortRows(entry)).toEqual({
    complete: [{ category: 'Travel', amount: '200000', weight: '25-50%', horizon: 'long' }],
    incomplete: [
      { name: 'long.1.weight', message: 'Choose a weight.' },
      { name: 'short.2.category', message: 'Enter a category.' },
    ],
  });
  expect(labelsOf(entry)).toMatchObject({
    'long.1.weight': 'Long-Term, Emergency Fund',
    'short.2.category': 'Short-Term, row 3',
  });
});

test.each([
  ['1,00,000', '100000'],
  ['2.5 lakh', '250000'],
  ['5L', '500000'],
])('an amount written %o is sent as %s', (amount, sent) => {
  const entry = presets();
  entry.long[0] = { id: 0, category: 'Travel', amount, weight: '0%' };
  expect(sortRows(entry).complete).toEqual([{ category: 'Travel', amount: sent, weight: '0%', horizon: 'long' }]);
});

test.each(['5 lots', '0', '-5', 'many', '1e6'])('an amount of %s is pointed out', (amount) => {
  const entry = presets();
  entry.long[0] = { id: 0, category: 'Travel', amount, weight: '0%' };
  expect(sortRows(entry).incomplete.map(({ name }) => name)).toEqual(['long.0.amount']);
});

test('a saved plan comes back as it was, with presets where a horizon is empty', () => {
  const entry = entryOf([{ category: 'Bike', amount: '85000', weight: '1-25%', horizon: 'medium' }]);
  expect(entry.medium).toEqual([{ id: 0, category: 'Bike', amount: '85,000', weight: '1-25%' }]);
  expect(entry.short).toHaveLength(4);
  expect(sortRows(entry).complete).toHaveLength(1);
});

test('an added row never repeats an id', () => {
  expect(emptyRow([{ id: 4, category: '', amount: '', weight: '' }]).id).toBe(5);
  expect(emptyRow([]).id).toBe(0);
});

test('what was typed before the saved rows came lies over them, and nothing of either is lost', () => {
  const typed = presets();
  typed.long[1] = { id: 1, category: 'Emergency Fund', amount: '4', weight: '' };
  typed.long[2] = { id: 2, category: 'Car', amount: '', weight: '' };
  const both = withSaved(typed, [
    { category: 'Travel', amount: '200000', weight: '0%', horizon: 'long' },
    { category: 'Emergency Fund', amount: '900', weight: '1-25%', horizon: 'long' },
  ]);
  expect(both.long).toEqual([
    { id: 1, category: 'Emergency Fund', amount: '4', weight: '1-25%' },
    { id: 2, category: 'Car', amount: '', weight: '' },
    { id: 4, category: 'Travel', amount: '2,00,000', weight: '0%' },
  ]);
  expect(both.short).toEqual(presets().short);
});

test('what a visitor typed comes behind the account’s own rows, and nothing of either is lost or doubled', () => {
  const own = entryOf([{ category: 'Travel', amount: '200000', weight: '0%', horizon: 'long' }]);
  const visitors = presets();
  visitors.long[0] = { id: 0, category: 'Travel', amount: '2 lakh', weight: '0%' };
  visitors.long[1] = { id: 1, category: 'Travel', amount: '4', weight: '' };
  visitors.long[2] = { id: 2, category: '', amount: '', weight: '' };
  visitors.short[2] = { id: 2, category: 'Bill Payments ', amount: '900', weight: '' };
  const both = withVisitors(own, visitors);
  expect(both.long).toEqual([...own.long, { id: 1, category: 'Travel', amount: '4', weight: '' }]);
  expect(both.short).toEqual(own.short.map((row) => (row.id === 2 ? visitors.short[2] : row)));
  expect(both.medium).toBe(own.medium);
});
