import { expect, test } from 'vitest';
import { emptyRow, entryOf, presets, sortRows } from '#plan/entry.ts';

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
      { name: 'long.1.weight', label: 'Long-Term, Emergency Fund', message: 'Choose a weight.' },
      { name: 'short.2.category', label: 'Short-Term, row 3', message: 'Enter a category.' },
    ],
  });
});

test.each(['0', '-5', 'many', '1e6'])('an amount of %s is pointed out', (amount) => {
  const entry = presets();
  entry.long[0] = { id: 0, category: 'Travel', amount, weight: '0%' };
  expect(sortRows(entry).incomplete.map(({ name }) => name)).toEqual(['long.0.amount']);
});

test('a saved plan comes back as it was, with presets where a horizon is empty', () => {
  const entry = entryOf([{ category: 'Bike', amount: '85000', weight: '1-25%', horizon: 'medium' }]);
  expect(entry.medium).toEqual([{ id: 0, category: 'Bike', amount: '85000', weight: '1-25%' }]);
  expect(entry.short).toHaveLength(4);
  expect(sortRows(entry).complete).toHaveLength(1);
});

test('an added row never repeats an id', () => {
  expect(emptyRow([{ id: 4, category: '', amount: '', weight: '' }]).id).toBe(5);
  expect(emptyRow([]).id).toBe(0);
});
