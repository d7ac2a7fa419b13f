import { chanced } from '#calculators/chanced.ts';
import { listed } from '#calculators/listed.ts';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { expenseCorpusModel } from '#calculators/retirement/expense-corpus.ts';
import type { AnyModel } from '#engine/model.ts';

/** Every calculator by its id. Pages import their own model; this list is for `calc`, the bench and tests. */
export const models: Readonly<Record<string, AnyModel>> = Object.fromEntries(
  listed.map(({ view }) => [view.id, view.model]),
);

/** Models that answer under the id of a calculator, by the input whose presence says that they are meant. */
export const otherModels: readonly { by: string; model: AnyModel }[] = [
  { by: 'firstMonthExpense', model: expenseCorpusModel },
  { by: 'monthlyExpense', model: chanced(retirementByExpense, 'retirement') },
];
