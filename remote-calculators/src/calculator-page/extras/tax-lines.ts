import { formatIndianNumber } from 'shared/format/rupees';
import { messages } from '#calculator-page/extras/messages.en.ts';
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
  if (kinds.every((one) => one === 'equity')) return messages.shortTermGains;
  return kinds.includes('equity') ? messages.shortTermGainsAndGains : messages.gainsAtYourSlab;
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
      label: prices.paidName(once ? messages.oneTimeInvestmentNeeded : messages.monthlyInvestmentNeeded),
      text: inr(need.before),
    },
    need && { label: prices.paidName(messages.neededIfTaxIsPaid), text: inr(need.after.amount) },
    (tax.long > ZERO || setting.kind !== 'debt') && {
      label: messages.longTermGains,
      text: inr(prices.years(tax, 'long')),
    },
    { label: otherLabel(setting, transfer), text: inr(prices.years(tax, 'other')) },
    (atRates > ZERO || atSlab > ZERO) && {
      label: onTheWay === null ? messages.surcharge : messages.surchargeOfTheLastYear,
      text:
        atRates === atSlab
          ? percent(atRates)
          : messages.onTaxAtSlab({ atRates: percent(atRates), atSlab: percent(atSlab) }),
    },
    onTheWay && { label: messages.taxOnWhatIsSold, text: inr(prices.years(onTheWay, 'tax')) },
    { label: messages.taxInAllWithSurcharge, text: inr(prices.years(tax, 'tax')) },
    { label: messages.leftAfterTax, text: inr(leftOf(answer, prices)) },
  ];
  return lines.filter((line) => line !== false && line !== null);
}

/** What a goal's figures come to: "₹6,708.37 leaves ₹20,07,592.69 after tax, ₹1,25,335.57 short; ₹7,130.60 reaches it." */
export function conclusion(answer: TaxAnswer, prices: TaxPrices): string | null {
  const { tax, atEnd, need } = answer;
  if (need === null || atEnd === ZERO) return null;
  const { before, after } = need;
  if (tax.tax === ZERO) return messages.reachesTheTargetNoTax({ before: inr(before) });
  const short = inr(prices.years(tax, 'tax'));
  return messages.leavesAfterTax({
    before: inr(before),
    left: inr(leftOf(answer, prices)),
    short,
    after: inr(after.amount),
  });
}

/** Said where a little more would reach less. */
export function warning({ need }: TaxAnswer): string | null {
  const lessAbove = need?.after.lessAbove ?? null;
  return lessAbove === null ? null : messages.aboveAHigherSurcharge({ lessAbove: inr(lessAbove) });
}
