import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { ReviewDue } from '#calculator-page/results/review-due.tsx';
import { type FundKind, fundTax } from '#engine/tax/fund-tax.ts';
import type { TaxSetting } from '#scenario/tax-setting.ts';

const { longAfterMonths, equityLongPct, equityShortPct, equityLongFree, hybridLongPct, cessPct } = fundTax;

const rules: Readonly<Record<FundKind, string>> = {
  equity: `Equity: ${equityLongPct}% on gains above ${formatRupees(equityLongFree, 0)} a year from units held for more than ${longAfterMonths.equity} months, ${equityShortPct}% on others.`,
  debt: 'Debt: your slab on all gains, however long the units were held.',
  hybrid: `Hybrid: ${hybridLongPct}% on gains from units held for more than ${longAfterMonths.hybrid} months, your slab on others.`,
};

/** By which rules the tax was worked out, what they leave out, and how old they are. */
export function TaxRules({ tax, transfer }: { tax: TaxSetting; transfer: boolean }) {
  const kinds = new Set(transfer ? [tax.sourceKind, tax.kind] : [tax.kind]);
  return (
    <>
      <p className="caption">
        For a resident individual, tax year {fundTax.year}. {[...kinds].map((kind) => rules[kind]).join(' ')} Surcharge
        by the income of the year, and {cessPct}% cess. Oldest units are sold first; each year of the plan is a tax
        year.
      </p>
      <p className="caption">
        Not counted: marginal relief, the basic exemption, the rebate, and the surcharge that the gain adds to your
        other income.
      </p>
      <p className="caption">
        {fundTax.source}; compared on {formatDate(fundTax.dated)}.
      </p>
      <ReviewDue table={fundTax} />
    </>
  );
}
