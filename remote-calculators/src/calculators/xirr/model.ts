import { type Exact, type NumberText, over, ZERO } from '#engine/exact.ts';
import { yearlyRates } from '#engine/flows/yearly-rates.ts';
import { flowsInput } from '#engine/flows-input.ts';
import type { Model } from '#engine/model.ts';

export interface XirrInputs {
  /** 2 to 2,000 dated amounts in any order, one a line ("2024-06-01 -5000"); what was paid in is below zero. */
  readonly flows: NumberText;
}

export type XirrResults = {
  readonly totalPaid: Exact;
  readonly totalReceived: Exact;
  readonly profit: Exact;
  /** What was gained, in per cent of what was paid in, over all days together. */
  readonly gainPct: Exact;
  /** From the earliest row to the latest. */
  readonly days: number;
  /** In per cent a year; null where no rate is told. */
  readonly xirrPct: Exact | null;
  readonly ratesFound: number;
  /** Rates above the largest double, which are none of those found. */
  readonly ratesTooLarge: number;
};

/**
 * The yearly return of money that moved on different days.
 * Example: −10,000 on 2008-01-01, then 2,750, 4,250, 3,250 and 2,750 until 2009-04-01 → 37.3363%.
 * Edge: several rates fit → the one nearest zero; none → null; nothing but 0 received → −100.
 */
export const xirr: Model<XirrInputs, XirrResults, never, never> = {
  id: 'xirr',
  termless: true,
  inputs: { flows: { unit: 'flows' } },
  run: (inputs) => {
    const flows = flowsInput('flows', inputs.flows);
    const sum = (of: (amount: Exact) => boolean) =>
      flows.reduce((all, { amount }) => (of(amount) ? all + amount : all), ZERO);
    const totalPaid = -sum((amount) => amount < ZERO);
    const totalReceived = sum((amount) => amount > ZERO);
    const days = flows.map(({ day }) => day);
    const [first, last] = [Math.min(...days), Math.max(...days)];
    const { rate, found, tooLarge } = yearlyRates(flows);
    return {
      results: {
        totalPaid,
        totalReceived,
        profit: totalReceived - totalPaid,
        gainPct: 100n * over(totalReceived - totalPaid, totalPaid),
        days: last - first,
        xirrPct: rate === null ? null : 100n * rate,
        ratesFound: found,
        ratesTooLarge: tooLarge,
      },
      tables: {},
    };
  },
};
