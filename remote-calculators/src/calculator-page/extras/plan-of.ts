import type { CalculatorView } from '#definition/definition.ts';
import { type Exact, exact } from '#engine/exact.ts';
import type { Table } from '#engine/model.ts';
import { monthlyRate } from '#engine/rate.ts';
import { growsOnce } from '#outcome/assumed-rates.ts';
import { type Outcome, tableOf } from '#outcome/outcome.ts';

/** What every panel is given: the calculator and what it shows now. */
export interface PanelProps {
  definition: CalculatorView;
  outcome: Outcome;
}

/** The table of the present mode before any conversion into today's rupees. */
export const plainTable = ({ definition, outcome }: PanelProps): Table<string> =>
  tableOf(definition, outcome.run, outcome.choices);

/** A typed yearly rate as a fraction. */
export const annualFraction = ({ inputs }: Outcome, name = 'annualRatePct'): Exact => exact(inputs[name] ?? 0) / 100n;

/** Its monthly rate under the convention that the page shows. */
export const monthlyFractionOf = (outcome: Outcome, name = 'annualRatePct'): Exact =>
  monthlyRate(annualFraction(outcome, name), outcome.choices.rateConvention);

/** Whether the page shows one single investment that grows once a year. */
export const isOnce = ({ definition, outcome }: PanelProps): boolean => growsOnce(definition, outcome.choices);
