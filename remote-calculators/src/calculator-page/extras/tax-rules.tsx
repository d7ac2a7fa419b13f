import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculator-page/extras/messages.en.ts';
import { ReviewDue } from '#calculator-page/results/review-due.tsx';
import { rupees } from '#engine/rounding.ts';
import { type FundKind, fundTax } from '#engine/tax/fund-tax.ts';
import { leftOut } from '#engine/tax/left-out.ts';
import type { TaxSetting } from '#scenario/tax-setting.ts';

const { longAfterMonths, equityLongPct, equityShortPct, equityLongFree, hybridLongPct, cessPct } = fundTax;

const rules: Readonly<Record<FundKind, string>> = {
  equity: messages.equityOnGainsAbove({
    equityLongPct,
    equityLongFree: formatRupees(equityLongFree, 0),
    equity: longAfterMonths.equity,
    equityShortPct,
  }),
  debt: messages.debtYourSlabOnAll,
  hybrid: messages.hybridOnGainsFromUnits({ hybridLongPct, hybrid: longAfterMonths.hybrid }),
};

/** By which rules the tax was worked out, what they leave out, and how old they are. */
export function TaxRules({ tax, transfer }: { tax: TaxSetting; transfer: boolean }) {
  const kinds = new Set(transfer ? [tax.sourceKind, tax.kind] : [tax.kind]);
  return (
    <>
      <p className="caption">
        {messages.forAResidentIndividualTax({
          year: fundTax.year,
          rules: [...kinds].map((kind) => rules[kind]).join(' '),
          cess: cessPct,
        })}
      </p>
      <p className="caption">
        {messages.notCountedMarginalRelief({
          exemption: formatRupees(rupees(leftOut.exemption), 0),
          rebate: formatRupees(rupees(leftOut.rebate), 0),
          surcharge: fundTax.mostSurchargePct.gains,
        })}
      </p>
      <p className="caption">{messages.sourceAndDate({ source: fundTax.source, dated: formatDate(fundTax.dated) })}</p>
      <ReviewDue table={fundTax} />
    </>
  );
}
