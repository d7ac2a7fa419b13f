import { formatRupees } from 'shared/format/rupees';
import { incomeParts, type PartName } from '#calculators/tax-regime/income-parts.ts';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeInputs } from '#calculators/tax-regime/model.ts';

const looks: Readonly<Record<PartName, { label: string; bar: string }>> = {
  left: { label: messages.whatIsLeft, bar: 'invested' },
  tax: { label: messages.taxWithSurcharge, bar: 'gains' },
  cess: { label: messages.cessOnIt, bar: 'cess' },
};
const names = { new: messages.newRegime, old: messages.oldRegime };
const percent = (share: number) => `${share}%`;

/**
 * One income as both regimes divide it, drawn to the same scale; every part is told in words below its bar. Without an
 * income the place of the bars is kept.
 */
export function RegimeBars({ inputs }: { inputs: TaxRegimeInputs | null }) {
  const both = inputs === null ? [] : incomeParts(inputs);
  if (both.length === 0)
    return (
      <div className="card">
        <p className="plot plot--empty">{messages.enterAnIncome}</p>
      </div>
    );
  return (
    <section className="card regime-bars" aria-labelledby="divided">
      <div className="card__head">
        <h2 id="divided">{messages.whereTheIncomeGoes}</h2>
        <div className="legend">
          {Object.values(looks).map(({ label, bar }) => (
            <span key={label}>
              <svg className="plot__drawing line-key" width="12" height="12" aria-hidden="true">
                <rect className={bar} width="12" height="12" fill="currentColor" />
              </svg>
              {label}
            </span>
          ))}
        </div>
      </div>
      {both.map(({ regime, parts }) => (
        <div key={regime}>
          <h3 className="small">{names[regime]}</h3>
          {/* The cess has the colour of the words here, as in the legend. */}
          <div className="caption">
            <svg className="plot__drawing" width="100%" height="100%" aria-hidden="true">
              {parts.map(({ name, from, length }) => (
                <rect
                  key={name}
                  className={looks[name].bar}
                  fill="currentColor"
                  x={percent(from)}
                  width={percent(length)}
                  height="100%"
                />
              ))}
            </svg>
            <p>{parts.map(({ name, amount }) => `${looks[name].label} ${formatRupees(amount)}`).join(' · ')}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
