import type { FileTable } from '#calculator-page/keep/table-file.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { rupees } from '#engine/rounding.ts';

/** All goals as one sheet, by priority. Names stay on the page: a sheet's first column is a number. */
export const goalsFile = ({ goals }: Budget): FileTable => ({
  name: 'Goals',
  head: ['Priority', 'Future cost', 'Monthly investment needed', 'One-time investment needed', 'Short each month'],
  rows: goals.map(({ target, needed, requiredLumpsum, short }, place) => [
    String(place + 1),
    rupees(target),
    rupees(needed),
    rupees(requiredLumpsum),
    rupees(short),
  ]),
});
