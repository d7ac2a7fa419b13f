import { type ExpenseCorpusResults, runExpenses } from '#calculators/retirement/expense-corpus.ts';
import { runWithdrawals, type SwpColumn } from '#calculators/swp/model.ts';
import { type Withdrawals, withdrawalMonths } from '#calculators/swp/withdrawal-months.ts';
import { corpora } from '#engine/corpora.ts';
import { type Exact, lesser, type NumberText, ONE, over, times, whole, ZERO } from '#engine/exact.ts';
import { ageTerm, type OptionalTerm } from '#engine/goals/goal-term.ts';
import { requiredInstalment } from '#engine/goals/required-instalment.ts';
import type { Conventions, Model, Run } from '#engine/model.ts';
import { ageInput, percentInput, rupeesInput } from '#engine/possible.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';
import { lastReal, todaysRupeesInput, withRealFigures } from '#engine/real-figures.ts';
import { pricesAt } from '#engine/todays-rupees.ts';

export type ByExpenseInputs = OptionalTerm &
  Pick<Conventions, 'rateConvention' | 'todaysRupeesPct'> & {
    readonly age: NumberText;
    readonly retirementAge: NumberText;
    readonly lifeExpectancy: NumberText;
    /** What a month costs today, in today's rupees. */
    readonly monthlyExpense: NumberText;
    readonly inflationPct: NumberText;
    /** Return until retirement, and from then on. */
    readonly annualRatePct: NumberText;
    readonly postReturnPct: NumberText;
    /** Already saved for this, today; it grows until retirement. */
    readonly savings: NumberText;
    /** A pension a month in today's rupees, taken to rise with inflation as the expense does. */
    readonly monthlyPension: NumberText;
    /** What is saved a month; left out, no result of `OwnPlanResults` is answered, and the table is that of the corpus. */
    readonly monthly?: NumberText;
  };

export type ByExpenseResults = ExpenseCorpusResults &
  Partial<OwnPlanResults> & {
    /** What the first month of retirement takes from the corpus: expense less pension, in that day's rupees. */
    readonly firstMonthExpense: Exact;
    readonly savingsAtRetirement: Exact;
    /** What the monthly or one-time investment has to become: the corpus less the grown savings, never below zero. */
    readonly target: Exact;
    readonly requiredSip: Exact;
    readonly requiredSipIfStartOfMonth: Exact;
    readonly requiredLumpsum: Exact;
  };

/**
 * Retirement from what a month costs. The expense less the pension grows with inflation until retirement; the corpus is
 * its present value then (`expenseCorpus`); existing savings grow once a year and reduce it; the rest is a goal.
 * Example: 30 now, retiring at 60, to 85; 50,000 a month, 6% inflation, 12% before and 8% after → the first month
 * costs 2,87,174.56 and the corpus is 6,49,87,806.70. Edge: a pension above the expense → nothing is needed.
 */
