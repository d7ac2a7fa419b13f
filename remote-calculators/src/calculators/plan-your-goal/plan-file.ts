import type { FileSource, Kept } from '#calculator-page/keep/save-as.ts';
import { type FileTable, monthsFile, yearsFile } from '#calculator-page/keep/table-file.ts';
import { budgetOf } from '#calculators/plan-your-goal/funding.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { defaultTitle, type Plan, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import type { PlanView } from '#calculators/plan-your-goal/plan-form.ts';
import { costLabel } from '#calculators/plan-your-goal/plan-lines.ts';
import { typedIn } from '#calculators/plan-your-goal/typed-in.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { rupees } from '#engine/rounding.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { asPaid, conventionInBasis } from '#outcome/price-basis.ts';
import { todaysRupeesPct } from '#scenario/link.ts';

/** Programs of tables take no longer names of sheets. */
const LONGEST_NAME = 31;

/**
 * What a file of the plan is made of: the years of the goal that is shown, and all goals. Of several the goals come first,
 * which a CSV then holds, and the sheets of years say whose they are.
 */
export function planFile({ plan, outcome, served, shown, conversion, today }: PlanView): FileSource {
  const isOne = plan.goals.length <= 1;
  const named = (table: FileTable): FileTable =>
    isOne || shown === undefined
      ? table
      : { ...table, name: `${table.name}, ${defaultTitle(shown, plan.goals)}`.slice(0, LONGEST_NAME) };
  const years = outcome === null ? [] : [yearsFile(outcome), monthsFile(outcome)].map(named);
  const goals = served === null ? [] : [goalsFile(served, conversion, budgetOf(plan) !== null)];
  return { tables: isOne ? [...years, ...goals] : [...goals, ...years], made: planMade(plan, today) };
}

/**
 * All goals as one sheet, by priority. Names stay on the page: a sheet's first column is a number.
 *
 * @param isStated whether there is a budget, of which something may be short
 */
export const goalsFile = ({ goals }: Budget, conversion: Conversion, isStated: boolean): FileTable => ({
  name: messages.goalsSheet,
  head: [
    messages.fileColumnPriority,
    costLabel(conversion),
    ...[messages.resultMonthlyNeeded, messages.resultOnceNeeded, ...(isStated ? [messages.fileColumnShort] : [])].map(
      (label) => asPaid(label, conversion),
    ),
  ],
  rows: goals.map(({ target, term, needed, requiredLumpsum, short }, place) => [
    String(place + 1),
    rupees(conversion.amount(target, term)),
    rupees(needed),
    rupees(requiredLumpsum),
    ...(isStated ? [rupees(short)] : []),
  ]),
});

/** What a file says of the plan. Goals stand there by their kind: a name that someone gave stays on the page. */
function planMade(plan: Plan, today: string | null): Omit<Kept, 'link'> {
  const [first] = plan.goals;
  const spec = first && viewOf(first);
  const values = plan.goals.length === 1 && first ? readGoal(first).values : {};
  return {
    title: spec?.title ?? '',
    inputs: [
      ...plan.goals.map((goal) => [defaultTitle(goal, plan.goals), typedIn(goal)] as const),
      ...(plan.budget === '' ? [] : [[messages.fieldBudget, `₹${plan.budget}`] as const]),
    ],
    convention:
      spec === undefined
        ? ''
        : conventionInBasis(spec.convention(plan.choices, values), { inflationPct: todaysRupeesPct(plan) }),
    today,
  };
}
