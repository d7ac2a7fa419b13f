import { expenseCorpus } from '#calculators/retirement/expense-corpus.ts';
import { type Exact, greater, type NumberText, ONE, over, times, ZERO } from '#engine/exact.ts';
import { ageTerm } from '#engine/goals/goal-term.ts';
import type { Column, InputRule, Model, Row } from '#engine/model.ts';
import { InputError, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { table, yearOf } from '#engine/table.ts';

export interface LifeCoverInputs {
  readonly age: NumberText;
  readonly retirementAge?: NumberText;
  readonly annualIncome: NumberText;
  /** The part of the income that one spends on oneself. */
  readonly personalExpensesPct?: NumberText;
  readonly incomeGrowthPct?: NumberText;
  /** Effective: what the family's money earns in a year. */
  readonly discountRatePct?: NumberText;
  /** What the family spends in a month today. */
  readonly familyMonthlyExpense: NumberText;
  readonly supportYears: NumberText;
  readonly inflationPct?: NumberText;
  readonly loans?: NumberText;
  /** What goals would cost today, such as a child's education. */
  readonly goals?: NumberText;
  readonly existingCover?: NumberText;
  readonly liquidAssets?: NumberText;
}

export type LifeCoverResults = {
  /** Human life value: what the income that the family would lose is worth today. */
  readonly hlv: Exact;
  readonly hlvGap: Exact;
  readonly familyCorpus: Exact;
  readonly need: Exact;
  readonly needGap: Exact;
};

/** The income of a year, what it is worth today, and the sum of that until then. */
export type LifeCoverColumn = 'income' | 'worthToday' | 'hlv';

const columns: readonly Column<LifeCoverColumn>[] = [{ name: 'income' }, { name: 'worthToday' }, { name: 'hlv' }];

interface LostIncome {
  /** Of the first year, without what one spends on oneself. */
  readonly firstYear: Exact;
  readonly growth: Exact;
  readonly discount: Exact;
  readonly years: number;
}

/**
 * The income that the family would lose, worth today: Σ income·(1−p)·((1+g)/(1+d))^y, paid at the start of each year, so
 * that all months of a year say the same.
 */
function lostIncome({ firstYear, growth, discount, years }: LostIncome): Row<LifeCoverColumn>[] {
  const factor = over(ONE + growth, ONE + discount);
  let [income, worthToday, hlv] = [firstYear, firstYear, firstYear];
  return Array.from({ length: 12 * years }, (_, at) => {
    if (at > 0 && at % 12 === 0) {
      income = times(income, ONE + growth);
      worthToday = times(worthToday, factor);
      hlv += worthToday;
    }
    return { month: at + 1, year: yearOf(at + 1), income, worthToday, hlv };
  });
}

const amount: InputRule = { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 };

/**
 * Life cover by what is earned and by what the family needs.
 * Example: 35 to 60, 12 lakh a year, 30% for oneself, growth 6% and discount 8%, 50,000 a month for 30 years, loans 30,
 * goals 25, cover 50, assets 15 lakh → by income 1,69,33,342.93, still needed 1,24,28,250.13.
 * Edge: growth as high as the discount → years × income; more cover than needed → a gap of 0.
 */
export const lifeCover: Model<LifeCoverInputs, LifeCoverResults, LifeCoverColumn> = {
  id: 'lifecover',
  termless: true,
  inputs: {
    age: { unit: 'age', initial: 35, min: 18, max: 69 },
    retirementAge: { unit: 'age', initial: 60, ifLeftOut: 60, above: 0 },
    annualIncome: { unit: 'rupees', per: 'year', initial: 1_200_000, above: 0 },
    personalExpensesPct: { unit: 'percent', initial: 30, ifLeftOut: 30, min: 0, max: 100 },
    incomeGrowthPct: { unit: 'percent', initial: 0, ifLeftOut: 0, min: 0 },
    discountRatePct: { unit: 'percent', initial: 8, ifLeftOut: 8, min: 0, max: 15 },
    familyMonthlyExpense: { unit: 'rupees', per: 'month', initial: 50_000, min: 0 },
    supportYears: { unit: 'years', initial: 30, min: 1, max: 60 },
    inflationPct: { unit: 'percent', initial: 6, ifLeftOut: 6, min: 0 },
    loans: amount,
    goals: amount,
    existingCover: amount,
    liquidAssets: amount,
  },
  run: (inputs) => {
    const { age, retirementAge = 60 } = inputs;
    const percent = (name: 'incomeGrowthPct' | 'inflationPct', usual: number) =>
      percentInput(name, inputs[name] ?? usual);
    const rupees = (name: 'loans' | 'goals' | 'existingCover' | 'liquidAssets') => rupeesInput(name, inputs[name] ?? 0);
    const years = ageTerm({ age }, 'retirementAge', retirementAge) / 12;
    const personal = percentInput('personalExpensesPct', inputs.personalExpensesPct ?? 30);
    if (personal > ONE) throw new InputError('personalExpensesPct', 'must be at most 100 per cent');
    const discount = percentInput('discountRatePct', inputs.discountRatePct ?? 8);
    const income = rupeesInput('annualIncome', inputs.annualIncome);
    const rows = lostIncome({
      firstYear: times(income, ONE - personal),
      growth: percent('incomeGrowthPct', 0),
      discount,
      years,
    });
    const hlv = rows.at(-1)?.hlv ?? ZERO;
    const familyCorpus = expenseCorpus({
      firstMonth: rupeesInput('familyMonthlyExpense', inputs.familyMonthlyExpense),
      rate: monthlyRate(discount, 'effective'),
      inflation: percent('inflationPct', 6),
      term: termInput({ years: inputs.supportYears }, 'supportYears'),
    });
    const need = familyCorpus + rupees('loans') + rupees('goals');
    const cover = rupees('existingCover');
    return {
      results: {
        hlv,
        hlvGap: greater(hlv - cover, ZERO),
        familyCorpus,
        need,
        needGap: greater(need - cover - rupees('liquidAssets'), ZERO),
      },
      tables: { yearly: table(columns, rows) },
    };
  },
};
