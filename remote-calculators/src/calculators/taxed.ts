import type { PageView } from '#definition/definition.ts';
import { amountOf } from '#engine/amount-of.ts';
import type { NumberText } from '#engine/exact.ts';
import { growingOf } from '#engine/goals/growing.ts';
import { type AnyModel, type AnyRun, type Results, runOf } from '#engine/model.ts';
import { percentInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { instalmentAfterTax, lumpsumAfterTax } from '#engine/tax/goal-tax.ts';
import { type PlanTax, planTax, type Selling } from '#engine/tax/plan-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';
import { fundKindOf, taxedFundOf, taxedInputsOf, taxRules, transferTaxRules } from '#engine/tax/tax-inputs.ts';

type Inputs = { readonly [name: string]: NumberText };

/** The model with the inputs and results of tax, where gains of a fund are taxed; without `taxKind` it answers as before. */
export function taxed({ model, extras: { tax } }: Pick<PageView, 'model' | 'extras'>): AnyModel {
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
