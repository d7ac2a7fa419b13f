import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { BasisLine } from '#calculator-page/extras/basis-line.tsx';
import {
  growthTable,
  isOnce,
  monthlyFractionOf,
  type PanelProps,
  plainTable,
} from '#calculator-page/extras/plan-of.ts';
import { yearsAtPrices } from '#calculator-page/extras/years-at-prices.ts';
import { inr } from '#calculator-page/help/inr.ts';
import { type Exact, ZERO } from '#engine/exact.ts';
import type { AnyTable } from '#engine/model.ts';
import { currentEquityTax } from '#engine/tax/rates.ts';
import { lumpsumTax, savingsTax } from '#engine/tax/savings-tax.ts';
import { transferTax, withdrawalTax } from '#engine/tax/withdrawal-tax.ts';
import type { Tax } from '#engine/tax/yearly-tax.ts';

interface Taxed {
  tax: Tax;
  /** Tax on what is sold on the way, where something is. */
  onTheWay: Tax | null;
  /** What is owned at the end before tax; null where withdrawals make that a question of its own. */
  before: Exact;
}

function taxed(props: PanelProps): Taxed {
  const { definition, outcome } = props;
  const kind = definition.extras.tax;
  const last = plainTable(props).months.at(-1);
  if (kind === 'withdrawal') {
    const { withdrawals, all } = withdrawalTax(
      plainTable(props) as AnyTable,
      monthlyFractionOf(outcome),
      outcome.choices.timing,
    );
    return { tax: all, onTheWay: withdrawals, before: (last?.remainingInvestment as Exact | undefined) ?? ZERO };
  }
  const before = (last?.value as Exact | undefined) ?? ZERO;
  if (kind === 'transfer') {
    const rates = [monthlyFractionOf(outcome, 'sourceRatePct'), monthlyFractionOf(outcome, 'targetRatePct')] as const;
    const { withdrawals, all } = transferTax(plainTable(props) as AnyTable, ...rates);
    return { tax: all, onTheWay: withdrawals, before };
  }
  const tax = isOnce(props)
    ? lumpsumTax(growthTable(props))
    : savingsTax(growthTable(props), monthlyFractionOf(outcome), outcome.choices.timing);
  return { tax, onTheWay: null, before };
}

/** Tax on the plan's gains as an equity fund, by lots, oldest first; rates and their day from one table. */
export default function TaxPanel(props: PanelProps) {
  const { tax, onTheWay, before } = taxed(props);
  const { conversion } = props.outcome;
  const { length: term } = plainTable(props).months;
  // The law taxes the rupees of each year; what is shown of them is at the prices of the page.
  const sum = ({ years }: Tax, name: 'long' | 'short' | 'tax') =>
    yearsAtPrices(years, (year) => year[name], conversion, term);
  const paid = onTheWay && sum(onTheWay, 'tax');
  const all = sum(tax, 'tax');
  const { longTermPct, shortTermPct, longTermFree, cessPct, longAfterMonths, source, checked } = currentEquityTax();
  const rows: [string, Exact][] = [
    ['Long-term gains', sum(tax, 'long')],
    ['Short-term gains', sum(tax, 'short')],
    ...(paid === null ? [] : ([['Tax on what is sold on the way', paid]] as [string, Exact][])),
    ['Tax in all, with cess', all],
    ['Left after tax', conversion.amount(before, term) - all + (paid ?? ZERO)],
  ];
  return (
    <div className="panel">
      <BasisLine conversion={conversion} />
      <p className="quiet">
        {onTheWay === null
          ? 'If everything is sold at the end.'
          : 'Each sale is taxed in its own year; what is left is sold at the end. Tax on the way is paid from other money.'}
      </p>
      <dl className="result__list">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inr(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="caption">
        For equity funds, a resident individual: {longTermPct}% on gains above {formatRupees(longTermFree, 0)} a year
        from units held over {longAfterMonths} months, {shortTermPct}% on others, {cessPct}% cess. The last instalments
        are short-term. Rates checked on {formatDate(checked)}. {source}
      </p>
    </div>
  );
}
