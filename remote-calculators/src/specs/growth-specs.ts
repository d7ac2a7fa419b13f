import type { ColumnSpec, FieldSpec, FigureSpec } from '#definition/definition.ts';
import type { GrowthColumn } from '#engine/model.ts';
import { otherRate } from '#figures/rate-text.ts';
import { messages } from '#messages.en.ts';

/** What a figure that is paid monthly is followed by where it stands alone. */
export const A_MONTH: string = messages.looksAMonth;

/** A yearly return, with what it is under the other convention below it. `least` is the slider's lower end. */
export const rateField = <Name extends string>(name: Name, label = messages.fieldRate, least = 1): FieldSpec<Name> => ({
  name,
  label,
  slider: { min: least, max: 30, step: 0.1 },
  note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
});

/** The three headline figures of everything that grows. */
export const growthFigures: readonly FigureSpec<GrowthColumn>[] = [
  { result: 'value', label: messages.resultValue, hero: true },
  { result: 'totalInvested', label: messages.resultInvested, swatch: 'first' },
  { result: 'gains', label: messages.resultReturns, swatch: 'second' },
];

/** The same three as columns of the table. */
export const growthColumns: readonly ColumnSpec<GrowthColumn>[] = [
  { column: 'totalInvested', label: messages.resultInvested, short: messages.shortInvested },
  { column: 'gains', label: messages.resultReturns, short: messages.shortReturns },
  { column: 'value', label: messages.resultValue, short: messages.shortTotal },
];
