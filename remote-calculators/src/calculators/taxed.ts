import type { CalculatorView } from '#calculator-page/definition.ts';
import type { Exact, NumberText } from '#engine/exact.ts';
import type { AnyModel, AnyRun, Results } from '#engine/model.ts';
import { percentInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { instalmentAfterTax, lumpsumAfterTax } from '#engine/tax/goal-tax.ts';
import { type PlanTax, planTax, type Selling, type TaxedInputs } from '#engine/tax/plan-tax.ts';
import type { TaxedFund } from '#engine/tax/savings-tax.ts';
import { taxedFundOf, taxRules, transferTaxRules } from '#engine/tax/tax-inputs.ts';

type Inputs = { readonly [name: string]: NumberText };

/** The model with the inputs and results of tax; without `taxKind` it answers as before. */
export function taxed({ model, extras: { tax } }: Pick<CalculatorView, 'model' | 'extras'>): AnyModel {
  const selling = tax === 'goal' ? undefined : tax;
  return {
    ...model,
    inputs: { ...model.inputs, ...(selling === 'transfer' ? transferTaxRules : taxRules) },
    run: (inputs: Inputs): AnyRun => {
      const run = model.run(inputs as never);
      if (inputs.taxKind === undefined) return run;
      const fund = taxedFundOf(inputs);
      const results = selling
        ? plainTax(selling, run, inputs, fund)
        : goalTax(model.run({ ...inputs, timing: 'end' } as never), inputs, fund);
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
  return resultsOf(planTax(selling, table, inputs as TaxedInputs, fund, inputs.sourceTaxKind as FundKind));
}

/** Tax on the plan that pays at month end, and what is needed so that the target is left after it. */
function goalTax({ results, tables }: AnyRun, inputs: Inputs, fund: TaxedFund): Results {
  const table = tables.yearlyMonthlyMode;
  if (table === undefined) return {};
  const term = table.months.length;
  const { annualRatePct, rateConvention } = inputs as TaxedInputs;
  const paid = { ...inputs, timing: 'end' } as TaxedInputs;
  const annualRate = term === 0 ? 0n : percentInput('annualRatePct', annualRatePct);
  const goal = { target: results.target as Exact, rate: monthlyRate(annualRate, rateConvention), annualRate, term };
  const atEnd = instalmentAfterTax(goal, 'end', fund);
  return {
    ...resultsOf(planTax('savings', table, paid, fund, 'debt')),
    requiredSipAfterTax: atEnd.amount,
    requiredSipAfterTaxIfStartOfMonth: instalmentAfterTax(goal, 'start', fund).amount,
    requiredLumpsumAfterTax: lumpsumAfterTax(goal, fund).amount,
    taxAfterTax: atEnd.tax,
  };
}
