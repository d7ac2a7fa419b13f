import type { FileTable } from '#calculator-page/keep/table-file.ts';
import type { Conversion } from '#calculator-page/results/outcome.ts';
import { asPaid } from '#calculator-page/results/price-basis.ts';
import { costLabel } from '#calculators/plan-your-goal/plan-lines.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { rupees } from '#engine/rounding.ts';

/** All goals as one sheet, by priority. Names stay on the page: a sheet's first column is a number. */
export const goalsFile = ({ goals }: Budget, conversion: Conversion): FileTable => ({
  name: 'Goals',
  head: [
    'Priority',
    costLabel(conversion),
    ...['Monthly investment needed', 'One-time investment needed', 'Short each month'].map((label) =>
      asPaid(label, conversion),
    ),
  ],
  rows: goals.map(({ target, term, needed, requiredLumpsum, short }, place) => [
    String(place + 1),
    rupees(conversion.amount(target, term)),
    rupees(needed),
    rupees(requiredLumpsum),
    rupees(short),
  ]),
});
