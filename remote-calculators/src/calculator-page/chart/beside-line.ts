import type { ChartLine } from '#calculator-page/chart/chart-data.ts';
import type { CalculatorView } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';

/**
 * What is held against the bars of every outcome, as a line over them: a loan without its extra payments, what would be
 * needed. Where it is the same as the bars throughout, it has no points and no name.
 */
export function besideLine({ stack, beside }: Pick<CalculatorView, 'stack' | 'beside'>, outcome: Outcome): ChartLine[] {
  if (beside === undefined) return [];
  const rows = outcome.years;
  const differs = rows.some((row) => {
    const bar = stack.reduce((sum, name) => sum + Number(row[name]), 0);
    return Math.abs(bar - Number(row[beside.column])) > 0.005;
  });
  if (!differs) return [{ kind: 'beside', name: '', end: '', at: () => [] }];
  return [
    {
      kind: 'beside',
      name: beside.label,
      end: beside.short,
      at: (unit) =>
        (unit === 'month' ? outcome.monthsOf() : rows).map((row) => ({
          month: row.month,
          amount: Number(row[beside.column]),
        })),
    },
  ];
}
