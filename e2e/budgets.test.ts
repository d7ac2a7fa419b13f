import { expect, test } from 'vitest';
import { scriptBudget } from '#budgets.ts';

test('a page without a budget is refused, so that nobody forgets one', () => {
  expect(() => scriptBudget('/brand-new')).toThrow('/brand-new has no budget');
});

test('articles share one budget', () => {
  expect(scriptBudget('/blogs/any-article')).toBe(scriptBudget('/blogs'));
});
