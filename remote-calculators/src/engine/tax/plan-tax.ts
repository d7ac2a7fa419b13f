import { amountOf } from '#engine/amount-of.ts';
import { type Exact, exact, type NumberText } from '#engine/exact.ts';
import type { AnyTable, Conventions, GrowthColumn, Table } from '#engine/model.ts';
import { monthlyRate } from '#engine/rate.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import { lumpsumTax, savingsTax, type TaxedFund } from '#engine/tax/savings-tax.ts';
import { transferTax, withdrawalTax } from '#engine/tax/withdrawal-tax.ts';
import type { Tax } from '#engine/tax/yearly-tax.ts';

/** How a plan sells: all at the end, of many lots or of one, or on the way as well. */
export type Selling = 'savings' | 'once' | 'withdrawal' | 'transfer';

export interface PlanTax {
  readonly tax: Tax;
  /** On what is sold before the end; null where nothing is. It is paid from other money. */
  readonly onTheWay: Tax | null;
  /** What is owned at the end, before tax. */
  readonly atEnd: Exact;
  /** `atEnd` less the tax that then falls due. */
  readonly postTax: Exact;
}

/** The inputs that made the table, as far as its tax asks for them. */
export type TaxedInputs = Pick<Conventions, 'rateConvention' | 'timing'> & { readonly [name: string]: NumberText };

const rateOf = (inputs: TaxedInputs, name: string): Exact =>
  monthlyRate(exact(inputs[name] ?? 0) / 100n, inputs.rateConvention);

const last = ({ months }: AnyTable, name: string): Exact => amountOf(months.at(-1), name);

/**
 * Tax on a plan's gains, each plan year its own tax year, and what is left of the end's value.
 * Example: SIP 25,000, 20 years, 14%, equity → 40,06,287.27 with 15% surcharge.
 * @param sourceKind kind of the fund that an STP sells; of no meaning for others.
 */
export function planTax(
  selling: Selling,
  table: AnyTable,
  inputs: TaxedInputs,
  fund: TaxedFund,
  sourceKind: FundKind,
): PlanTax {
  if (selling === 'savings' || selling === 'once') {
    const growth = table as Table<GrowthColumn>;
    const timing = inputs.timing ?? 'start';
    const tax =
      selling === 'once' ? lumpsumTax(growth, fund) : savingsTax(growth, rateOf(inputs, 'annualRatePct'), timing, fund);
    const atEnd = last(table, 'value');
    return { tax, onTheWay: null, atEnd, postTax: atEnd - tax.tax };
  }
  const transfer = selling === 'transfer';
  const { withdrawals, all } = transfer
    ? transferTax(
        table,
        { source: rateOf(inputs, 'sourceRatePct'), target: rateOf(inputs, 'targetRatePct') },
        fund,
        sourceKind,
      )
    : withdrawalTax(table, rateOf(inputs, 'annualRatePct'), inputs.timing ?? 'start', fund);
  const atEnd = last(table, transfer ? 'value' : 'remainingInvestment');
  return { tax: all, onTheWay: withdrawals, atEnd, postTax: atEnd - all.tax + withdrawals.tax };
}
