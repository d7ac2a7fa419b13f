import { expect, test } from 'vitest';
import { remoteOf, remotesWithBudgets, scriptBudget } from '#budgets.ts';

test('a page without a budget is refused, so that nobody forgets one', () => {
  expect(() => scriptBudget('/brand-new')).toThrow('/brand-new has no budget');
});

test('articles share one budget', () => {
  expect(scriptBudget('/blogs/any-article')).toBe(scriptBudget('/blogs'));
});

test('a remote gives its own pages their budgets', () => {
  expect(remotesWithBudgets).toEqual(['remote-calculators', 'remote-contact', 'remote-content']);
  expect(['/stpcalculator', '/contactus', '/terms'].map(remoteOf)).toEqual(remotesWithBudgets);
  expect(['/stpcalculator', '/contactus', '/terms'].map(scriptBudget)).toEqual([150_000, 150_000, 110_000]);
});
