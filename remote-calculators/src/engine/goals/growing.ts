import { type Exact, type NumberText, ONE, ZERO } from '#engine/exact.ts';
import type { InputRule } from '#engine/model.ts';
import { ageInput, InputError, percentInput, rupeesInput } from '#engine/possible.ts';

/** What a goal may take beside its cost, its day and its rate. All of them may be left out. */
export type GrowingInputs = {
  /** Rupees that are there today; they grow at the rate of the instalments. */
  readonly savings?: NumberText;
  /** The instalment rises by so many per cent in months 13, 25, … */
  readonly stepUpPct?: NumberText;
  /** So many yearly fees fall due, the first on the goal's day. */
  readonly feeYears?: NumberText;
};

export const growingRules: { readonly [Name in keyof GrowingInputs]-?: InputRule } = {
  savings: { unit: 'rupees', min: 0 },
  stepUpPct: { unit: 'percent', min: 0, max: 100 },
  // Whole years as an age has them; 'years' is the term, which months may stand for.
  feeYears: { unit: 'age', min: 1, max: 10 },
};

export interface Growing {
  readonly savings: Exact;
  /** What the instalment multiplies by; ONE leaves it as it is. */
  readonly raise: Exact;
  readonly feeYears: number;
  /** Savings or a step were given, if only as 0: what follows from them is answered. */
  readonly isGiven: boolean;
}

/** @throws InputError when one of them is not possible at all. */
export function growingOf({ savings, stepUpPct, feeYears }: GrowingInputs): Growing {
  const years = feeYears === undefined ? 1 : ageInput('feeYears', feeYears);
  if (years < 1) throw new InputError('feeYears', 'must be at least 1');
  return {
    savings: savings === undefined ? ZERO : rupeesInput('savings', savings),
    raise: ONE + (stepUpPct === undefined ? ZERO : percentInput('stepUpPct', stepUpPct)),
    feeYears: years,
    isGiven: savings !== undefined || stepUpPct !== undefined,
  };
}
