import { formatRupees } from 'shared/format/rupees';
import { Notice } from 'shared/ui';
import { type PanelProps, plainTable } from '#calculator-page/extras/plan-of.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { amountOf } from '#engine/amount-of.ts';
import { sameAsSip } from '#engine/deposits/same-as-sip.ts';
import { exact } from '#engine/exact.ts';
import { paiseText, roundToPaise } from '#engine/rounding.ts';
import { readTyped } from '#figures/amount-text.ts';
import { otherRate } from '#figures/rate-text.ts';
import { messages } from '#messages.en.ts';
import { rateMark, rateWarnings } from '#outcome/assumed-rates.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import { SIP_RETURN, sipReturnRule } from '#scenario/settings.ts';

/** What is assumed of a fund of shares, whose rate is typed as a nominal one. */
const assumed = {
  choices: { rateConvention: 'nominal', timing: 'start', mode: 'monthly' },
  tax: { kind: 'equity', sourceKind: 'debt' },
} as const;

interface AgainstSipPanelProps extends PanelProps {
  /** The return of the SIP in per cent, as typed. */
  text: string;
  onText: (text: string) => void;
}

/** The same payments on the same dates in a fund, beside what the page shows. */
export default function AgainstSipPanel({ text, onText, ...props }: AgainstSipPanelProps) {
  const typed = readTyped(text);
  const problem =
    typed.state === 'figure'
      ? figureProblem(typed.value, sipReturnRule)
      : typed.state === 'unreadable'
        ? messages.enterAReturn
        : undefined;
  const rate = typed.state === 'figure' && problem === undefined ? typed.value : null;
  return (
    <div className="panel">
      <p className="quiet">{messages.againstSipLead}</p>
      <QuantityField
        name={SIP_RETURN}
        label={messages.returnOfTheSip}
        text={text}
        onText={onText}
        unit="percent"
        slider={{ min: 0, max: 30, step: 0.1 }}
        mark={rateMark({}, 'annualRatePct', assumed)}
        note={rate === null ? undefined : otherRate(rate, 'nominal')}
        problem={problem}
      />
      {rate !== null && <BothTable {...props} rate={rate} />}
      <Notice kind="warning">
        <p>{messages.theSipIsNotAssured}</p>
        {rateWarnings({}, rate === null ? {} : { annualRatePct: rate }, assumed).map(({ name, sentence }) => (
          <p key={name}>{sentence}</p>
        ))}
      </Notice>
      <p className="caption">{messages.againstSipNote}</p>
    </div>
  );
}

/** Both at the end, and the difference of the shown figures. */
function BothTable({ definition, outcome, rate }: PanelProps & { rate: number }) {
  const { againstSip } = definition.extras;
  if (againstSip === undefined) return null;
  const table = plainTable({ definition, outcome });
  const last = table.months.at(-1);
  const { inputs } = outcome;
  const beside = {
    paidIn: againstSip.paidIn,
    opening: exact(inputs.savings ?? 0),
    timing: againstSip.timing(inputs),
  };
  const here = roundToPaise(amountOf(last, 'value'));
  const sip = roundToPaise(sameAsSip(table, exact(rate) / 100n, beside));
  const paid = formatRupees(paiseText(roundToPaise(amountOf(last, againstSip.paidIn))));
  const inWords = (paise: bigint) => formatRupees(paiseText(paise));
  return (
    <ScrollBox label={messages.againstSipLabel}>
      <table className="table">
        <caption>{messages.againstSipCaption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.againstSipColumnPaid}</th>
            <th scope="col">{messages.extrasAtTheEnd}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{messages.tocLabel}</th>
            <td>{paid}</td>
            <td>{inWords(here)}</td>
          </tr>
          <tr>
            <th scope="row">{messages.againstSipColumnSip}</th>
            <td>{paid}</td>
            <td>{inWords(sip)}</td>
          </tr>
          <tr>
            <th scope="row">{messages.columnDifference}</th>
            <td />
            <td>
              {sip > here && '+'}
              {inWords(sip - here)}
            </td>
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  );
}
