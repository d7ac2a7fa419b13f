import { listed } from '#calculators/listed.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import type { CalculatorView, PageView } from '#definition/definition.ts';

/** Whether figures and link of the page follow from the view alone; the planner's follow from all its goals. */
export const isDrawnByItsView = (view: PageView): view is CalculatorView =>
  'columns' in view && view.id !== planYourGoal.id;

const views = new Map<string, PageView>([
  ...listed.map(({ view }): [string, PageView] => [view.id, view]),
  ['retirementByExpense', byExpenseView],
]);

/** The view of a calculator by the name that the grammar of questions has for it: nothing has to be fetched. */
export async function viewFor(key: string): Promise<CalculatorView | null> {
  const view = views.get(key);
  return view !== undefined && isDrawnByItsView(view) ? view : null;
}
