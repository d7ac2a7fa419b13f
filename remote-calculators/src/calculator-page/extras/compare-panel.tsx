import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { BasisLine } from '#calculator-page/extras/basis-line.tsx';
import { PinButtons } from '#calculator-page/extras/pin-buttons.tsx';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import type { CalculatorView, FieldSpec } from '#definition/definition.ts';
import { paiseText } from '#engine/rounding.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { figureOf } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { inBasis } from '#outcome/price-basis.ts';

interface ComparePanelProps {
  definition: CalculatorView;
  outcome: Outcome;
  pinned: Outcome | null;
  onPin: (outcome: Outcome | null) => void;
}

const paise = (amount: string) => BigInt(amount.replace('.', ''));

/** Keeps one scenario beside the one that is being changed: inputs, figures and the difference. */
export default function ComparePanel({ definition, outcome, pinned, onPin }: ComparePanelProps) {
  return (
    <div className="panel">
      <PinButtons pinned={pinned !== null} what="scenario" onPin={() => onPin(outcome)} onUnpin={() => onPin(null)} />
      <BasisLine conversion={outcome.conversion} />
      {pinned === null ? (
        <p className="quiet">{messages.compareLead}</p>
      ) : (
        <ScrollBox label={messages.compareLabel}>
          <table className="table">
            <caption>
              {messages.comparedInRupees({ inBasis: inBasis(messages.unitRupees, outcome.conversion) })}
            </caption>
            <thead>
              <tr>
                <td />
                <th scope="col">{messages.columnPinned}</th>
                <th scope="col">{messages.compareColumnNow}</th>
                <th scope="col">{messages.columnDifference}</th>
              </tr>
            </thead>
            <tbody>
              {definition.fields.map((spec) => (
                <tr key={spec.name}>
                  <th scope="row">{spec.label}</th>
                  <td>{typed(definition, pinned, spec)}</td>
                  <td>{typed(definition, outcome, spec)}</td>
                  <td />
                </tr>
              ))}
              {outcome.figures.map(({ result, label, amount }) => {
                const other = figureOf(pinned.figures, result)?.amount ?? null;
                if (amount === null || other === null) return null;
                const gap = paise(amount) - paise(other);
                return (
                  <tr key={result}>
                    <th scope="row">{label}</th>
                    <td>{formatRupees(other)}</td>
                    <td>{formatRupees(amount)}</td>
                    <td>
                      {gap > 0n && '+'}
                      {formatRupees(paiseText(gap))}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </div>
  );
}

function typed({ rules }: CalculatorView, { inputs }: Outcome, { name, called }: FieldSpec): string {
  const value = inputs[name];
  const unit = rules[name]?.unit;
  if (value === undefined) return '';
  if (unit === 'date') return formatDate(String(value));
  if (called) return called(String(value));
  const counted = unit === 'rupees' || unit === 'percent' || unit === 'months' ? unit : 'years';
  return withUnit(Number(value), counted);
}
