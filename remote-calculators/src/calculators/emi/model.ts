import {
  type Extra,
  instalmentOf,
  type Loan,
  type LoanMonth,
  loanMonths,
  noExtra,
} from '#calculators/emi/loan-months.ts';
import { DUST, type Exact, magnitude, type NumberText, ONE, times, ZERO } from '#engine/exact.ts';
import type { Column, Conventions, Model, Row, Term } from '#engine/model.ts';
import { InputError, monthsInput, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { table, yearOf } from '#engine/table.ts';

export type EmiInputs = Term &
  Pick<Conventions, 'rateConvention'> & {
    readonly principal: NumberText;
    /** The lender's rate: always a twelfth of it a month. */
    readonly annualRatePct: NumberText;
    readonly prepayYearly: NumberText;
    readonly prepayOnce: NumberText;
    /** The month in which `prepayOnce` is paid; left out, the twelfth, or the last of a shorter loan. */
    readonly prepayMonth?: NumberText;
    /** What the extra payments might earn instead; left out, no wealth is answered. */
    readonly investRatePct?: NumberText;
  };

/** What extra payments change; answered when there are any. */
type ExtraResults = {
  readonly totalPrepaid: Exact;
  readonly monthsTaken: number;
  readonly monthsSaved: number;
  readonly interestSaved: Exact;
};

export type EmiResults = {
  /** Null for a loan of no months. */
  readonly emi: Exact | null;
  readonly totalInterest: Exact;
  /** Principal and interest. */
  readonly totalPaid: Exact;
} & Partial<ExtraResults & PrepayOrInvest>;

export type EmiColumn = 'principalPaid' | 'interestPaid' | 'prepaid' | 'balance' | 'balanceWithout';

const columns: readonly Column<EmiColumn>[] = [
  { name: 'principalPaid', valued: 'totalOfYear' },
  { name: 'interestPaid', valued: 'totalOfYear' },
  { name: 'prepaid', valued: 'totalOfYear' },
  { name: 'balance' },
  { name: 'balanceWithout', drawn: true },
];

/**
 * A loan repaid in equal instalments, with extra payments if there are any: the instalment stays and the term shortens.
 * Rows hold what their year has paid up to the row's month.
 * Example: 50,00,000, 20 years, 9% → 44,986.30 a month; with 1,00,000 more a year it takes 167 months and
 * 20,17,584.96 less interest. Edge: zero rate → P ÷ n; no months → no instalment.
 */
export const emi: Model<EmiInputs, EmiResults, EmiColumn> = {
  id: 'emi',
  inputs: {
    principal: { unit: 'rupees', initial: 5_000_000, min: 10_000, max: 100_000_000 },
    years: { unit: 'years', initial: 20, min: 1, max: 40 },
    annualRatePct: { unit: 'percent', initial: 9, min: 0, max: 30 },
    prepayYearly: { unit: 'rupees', per: 'year', initial: 0, ifLeftOut: 0, min: 0 },
    prepayOnce: { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 },
    prepayMonth: { unit: 'months', initial: 12, min: 1 },
    investRatePct: { unit: 'percent', min: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const term = termInput(inputs);
    const principal = rupeesInput('principal', inputs.principal);
    const rate = percentInput('annualRatePct', inputs.annualRatePct) / 12n;
    const extra = extraOf(inputs, term);
    const loan: Loan = { principal, rate, term, extra };
    const isExtra = extra.yearly + extra.once > ZERO;
    const usual = [...loanMonths({ ...loan, extra: noExtra })];
    const months = isExtra ? [...loanMonths(loan)] : usual;
    const interest = (of: typeof months) => of.reduce((sum, month) => sum + month.interest, ZERO);
    const totalInterest = interest(months);
    const taken = months.filter(({ paid }) => paid > ZERO).length;
    const results: EmiResults = {
      emi: instalmentOf(loan),
      totalInterest,
      totalPaid: principal + totalInterest,
      ...(isExtra && {
        totalPrepaid: months.reduce((sum, { prepaid }) => sum + prepaid, ZERO),
        monthsTaken: taken,
        monthsSaved: term - taken,
        interestSaved: interest(usual) - totalInterest,
      }),
      ...(inputs.investRatePct !== undefined && prepayOrInvest(usual, months, earnedAMonth(inputs))),
    };
    return { results, tables: { yearly: table(columns, rowsOf(months, usual)) } };
  },
};

/** What is paid beside the instalment. @throws InputError when the single payment is asked for after the loan's end. */
function extraOf({ prepayYearly, prepayOnce, prepayMonth }: EmiInputs, term: number): Extra {
  const once = rupeesInput('prepayOnce', prepayOnce);
  const onceIn = prepayMonth === undefined ? Math.min(12, term) : monthsInput('prepayMonth', prepayMonth);
  if (once > ZERO && onceIn < 1) throw new InputError('prepayMonth', 'must be at least 1');
  if (once > ZERO && onceIn > term) throw new InputError('prepayMonth', 'must be at most the term');
  return { yearly: rupeesInput('prepayYearly', prepayYearly), once, onceIn };
}

const earnedAMonth = ({ investRatePct, rateConvention }: EmiInputs): Exact =>
  monthlyRate(percentInput('investRatePct', investRatePct), rateConvention);

function rowsOf(months: readonly LoanMonth[], usual: readonly LoanMonth[]): Row<EmiColumn>[] {
  let principalPaid = ZERO;
  let interestPaid = ZERO;
  let prepaid = ZERO;
  return months.map(({ month, interest, paid, prepaid: extra, balance }, at) => {
    const begins = month % 12 === 1;
    principalPaid = (begins ? ZERO : principalPaid) + paid - interest;
    interestPaid = (begins ? ZERO : interestPaid) + interest;
    prepaid = (begins ? ZERO : prepaid) + extra;
    const balanceWithout = usual[at]?.balance ?? ZERO;
    return { month, year: yearOf(month), principalPaid, interestPaid, prepaid, balance, balanceWithout };
  });
}

type PrepayOrInvest = {
  /** What the loan no longer takes, invested from then on. */
  readonly wealthIfPrepaid: Exact;
  /** The extra payments themselves, invested. */
  readonly wealthIfInvested: Exact;
  /** The second less the first: below zero where prepaying is ahead. */
  readonly investAhead: Exact;
};

/**
 * Extra payments into the loan, or into a fund? In both cases the same money leaves the pocket in each month of the whole
 * term, the instalment and the extra payment of that month, and what the loan does not take is invested at the month's end.
 * Example: 50,00,000, 20 years, 9%, 1,00,000 a year, 12% → investing is 18,97,780.30 ahead.
 * Edge: the fund earns what the loan costs → 0.
 * @param usual the loan without extra payments. @param prepaid the same loan with them. @param rate of the fund, monthly.
 */
function prepayOrInvest(usual: readonly LoanMonth[], prepaid: readonly LoanMonth[], rate: Exact): PrepayOrInvest {
  let wealthIfPrepaid = ZERO;
  let wealthIfInvested = ZERO;
  usual.forEach(({ paid: instalment }, at) => {
    const { paid = ZERO, due = ZERO, prepaid: extra = ZERO } = prepaid[at] ?? {};
    wealthIfPrepaid = times(wealthIfPrepaid, ONE + rate) + instalment + due - paid - extra;
    wealthIfInvested = times(wealthIfInvested, ONE + rate) + due;
  });
  const ahead = wealthIfInvested - wealthIfPrepaid;
  return { wealthIfPrepaid, wealthIfInvested, investAhead: magnitude(ahead) < DUST ? ZERO : ahead };
}
