import { type Exact, type NumberText, over, times } from '#engine/exact.ts';
import type { Column, Model, Row, Term } from '#engine/model.ts';
import { percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { table, yearOf } from '#engine/table.ts';
import { pricesAt } from '#engine/todays-rupees.ts';

export type InflationInputs = Term & { readonly amountToday: NumberText; readonly inflationPct: NumberText };

export type InflationColumn = 'futureCost' | 'worthThen';

export type InflationResults = { readonly [Name in InflationColumn]: Exact };

const columns: readonly Column<InflationColumn>[] = [{ name: 'futureCost' }, { name: 'worthThen' }];

/**
 * What costs A today costs A × (1+g)^(n/12) after n months, and A kept in cash buys A × (1+g)^(−n/12) of today's goods.
 * Example: 1,00,000, 10 years, 6% → 1,79,084.77 and 55,839.48. Edge: no inflation or no months → A and A.
 */
export const inflation: Model<InflationInputs, InflationResults, InflationColumn> = {
  id: 'inflation',
  inputs: {
    amountToday: { unit: 'rupees', initial: 100_000, min: 1 },
    years: { unit: 'years', initial: 10, min: 1, max: 60 },
    inflationPct: { unit: 'percent', initial: 6, ifLeftOut: 6, min: 0, max: 30 },
  },
  run: (inputs) => {
    const amount = rupeesInput('amountToday', inputs.amountToday);
    const prices = pricesAt(percentInput('inflationPct', inputs.inflationPct));
    const term = termInput(inputs);
    const at = (months: number) => ({
      futureCost: times(amount, prices(months)),
      worthThen: over(amount, prices(months)),
    });
    const months = Array.from({ length: term }, (_, index): Row<InflationColumn> => {
      const month = index + 1;
      return { month, year: yearOf(month), ...at(month) };
    });
    return { results: at(term), tables: { yearly: table(columns, months) } };
  },
};
