import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import { bothRegimes, type TaxRegimeInputs } from '#calculators/tax-regime/model.ts';
import { exact, greater, lesser, ZERO } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';

type PartName = 'left' | 'tax' | 'cess';

/** One part of an income: where it begins in the bar and how long it is, in per cent, and the rupees. */
export interface IncomePart {
  readonly name: PartName;
  readonly from: number;
  readonly length: number;
  readonly amount: string;
}

/** Per cent of a whole to three places, enough for a drawing. */
const percentOf = (part: bigint, whole: bigint): number => Number((part * 100_000n) / whole) / 1000;

/**
 * How each regime divides an income: what is left, the tax by slabs with surcharge, and the cess on it.
 *
 * @returns nothing while there is no income
 */
export function incomeParts(inputs: TaxRegimeInputs): { regime: 'new' | 'old'; parts: readonly IncomePart[] }[] {
  const income = exact(inputs.salary ?? 0) + exact(inputs.otherIncome ?? 0);
  if (income === ZERO) return [];
  const both = bothRegimes(inputs);
  return (['new', 'old'] as const).map((regime) => {
    const { tax, cess: exactCess } = both[regime];
    // The tax is rounded; where next to nothing is owed, it may come to less than the cess.
    const cess = lesser(exactCess, tax);
    const amounts = [
      ['left', greater(income - tax, ZERO)],
      ['tax', tax - cess],
      ['cess', cess],
    ] as const;
    let before = ZERO;
    const parts = amounts.map(([name, amount]) => {
      const from = percentOf(before, income);
      before += amount;
      return { name, from, length: percentOf(amount, income), amount: rupees(amount) };
    });
    return { regime, parts };
  });
}

const specs: Readonly<Record<PartName, { label: string; bar: string }>> = {
  left: { label: messages.barLeft, bar: 'invested' },
  tax: { label: messages.barTax, bar: 'gains' },
  cess: { label: messages.cessOnIt, bar: 'cess' },
};
const names = { new: messages.columnNew, old: messages.columnOld };
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
        <h2 id="divided">{messages.barsHeading}</h2>
        <div className="legend">
          {Object.values(specs).map(({ label, bar }) => (
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
                  className={specs[name].bar}
                  fill="currentColor"
                  x={percent(from)}
                  width={percent(length)}
                  height="100%"
                />
              ))}
            </svg>
            <p>{parts.map(({ name, amount }) => `${specs[name].label} ${formatRupees(amount)}`).join(' · ')}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
