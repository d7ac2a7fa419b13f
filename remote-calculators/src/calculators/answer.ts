import { chanced } from '#calculators/chanced.ts';
import { listed } from '#calculators/listed.ts';
import { retirementByExpense } from '#calculators/retirement/by-expense.ts';
import { expenseCorpusModel } from '#calculators/retirement/expense-corpus.ts';
import type { PageView } from '#definition/definition.ts';
import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact, type NumberText } from '#engine/exact.ts';
import { growingOf } from '#engine/goals/growing.ts';
import { type IllustrationKind, illustrationOf } from '#engine/illustration/illustration.ts';
import { type AnyModel, type AnyRun, type AnyTable, type RateConvention, type Results, runOf } from '#engine/model.ts';
import { InputError, percentInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { checkBounds, readInputs } from '#engine/read-inputs.ts';
import { percent, rupees } from '#engine/rounding.ts';
import { instalmentAfterTax, lumpsumAfterTax } from '#engine/tax/goal-tax.ts';
import { type PlanTax, planTax, type Selling } from '#engine/tax/plan-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';
import { fundKindOf, taxedFundOf, taxedInputsOf, taxRules, transferTaxRules } from '#engine/tax/tax-inputs.ts';

/** Every calculator by its id. Pages import their own model; this list is for `calc`, the bench and tests. */
export const models: Readonly<Record<string, AnyModel>> = Object.fromEntries(
  listed.map(({ view }) => [view.id, view.model]),
);

/** Models that answer under the id of a calculator, by the input whose presence says that they are meant. */
const otherModels: readonly { by: string; model: AnyModel }[] = [
  { by: 'firstMonthExpense', model: expenseCorpusModel },
  { by: 'monthlyExpense', model: chanced(retirementByExpense, 'retirement') },
];

interface IllustrationInputs {
  readonly annualRatePct: NumberText;
  readonly rateConvention: RateConvention;
  readonly once: 'true' | 'false';
  readonly kind: IllustrationKind;
}

/** The AMFI notice as `calc` answers it: an assumed rate as CAGR, its limit, and whether it lies above that. */
const illustrationModel: AnyModel = {
  id: 'illustration',
  termless: true,
  inputs: {
    annualRatePct: { unit: 'percent', min: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
    once: { unit: 'choice', choices: ['true', 'false'], ifLeftOut: 'false' },
    kind: { unit: 'choice', choices: ['general', 'fixedIncome'], ifLeftOut: 'general' },
  },
  run: ({ annualRatePct, rateConvention, once, kind }: IllustrationInputs): AnyRun => {
    // Says what is wrong with a rate that cannot be one.
    percentInput('annualRatePct', annualRatePct);
    const results = illustrationOf({ annualRatePct, rateConvention, once: once === 'true', kind });
    return { results: { ...results }, tables: {} };
  },
};

export interface AnswerOptions {
  /** Every digit instead of two places. */
  readonly exact: boolean;
  /** Hold the inputs against the page's own bounds as well. */
  readonly bounds: boolean;
  /** `YYYY-MM-DD` in Asia/Kolkata; counts where a target date comes without a day to count from. */
  readonly today: string;
}

/** What `calc` prints: results and yearly tables under the names of `exact.json`. */
export type Answer = { readonly [name: string]: string | number | boolean | null | readonly object[] };

const usualModels: ReadonlyMap<string, AnyModel> = new Map([
  ...listed.map(({ view }): [string, AnyModel] => [view.id, withExtras(view)]),
  [illustrationModel.id, illustrationModel],
]);

/** Every id that `answer` takes. */
export const answeredIds: readonly string[] = [...usualModels.keys()];

/** Every model that answers under an id, the one that answers unless an input says otherwise first. */
export const modelsFor = (id: string): readonly AnyModel[] => [
  usualModel(id),
  ...otherModels.flatMap(({ model }) => (model.id === id ? [model] : [])),
];

function withExtras(view: PageView): AnyModel {
  const { chance } = view.extras;
  const model = taxed(view);
  return chance ? chanced(model, chance) : model;
}

function usualModel(id: string): AnyModel {
  const found = usualModels.get(id);
  if (!found) throw new InputError('calculator', `${JSON.stringify(id)} is unknown: ${answeredIds.join(', ')}`);
  return found;
}

function modelFor(id: string, inputs: unknown): AnyModel {
  const given = typeof inputs === 'object' && inputs !== null ? inputs : {};
  const other = otherModels.find(({ by, model }) => model.id === id && by in given);
  return other ? other.model : usualModel(id);
}

function rowsOf({ columns, years }: AnyTable, text: (value: Exact) => string): object[] {
  return years.map((row) => {
    const answered = columns.filter(({ drawn }) => !drawn);
    const amounts = answered.map(({ name }) => [name, text(amountOf(row, name))] as const);
    return { year: row.year, months: row.month, ...Object.fromEntries(amounts) };
  });
}

/**
 * Works out one calculator from inputs as they come from outside. Each figure is rounded on its own here, so that it is
 * the golden figure; tables on pages make the shown figures add up instead.
 * @throws InputError with one clear line when calculator or inputs are wrong.
 */
export function answer(id: string, raw: unknown, options: AnswerOptions): Answer {
  const model = modelFor(id, raw);
  const read = readInputs(model, raw);
  const inputs = read.targetDate !== undefined && !read.today ? { ...read, today: options.today } : read;
  const run = runOf(model, inputs);
  if (options.bounds) checkBounds(model, inputs);
  const text = options.exact ? digits : rupees;
  const results = Object.entries(run.results).map(([name, value]) => [
    name,
    typeof value !== 'bigint' ? value : name.endsWith('Pct') && !options.exact ? percent(value) : text(value),
  ]);
  const tables = Object.entries(run.tables).map(([name, table]) => [name, rowsOf(table, text)]);
  return Object.fromEntries([...results, ...tables]);
}

type Inputs = { readonly [name: string]: NumberText };

/** The model with the inputs and results of tax, where gains of a fund are taxed; without `taxKind` it answers as before. */
function taxed({ model, extras: { tax } }: Pick<PageView, 'model' | 'extras'>): AnyModel {
  if (tax === undefined) return model;
  const selling = tax === 'goal' ? undefined : tax;
  return {
    ...model,
    inputs: { ...model.inputs, ...(selling === 'transfer' ? transferTaxRules : taxRules) },
    run: (inputs: Inputs): AnyRun => {
      const run = runOf(model, inputs);
      if (inputs.taxKind === undefined) return run;
      const fund = taxedFundOf(inputs);
      const results = selling
        ? plainTax(selling, run, inputs, fund)
        : goalTax(runOf(model, { ...inputs, timing: 'end' }), inputs, fund);
      return { tables: run.tables, results: { ...run.results, ...results } };
    },
  };
}

function resultsOf({ tax, onTheWay, postTax }: PlanTax): Results {
  return {
    taxLong: tax.long,
    taxOther: tax.other,
    tax: tax.tax,
    ...(onTheWay === null ? {} : { taxOnTheWay: onTheWay.tax }),
    surchargePct: 100n * tax.surcharge.atRates,
    surchargeSlabPct: 100n * tax.surcharge.atSlab,
    postTax,
  };
}

function plainTax(selling: Selling, { tables }: AnyRun, inputs: Inputs, fund: TaxedFund): Results {
  const table = tables.yearly;
  if (table === undefined) return {};
  return resultsOf(planTax(selling, table, taxedInputsOf(inputs), fund, fundKindOf(inputs.sourceTaxKind)));
}

/** Tax on the plan that pays at month end, and what is needed so that the target is left after it. */
function goalTax({ results, tables }: AnyRun, inputs: Inputs, fund: TaxedFund): Results {
  const table = tables.yearlyMonthlyMode;
  if (table === undefined) return {};
  const term = table.months.length;
  const paid = { ...taxedInputsOf(inputs), timing: 'end' as const };
  const annualRate = term === 0 ? 0n : percentInput('annualRatePct', inputs.annualRatePct);
  const goal = {
    ...growingOf(inputs),
    target: amountOf(results, 'target'),
    rate: monthlyRate(annualRate, paid.rateConvention),
    annualRate,
    term,
  };
  const atEnd = instalmentAfterTax(goal, 'end', fund);
  return {
    ...resultsOf(planTax('savings', table, paid, fund, 'debt')),
    requiredSipAfterTax: atEnd.amount,
    requiredSipAfterTaxIfStartOfMonth: instalmentAfterTax(goal, 'start', fund).amount,
    requiredLumpsumAfterTax: lumpsumAfterTax(goal, fund).amount,
    taxAfterTax: atEnd.tax,
  };
}
