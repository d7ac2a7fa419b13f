import type { OwnWork } from '#ask/own/own-answer.ts';
import { catalogue } from '#calculators/catalogue.ts';
import type { CalculatorDefinition } from '#definition/definition.ts';

const isSlug = (slug: string): slug is keyof typeof catalogue => Object.hasOwn(catalogue, slug);

/**
 * Loads what a calculator is made of.
 *
 * @param key the grammar's name of the calculator
 * @returns what works it out for a page of its own; null where that page alone knows what follows from its figures
 */
export async function definitionOf(key: string, slug: string): Promise<CalculatorDefinition | OwnWork | null> {
  if (key === 'retirement')
    return (await import(/* webpackChunkName: "retirement" */ '#calculators/retirement/texts.tsx')).default;
  if (key === 'retirementByExpense') {
    return (await import(/* webpackChunkName: "retirement" */ '#calculators/retirement/by-expense-texts.tsx'))
      .byExpenseDefinition;
  }
  if (key === 'regime')
    return (await import(/* webpackChunkName: "ask-regime" */ '#ask/own/regime-answer.ts')).regimeAnswer;
  if (key === 'planYourGoal')
    return (await import(/* webpackChunkName: "ask-goals" */ '#ask/own/goals-answer.ts')).goalsAnswer;
  if (!isSlug(slug)) return null;
  const { default: shown } = await catalogue[slug]();
  return typeof shown === 'function' ? null : shown;
}