export const retirementByExpense: Model<ByExpenseInputs, ByExpenseResults, SwpColumn> = {
  id: 'retirement',
  inputs: {
    age: { unit: 'age', min: 0 },
    retirementAge: { unit: 'age', above: 0 },
    lifeExpectancy: { unit: 'age', initial: 85, above: 0 },
    monthlyExpense: { unit: 'rupees', per: 'month', above: 0 },
    annualRatePct: { unit: 'percent', above: 0 },
    postReturnPct: { unit: 'percent', initial: 8, above: 0 },
    inflationPct: { unit: 'percent', initial: 6, ifLeftOut: 6, min: 0 },
    savings: { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 },
    monthlyPension: { unit: 'rupees', per: 'month', initial: 0, ifLeftOut: 0, min: 0 },
    monthly: { unit: 'rupees', per: 'month', min: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
    ...todaysRupeesInput,
  },
  run: (inputs) => {
    const { age, retirementAge, lifeExpectancy } = inputs;
    const saving = ageTerm(inputs, 'retirementAge', retirementAge);
    const spending = ageTerm({ age }, 'lifeExpectancy', lifeExpectancy) - saving;
    ageTerm({ age: retirementAge }, 'lifeExpectancy', lifeExpectancy, 'retirementAge');
    const inflation = percentInput('inflationPct', inputs.inflationPct);
    const annualRate = percentInput('annualRatePct', inputs.annualRatePct);
    const monthlyExpense = rupeesInput('monthlyExpense', inputs.monthlyExpense);
    const pension = lesser(rupeesInput('monthlyPension', inputs.monthlyPension), monthlyExpense);
    const firstMonthExpense = times(monthlyExpense - pension, yearlyGrowth(inflation, saving));
    const postRate = monthlyRate(percentInput('postReturnPct', inputs.postReturnPct), inputs.rateConvention);
    const spent = runExpenses({ firstMonth: firstMonthExpense, rate: postRate, inflation, term: spending });
    const savings = rupeesInput('savings', inputs.savings);
    const savingsAtRetirement = times(savings, yearlyGrowth(annualRate, saving));
    const target = spent.results.corpus - lesser(savingsAtRetirement, spent.results.corpus);
    const rate = monthlyRate(annualRate, inputs.rateConvention);
    const own =
      inputs.monthly === undefined
        ? undefined
        : ownPlan(
            {
              ...{
                age: ageInput('age', age),
                saving,
                spending,
                monthly: rupeesInput('monthly', inputs.monthly),
                savings,
              },
              ...{ expense: monthlyExpense - pension, annualRate, inflation, rate, postRate },
            },
            firstMonthExpense,
          );
    const run: Run<ByExpenseResults, SwpColumn> = {
      results: {
        ...spent.results,
        ...own?.results,
        firstMonthExpense,
        savingsAtRetirement,
        target,
        requiredSip: requiredInstalment(target, rate, saving, 'end'),
        requiredSipIfStartOfMonth: requiredInstalment(target, rate, saving, 'start'),
        requiredLumpsum: over(target, yearlyGrowth(annualRate, saving)),
      },
      tables: { yearly: { ...(own ?? spent).tables.yearly, startsAfter: saving } },
    };
    return withRealFigures(inputs, run, ({ yearly }, worth, { firstMonthExpense, corpus }) => ({
      realFirstMonthExpense: worth(firstMonthExpense, saving),
      realCorpus: worth(corpus, saving),
      realWithdrawn: lastReal(yearly).realWithdrawn ?? ZERO,
    }));
  },
};

/** What somebody's own saving comes to, beside what would be needed. */
type OwnPlanResults = {
  /** What is held on the day of retirement. */
  readonly heldAtRetirement: Exact;
  /** The age until which every month of it is paid in full; null where it lasts until the life expectancy. */
  readonly lastsToAge: Exact | null;
  /** The age from which it would last; null where that never comes. */
  readonly soonestAge: Exact | null;
};

/** A retirement from expenses in which somebody says what they save. */
interface OwnPlan {
  readonly age: number;
  /** Months until retirement, and from then until the life expectancy. */
  readonly saving: number;
  readonly spending: number;
  /** Saved at the end of each month until retirement. */
  readonly monthly: Exact;
  readonly savings: Exact;
  /** What a month costs today, less the pension. */
  readonly expense: Exact;
  /** Yearly, as a fraction. */
  readonly annualRate: Exact;
  readonly inflation: Exact;
  /** Monthly rates until retirement and from then on. */
  readonly rate: Exact;
  readonly postRate: Exact;
}

/**
 * Whether somebody's own saving pays for retirement: until what age, and from what age it would. Savings grow once a year
 * and instalments every month, as what the plan needs is counted; it lasts where what is held is the corpus or more.
 * Example: 30, 60, to 85; 50,000 a month, 6%, 12% and 8%, 15,000 saved a month → 5,24,24,461.99 held, which pays until
 * 79; from 62 years 3 months it would last. Edge: nothing saved → it ends at the age of retirement.
 *
 * @param firstMonth what the first month of retirement takes
 */
function ownPlan(
  { age, saving, spending, inflation, ...plan }: OwnPlan,
  firstMonth: Exact,
): Run<OwnPlanResults, SwpColumn> {
  const until = saving + spending;
  const held = heldByMonth({ ...plan, until });
  const heldAtRetirement = held[saving] ?? ZERO;
  const needed = corpora({ expense: plan.expense, inflation, rate: plan.postRate, until });
  const withdrawals = {
    ...{ investment: heldAtRetirement, withdrawal: firstMonth, rate: plan.postRate },
    ...{ raise: ONE + inflation, term: spending, atEnd: false },
  };
  const paid = monthsInFull(withdrawals);
  const soonest = held.findIndex((amount, month) => month < until && amount >= (needed[month] ?? amount));
  const atAge = (months: number) => whole(age) + whole(months) / 12n;
  return {
    results: {
      heldAtRetirement,
      lastsToAge: paid === spending ? null : atAge(saving + paid),
      soonestAge: soonest < 0 ? null : atAge(soonest),
    },
    tables: runWithdrawals(withdrawals).tables,
  };
}

/** What is held after 0, 1, … `until` months of saving. */
function heldByMonth({
  monthly,
  savings,
  annualRate,
  rate,
  until,
}: Pick<OwnPlan, 'monthly' | 'savings' | 'annualRate' | 'rate'> & { until: number }): Exact[] {
  const growth = pricesAt(annualRate);
  const held: Exact[] = [];
  for (let month = 0, instalments = ZERO; month <= until; month += 1) {
    held.push(times(savings, growth(month)) + instalments);
    instalments = times(instalments, ONE + rate) + monthly;
  }
  return held;
}

function monthsInFull(plan: Withdrawals): number {
  let months = 0;
  for (const { paid, wanted } of withdrawalMonths(plan)) {
    if (paid < wanted) break;
    months += 1;
  }
  return months;
}
