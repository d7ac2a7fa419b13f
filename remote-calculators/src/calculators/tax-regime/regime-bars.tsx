import '#calculators/tax-regime/regime-bars.css';
import { formatRupees } from 'shared/format/rupees';
import { incomeParts, type PartName } from '#calculators/tax-regime/income-parts.ts';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeInputs } from '#calculators/tax-regime/model.ts';

const looks: Readonly<Record<PartName, { label: string; key: string; bar: string }>> = {
  left: { label: messages.whatIsLeft, key: 'key key--invested', bar: 'invested' },
  tax: { label: messages.taxWithSurcharge, key: 'key', bar: 'gains' },
  cess: { label: messages.cessOnIt, key: 'key key--cess', bar: 'cess' },
};
const names = { new: messages.newRegime, old: messages.oldRegime };
const percent = (share: number) => `${share}%`;

/** One income as both regimes divide it, drawn to the same scale; every part is told in words below its bar. */
export function RegimeBars({ inputs }: { inputs: TaxRegimeInputs }) {
  const both = incomeParts(inputs);
  if (both.length === 0) return null;
  return (
    <section className="card regime-bars" aria-labelledby="divided">
      <div className="card__head">
        <h2 id="divided">{messages.whereTheIncomeGoes}</h2>
        <div className="legend">
          {Object.values(looks).map(({ label, key }) => (
            <span key={label}>
              <span className={key} />
              {label}
            </span>
          ))}
        </div>
      </div>
      {both.map(({ regime, parts }) => (
        <div key={regime}>
          <h3 className="small">{names[regime]}</h3>
          <svg className="plot__drawing" width="100%" height="28" aria-hidden="true">
            {parts.map(({ name, from, length }) => (
              <rect key={name} className={looks[name].bar} x={percent(from)} width={percent(length)} height="28" />
            ))}
          </svg>
          <p className="caption">
            {parts.map(({ name, amount }) => `${looks[name].label} ${formatRupees(amount)}`).join(' · ')}
          </p>
        </div>
      ))}
    </section>
  );
}
