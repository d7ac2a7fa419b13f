import { type Exact, exact, greater, lesser, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import { ageTerm, type OptionalTerm } from '#engine/goals/goal-term.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import type { Column, Model, Row } from '#engine/model.ts';
import { percentInput, rupeesInput } from '#engine/possible.ts';
import { table, yearOf } from '#engine/table.ts';

export interface EpfInputs extends OptionalTerm {
  readonly basicMonthly: NumberText;
  readonly age: NumberText;
  readonly retirementAge: NumberText;
  readonly employeePct?: NumberText;
  readonly employerPct?: NumberText;
  readonly epsMember?: 'true' | 'false' | boolean;
  readonly salaryGrowthPct: NumberText;
  readonly savings?: NumberText;
  readonly annualRatePct: NumberText;
}

export type EpfColumn = 'employeeTotal' | 'employerTotal' | 'paidIn' | 'interest' | 'value';

export type EpfResults = { readonly [Name in Exclude<EpfColumn, 'paidIn'> | 'epsTotal']: Exact };

const columns: readonly Column<EpfColumn>[] = [
  { name: 'employeeTotal', valued: 'total' },
  { name: 'employerTotal', valued: 'total' },
  // Both shares, and what was there before.
  { name: 'paidIn', adds: ['value'], less: ['interest'], valued: 'rest', drawn: true },
  { name: 'interest', valued: 'rest' },
  { name: 'value' },
];

/** The employer's pension share of a month's pay, unrounded: 8.33% of at most 15,000. */
const pensionShare = (pay: Exact): Exact =>
  times(lesser(pay, exact(schemeLimits.eps.mostPay)), exact(schemeLimits.eps.pct) / 100n);

/**
 * Employee's and employer's shares of a pay that rises after every twelve months. Each month's opening balance earns a
 * twelfth of the yearly rate, added after month 12. The pension share leaves the employer's, and never makes it negative.
 * Example: 50,000 from 30 to 58, rising 5%, at 8.25% → 2,27,49,886.49. Edge: zero rate → what was paid and was there.
 */
export const epf: Model<EpfInputs, EpfResults, EpfColumn> = {
  id: 'epf',
  inputs: {
    basicMonthly: { unit: 'rupees', per: 'month', initial: 50_000, min: 1 },
    age: { unit: 'age', initial: 30, min: 18, max: 57 },
    retirementAge: { unit: 'age', initial: 58, max: 70 },
    employeePct: { unit: 'percent', initial: 12, ifLeftOut: 12, min: 0, max: 100 },
    employerPct: { unit: 'percent', initial: 12, ifLeftOut: 12, min: 0, max: 100 },
    epsMember: { unit: 'choice', choices: ['true', 'false'], ifLeftOut: 'true' },
    salaryGrowthPct: { unit: 'percent', initial: 5, ifLeftOut: 5, min: 0, max: 20 },
    savings: { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 },
    annualRatePct: { unit: 'percent', initial: governmentRates.epfPct, ifLeftOut: governmentRates.epfPct, min: 0 },
  },
  run: (inputs) => {
    const employee = percentInput('employeePct', inputs.employeePct ?? 12);
    const employer = percentInput('employerPct', inputs.employerPct ?? 12);
    const raise = ONE + percentInput('salaryGrowthPct', inputs.salaryGrowthPct);
    const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
    const member = String(inputs.epsMember ?? true) === 'true';
    const term = ageTerm(inputs, 'retirementAge', inputs.retirementAge);
    const months: Row<EpfColumn>[] = [];
    let pay = rupeesInput('basicMonthly', inputs.basicMonthly);
    let value = rupeesInput('savings', inputs.savings ?? 0);
    let [employeeTotal, employerTotal, epsTotal, interest, balances] = [ZERO, ZERO, ZERO, ZERO, ZERO];
    for (let month = 1; month <= term; month += 1) {
      if (month > 1 && month % 12 === 1) pay = times(pay, raise);
      const pension = member ? pensionShare(pay) : ZERO;
      const own = times(pay, employee);
      const theirs = greater(times(pay, employer) - pension, ZERO);
      balances += value;
      value += own + theirs;
      employeeTotal += own;
      employerTotal += theirs;
      epsTotal += pension;
      if (month % 12 === 0 || month === term) {
        const earned = times(balances, annualRate) / 12n;
        value += earned;
        interest += earned;
        balances = ZERO;
      }
      const paidIn = value - interest;
      months.push({ month, year: yearOf(month), employeeTotal, employerTotal, paidIn, interest, value });
    }
    return {
      results: { employeeTotal, employerTotal, epsTotal, interest, value },
      tables: { yearly: table(columns, months) },
    };
  },
};
