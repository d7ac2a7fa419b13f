import type { ColumnLook, FigureLook } from '#definition/definition.ts';
import type { GrowthColumn } from '#engine/model.ts';
import { messages } from '#looks/messages.en.ts';

/** The three headline figures of everything that grows. */
export const growthFigures: readonly FigureLook<GrowthColumn>[] = [
  { result: 'value', label: messages.totalValue, hero: true },
  { result: 'totalInvested', label: messages.investedAmount, swatch: 'first' },
  { result: 'gains', label: messages.estimatedReturns, swatch: 'second' },
];

/** The same three as columns of the table. */
export const growthColumns: readonly ColumnLook<GrowthColumn>[] = [
  { column: 'totalInvested', label: messages.investedAmount, short: messages.invested },
  { column: 'gains', label: messages.estimatedReturns, short: messages.returns },
  { column: 'value', label: messages.totalValue, short: messages.total },
];
