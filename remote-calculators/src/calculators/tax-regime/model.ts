import { type Exact, exact, greater, lesser, magnitude, type NumberText, ZERO } from '#engine/exact.ts';
import type { InputRule, Model } from '#engine/model.ts';
import { InputError, rupeesInput } from '#engine/possible.ts';
import { type AgeGroup, incomeTax } from '#engine/tax/income-tax.ts';
import { type RegimeTax, regimeTax } from '#engine/tax/regime-tax.ts';

type Amount = NumberText;

export interface TaxRegimeInputs {
  /** Gross, with what the employer pays into NPS. */
  readonly salary?: Amount;
  readonly otherIncome?: Amount;
  readonly employerNps?: Amount;
  readonly deduction80C?: Amount;
  readonly deduction80D?: Amount;
  readonly nps80CCD1B?: Amount;
  readonly hraExempt?: Amount;
  readonly homeLoanInterest?: Amount;
  readonly otherDeductions?: Amount;
  readonly ageGroup?: AgeGroup;
}

export type TaxRegimeResults = {
  readonly newTaxable: Exact;
  readonly newSurcharge: Exact;
  readonly newTax: Exact;
  readonly oldTaxable: Exact;
  readonly oldSurcharge: Exact;
  readonly oldTax: Exact;
  readonly saves: Exact;
  readonly better: 'new' | 'old' | 'same';
};

const amount: InputRule = { unit: 'rupees', per: 'year', initial: 0, ifLeftOut: 0, min: 0 };
export const ageGroups: readonly AgeGroup[] = ['below60', '60to79', '80up'];

/** A deduction as far as the law lets it count. */
function counted(name: keyof typeof incomeTax.mostDeducted, typed: Amount | undefined): Exact {
  return lesser(rupeesInput(name, typed ?? 0), exact(incomeTax.mostDeducted[name]));
}

function ageGroupOf(typed: string | undefined): AgeGroup {
  const group = ageGroups.find((known) => known === (typed ?? 'below60'));
  if (group === undefined) throw new InputError('ageGroup', `must be ${ageGroups.join(' or ')}`);
  return group;
}

/** Both regimes worked out, each with what it lets off before the slabs. */
export function bothRegimes(inputs: TaxRegimeInputs): { new: RegimeTax; old: RegimeTax } {
  const amountOf = (name: Exclude<keyof TaxRegimeInputs, 'ageGroup'>) => rupeesInput(name, inputs[name] ?? 0);
  const salary = amountOf('salary');
  const age = ageGroupOf(inputs.ageGroup);
  const income = salary + amountOf('otherIncome') - amountOf('employerNps');
  const standard = (regime: 'new' | 'old') => lesser(salary, exact(incomeTax.regimes[regime].standardDeduction));
  const onlyOld =
    counted('deduction80C', inputs.deduction80C) +
    amountOf('deduction80D') +
    counted('nps80CCD1B', inputs.nps80CCD1B) +
    amountOf('hraExempt') +
    counted('homeLoanInterest', inputs.homeLoanInterest) +
    amountOf('otherDeductions');
  return {
    new: regimeTax(greater(income - standard('new'), ZERO), 'new', age),
    old: regimeTax(greater(income - standard('old') - onlyOld, ZERO), 'old', age),
  };
}

/**
 * Income tax of a resident individual under both regimes, for the year of `income-tax.ts`.
 * Example: a salary of 12,85,000 → 10,400.00 under the new one, 1,90,320.00 under the old one. Edge: no income → no tax.
 */
export const taxRegime: Model<TaxRegimeInputs, TaxRegimeResults, never, never> = {
  id: 'regime',
  termless: true,
  inputs: {
    salary: { ...amount, initial: 1_500_000 },
    otherIncome: amount,
    employerNps: amount,
    deduction80C: amount,
    deduction80D: amount,
    nps80CCD1B: amount,
    hraExempt: amount,
    homeLoanInterest: amount,
    otherDeductions: amount,
    ageGroup: { unit: 'choice', choices: ageGroups, ifLeftOut: 'below60' },
  },
  run: (inputs) => {
    const { new: fresh, old } = bothRegimes(inputs);
    const dearer = fresh.tax - old.tax;
    return {
      results: {
        newTaxable: fresh.taxable,
        newSurcharge: fresh.surcharge,
        newTax: fresh.tax,
        oldTaxable: old.taxable,
        oldSurcharge: old.surcharge,
        oldTax: old.tax,
        saves: magnitude(dearer),
        better: dearer === ZERO ? 'same' : dearer < ZERO ? 'new' : 'old',
      },
      tables: {},
    };
  },
};
