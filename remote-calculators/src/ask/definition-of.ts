import { catalogue } from '#calculators/catalogue.ts';
import type { CalculatorDefinition } from '#definition/definition.ts';

const isSlug = (slug: string): slug is keyof typeof catalogue => Object.hasOwn(catalogue, slug);

/**
 * Loads what a calculator is made of.
 *
 * @param key the grammar's name of the calculator
 * @returns null for one with a page of its own, which alone knows what follows from its figures
 */
export async function definitionOf(key: string, slug: string): Promise<CalculatorDefinition | null> {
  if (key === 'retirement')
    return (await import(/* webpackChunkName: "retirement" */ '#calculators/retirement/texts.tsx')).default;
  if (key === 'retirementByExpense') {
    return (await import(/* webpackChunkName: "retirement" */ '#calculators/retirement/by-expense-texts.tsx'))
      .byExpenseDefinition;
  }
  if (!isSlug(slug)) return null;
  const { default: shown } = await catalogue[slug]();
  return typeof shown === 'function' ? null : shown;
}
