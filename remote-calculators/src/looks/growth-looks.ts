import type { ColumnLook, FigureLook } from '#definition/definition.ts';
import type { GrowthColumn } from '#engine/model.ts';

/** The three headline figures of everything that grows. */
export const growthFigures: readonly FigureLook<GrowthColumn>[] = [
  { result: 'value', label: 'Total value', hero: true },
  { result: 'totalInvested', label: 'Invested amount', swatch: 'first' },
  { result: 'gains', label: 'Estimated returns', swatch: 'second' },
];

/** The same three as columns of the table. */
export const growthColumns: readonly ColumnLook<GrowthColumn>[] = [
  { column: 'totalInvested', label: 'Invested amount', short: 'Invested' },
  { column: 'gains', label: 'Estimated returns', short: 'Returns' },
  { column: 'value', label: 'Total value', short: 'Total' },
];
