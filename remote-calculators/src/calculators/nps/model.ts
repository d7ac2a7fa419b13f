import { type Exact, exact, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import { ageTerm, type OptionalTerm } from '#engine/goals/goal-term.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import type { Conventions, GrowthColumn, Model, Row } from '#engine/model.ts';
import { InputError, percentInput, rupeesInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { growthColumns, table, yearOf } from '#engine/table.ts';

export interface NpsInputs extends OptionalTerm, Pick<Conventions, 'rateConvention' | 'timing'> {
  readonly monthly: NumberText;
  readonly age: NumberText;
  readonly retirementAge: NumberText;
  readonly annualRatePct: NumberText;
  readonly stepUpPct?: NumberText;
  readonly savings?: NumberText;
  readonly annuityPct: NumberText;
  readonly annuityRatePct: NumberText;
}

export type NpsResults = {
  readonly totalInvested: Exact;
  readonly gains: Exact;
  readonly corpus: Exact;
  readonly lumpSum: Exact;
  readonly annuityCorpus: Exact;
  readonly monthlyPension: Exact;
};

const columns = growthColumns.map(({ real: _, ...column }) => column);

/** The least share for an annuity that the rules ask of a corpus, in per cent. */
export const leastAnnuityPct = (corpus: Exact): number =>
  corpus > exact(schemeLimits.npsWholeUpTo) ? schemeLimits.npsLeastAnnuityPct.general : 0;

/** The account month by month until retirement; the last month's value is the corpus. */
export function balances(inputs: Omit<NpsInputs, 'annuityPct' | 'annuityRatePct'>): Row<GrowthColumn>[] {
  const growth = ONE + monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention);
  const raise = ONE + percentInput('stepUpPct', inputs.stepUpPct ?? 0);
  const term = ageTerm(inputs, 'retirementAge', inputs.retirementAge);
  const atEnd = inputs.timing === 'end';
  const months: Row<GrowthColumn>[] = [];
  let instalment = rupeesInput('monthly', inputs.monthly);
  let value = rupeesInput('savings', inputs.savings ?? 0);
  let totalInvested = value;
  for (let month = 1; month <= term; month += 1) {
    if (month > 1 && month % 12 === 1) instalment = times(instalment, raise);
    value = atEnd ? times(value, growth) + instalment : times(value + instalment, growth);
    totalInvested += instalment;
    months.push({ month, year: yearOf(month), totalInvested, gains: value - totalInvested, value });
  }
  return months;
}

/**
 * Monthly contributions and what is there already, all at the monthly rate, until retirement; then a share of the corpus
 * buys an annuity and the rest is paid out.
 * Example: 5,000 from 30 to 60 at 10%, 40% of it at 6% → corpus 1,13,96,626.62, pension 22,793.25 a month.
 * Edge: zero rates → corpus is what was paid in, pension 0.
 */
export const nps: Model<NpsInputs, NpsResults, GrowthColumn> = {
  id: 'nps',
  inputs: {
    monthly: { unit: 'rupees', per: 'month', initial: 5000, min: 500 },
    age: { unit: 'age', initial: 30, min: 18, max: schemeLimits.npsKeptUntil - 1 },
    retirementAge: { unit: 'age', initial: 60, max: schemeLimits.npsKeptUntil },
    annualRatePct: { unit: 'percent', initial: 10, min: 0, max: 15 },
    stepUpPct: { unit: 'percent', initial: 0, ifLeftOut: 0, min: 0 },
    savings: { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 },
    annuityPct: {
      unit: 'percent',
      initial: schemeLimits.npsLeastAnnuityPct.general,
      ifLeftOut: schemeLimits.npsLeastAnnuityPct.general,
      min: 0,
      max: 100,
    },
    annuityRatePct: { unit: 'percent', initial: 6, ifLeftOut: 6, min: 0, max: 12 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  bounds: (inputs) => ({ annuityPct: { min: leastAnnuityPct(balances(inputs).at(-1)?.value ?? ZERO), max: 100 } }),
  run: (inputs) => {
    const annuity = percentInput('annuityPct', inputs.annuityPct);
    if (annuity > ONE) throw new InputError('annuityPct', 'must be at most 100');
    const annuityRate = percentInput('annuityRatePct', inputs.annuityRatePct);
    const months = balances(inputs);
    const { totalInvested = ZERO, value = ZERO } = months.at(-1) ?? {};
    const annuityCorpus = times(value, annuity);
    return {
      results: {
        totalInvested,
        gains: value - totalInvested,
        corpus: value,
        lumpSum: value - annuityCorpus,
        annuityCorpus,
        monthlyPension: times(annuityCorpus, annuityRate) / 12n,
      },
      tables: { yearly: table(columns, months, { timing: inputs.timing === 'end' ? 'end' : 'start' }) },
    };
  },
};
