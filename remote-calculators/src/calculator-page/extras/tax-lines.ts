import { formatIndianNumber } from 'shared/format/rupees';
import type { TaxAnswer } from '#calculator-page/extras/tax-answer.ts';
import { digits, type Exact, ZERO } from '#engine/exact.ts';
import type { Tax } from '#engine/tax/yearly-tax.ts';
import { inr } from '#figures/inr.ts';
import type { TaxSetting } from '#scenario/tax-setting.ts';

/** At which prices amounts are shown: those of a plan year, and those of the plan's end. */
export interface TaxPrices {
  years: (tax: Tax, name: 'long' | 'other' | 'tax') => Exact;
  atEnd: (amount: Exact) => Exact;
  /** The name of an amount that stays as it is paid. */
  paidName: (label: string) => string;
}

/** In the rupees of their own days, as the law taxes them. */
export const asPaid: TaxPrices = {
  years: (tax, name) => tax[name],
  atEnd: (amount) => amount,
  paidName: (label) => label,
};

export interface TaxLine {
  label: string;
  text: string;
}

const percent = (fraction: Exact): string => `${formatIndianNumber(digits(100n * fraction))}%`;

function otherLabel({ kind, sourceKind }: TaxSetting, transfer: boolean): string {
  const kinds = transfer ? [kind, sourceKind] : [kind];
  if (kinds.every((one) => one === 'equity')) return 'Short-term gains';
  return kinds.includes('equity') ? 'Short-term gains and gains at your slab' : 'Gains at your slab';
}

/** The end's value less the tax that then falls due. */
const leftOf = ({ tax, onTheWay, atEnd }: TaxAnswer, prices: TaxPrices): Exact =>
  prices.atEnd(atEnd) - prices.years(tax, 'tax') + (onTheWay === null ? ZERO : prices.years(onTheWay, 'tax'));

/** The figures of the panel. A line of nothing is left out where the kind of fund never has it. */
export function taxLines(
  answer: TaxAnswer,
  setting: TaxSetting,
  { transfer, once }: { transfer: boolean; once: boolean },
  prices: TaxPrices,
): TaxLine[] {
  const { tax, onTheWay, need } = answer;
  const { atRates, atSlab } = tax.surcharge;
  const lines: (TaxLine | false | null)[] = [
    need && {
      label: prices.paidName(once ? 'One-time investment needed' : 'Monthly investment needed'),
      text: inr(need.before),
    },
    need && { label: prices.paidName('Needed if tax is paid from it'), text: inr(need.after.amount) },
    (tax.long > ZERO || setting.kind !== 'debt') && { label: 'Long-term gains', text: inr(prices.years(tax, 'long')) },
    { label: otherLabel(setting, transfer), text: inr(prices.years(tax, 'other')) },
    (atRates > ZERO || atSlab > ZERO) && {
      label: onTheWay === null ? 'Surcharge' : 'Surcharge of the last year',
      text: atRates === atSlab ? percent(atRates) : `${percent(atRates)}, on tax at slab ${percent(atSlab)}`,
    },
    onTheWay && { label: 'Tax on what is sold on the way', text: inr(prices.years(onTheWay, 'tax')) },
    { label: 'Tax in all, with surcharge and cess', text: inr(prices.years(tax, 'tax')) },
    { label: 'Left after tax', text: inr(leftOf(answer, prices)) },
  ];
  return lines.filter((line) => line !== false && line !== null);
}

/** What a goal's figures come to: "₹6,708.37 leaves ₹20,07,592.69 after tax, ₹1,25,335.57 short; ₹7,130.60 reaches it." */
export function conclusion(answer: TaxAnswer, prices: TaxPrices): string | null {
  const { tax, atEnd, need } = answer;
  if (need === null || atEnd === ZERO) return null;
  const { before, after } = need;
  if (tax.tax === ZERO) return `${inr(before)} reaches the target: no tax falls due.`;
  const short = inr(prices.years(tax, 'tax'));
  return `${inr(before)} leaves ${inr(leftOf(answer, prices))} after tax, ${short} short; ${inr(after.amount)} reaches it.`;
}

/** Said where a little more would reach less. */
export function warning({ need }: TaxAnswer): string | null {
  const lessAbove = need?.after.lessAbove ?? null;
  return lessAbove === null
    ? null
    : `Above ${inr(lessAbove)} a higher surcharge begins, and a little more leaves less than the target.`;
}
