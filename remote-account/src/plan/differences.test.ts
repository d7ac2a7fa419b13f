import { expect, test } from 'vitest';
import { planDifferences } from '#plan/differences.ts';

const row = (category: string, amount: string) => ({
  category,
  amount,
  weight: '0%' as const,
  horizon: 'long' as const,
});

test('rows that differ are named with both states, alike ones are not, and two of one category stand together', () => {
  const mine = [row('Travel', '500000'), row('Dining', '100'), row('Home', '1'), row('Home', '2')];
  const theirs = [row('Travel', '900000'), row('Dining', '100'), row('Home', '1'), row('Rent', '3')];
  expect(planDifferences(mine, theirs)).toEqual([
    { label: 'Long-Term, Travel', here: '₹5,00,000.00 (0%)', there: '₹9,00,000.00 (0%)' },
    { label: 'Long-Term, Home', here: '₹1.00 (0%) + ₹2.00 (0%)', there: '₹1.00 (0%)' },
    { label: 'Long-Term, Rent', here: 'no such row', there: '₹3.00 (0%)' },
  ]);
  expect(planDifferences(mine, mine)).toEqual([]);
});
