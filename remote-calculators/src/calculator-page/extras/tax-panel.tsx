import { BasisLine } from '#calculator-page/extras/basis-line.tsx';
import { messages } from '#calculator-page/extras/messages.en.ts';
import { isOnce, type PanelProps } from '#calculator-page/extras/plan-of.ts';
import { taxAnswer } from '#calculator-page/extras/tax-answer.ts';
import { TaxFields } from '#calculator-page/extras/tax-fields.tsx';
import { conclusion, taxLines, warning } from '#calculator-page/extras/tax-lines.ts';
import { taxNotes } from '#calculator-page/extras/tax-notes.ts';
import { taxPrices } from '#calculator-page/extras/tax-prices.ts';
import { TaxRules } from '#calculator-page/extras/tax-rules.tsx';
import { useSettled } from '#calculator-page/settle/use-settled.ts';
import { QUIET_MS } from '#scenario/quiet.ts';
import type { TaxSetting } from '#scenario/tax-setting.ts';

interface TaxPanelProps extends PanelProps {
  tax: TaxSetting;
  onTax: (tax: TaxSetting) => void;
}

/** Tax on the plan's gains by the kind of fund, by lots, oldest first; rates and their day from one table. */
export default function TaxPanel({ tax, onTax, ...props }: TaxPanelProps) {
  const { conversion } = props.outcome;
  const transfer = props.definition.extras.tax === 'transfer';
  const answer = taxAnswer(props, tax);
  const prices = taxPrices(props);
  const lines = answer && taxLines(answer, tax, { transfer, once: isOnce(props) }, prices);
  const told = answer && [conclusion(answer, prices), warning(answer)].filter((text) => text !== null);
  const last = lines?.slice(-2).map(({ label, text }) => `${label} ${text}`);
  const spoken = useSettled([...(told ?? []), ...(last ?? [])].join(' '), QUIET_MS);
  const asked = taxNotes(tax, transfer).map((note) => note.join(' '));
  return (
    <div className="panel">
      <BasisLine conversion={conversion} />
      <TaxFields tax={tax} onTax={onTax} transfer={transfer} />
      <p className="quiet">{answer?.onTheWay ? messages.eachSaleIsTaxed : messages.ifEverythingIsSold}</p>
      {lines && (
        <dl className="result__list">
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <TaxRules tax={tax} transfer={transfer} />
      {told?.map((text) => (
        <p className="panel__answer" key={text}>
          {text}
        </p>
      ))}
      {last && <p className="print-only">{[messages.afterTax, ...asked, ...last, ...(told ?? [])].join(' · ')}</p>}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
