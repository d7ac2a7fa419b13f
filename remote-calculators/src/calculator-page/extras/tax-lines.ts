import { formatIndianNumber, formatRupees } from 'shared/format/rupees';
import {
  annualFraction,
  isOnce,
  monthlyFractionOf,
  type PanelProps,
  plainTable,
} from '#calculator-page/extras/plan-of.ts';
import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact, exact, whole, ZERO } from '#engine/exact.ts';
import { growingOf } from '#engine/goals/growing.ts';
import { roundToPaise } from '#engine/rounding.ts';
import { yearOf } from '#engine/table.ts';
import type { FundKind } from '#engine/tax/fund-tax.ts';
import type { NeedAfterTax } from '#engine/tax/goal-tax.ts';
import { needAfterTax, needMonthly, needOnce, owned } from '#engine/tax/goal-tax.ts';
import { type PlanTax, planTax, type Selling } from '#engine/tax/plan-tax.ts';
import { type Tax, type TaxedFund, taxByYear } from '#engine/tax/savings-tax.ts';
import { inr } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { asPaid as namedAsPaid } from '#outcome/price-basis.ts';
import { otherIncomeOf, type TaxSetting } from '#scenario/settings.ts';

/** What a goal asks for, before tax and so that tax can be paid from it. */
export interface GoalNeed {
  target: Exact;
  before: Exact;
  after: NeedAfterTax;
}

export interface TaxAnswer extends PlanTax {
  /** Of goals only. */
  need: GoalNeed | null;
}

function fundOf(setting: TaxSetting, otherIncome: number): TaxedFund {
  const { kind, slabPct, regime } = setting;
  return { kind, slab: exact(slabPct) / 100n, otherIncome: whole(otherIncome), regime, surcharge: 'on' };
}

function sellingOf(props: PanelProps): Selling {
  const { tax = 'savings' } = props.definition.extras;
  if (tax === 'withdrawal' || tax === 'transfer') return tax;
  return isOnce(props) ? 'once' : 'savings';
}

/** The tax on all that reaches a goal: the table of one investment leaves out what is saved already. */
function goalTax(props: PanelProps, fund: TaxedFund): TaxAnswer {
  const { outcome } = props;
  const { results } = outcome.run;
  const goal = {
    ...growingOf(outcome.inputs),
    target: amountOf(results, 'target'),
    rate: monthlyFractionOf(outcome),
    annualRate: annualFraction(outcome),
    term: plainTable(props).months.length,
  };
  const { timing } = outcome.choices;
  const monthly = timing === 'start' ? 'requiredSipIfStartOfMonth' : 'requiredSip';
  const before = amountOf(results, isOnce(props) ? 'requiredLumpsum' : monthly);
  const need = isOnce(props) ? needOnce(goal, fund.kind) : needMonthly(goal, timing, fund.kind);
  const { value: atEnd, gains } = owned(need, before);
  const tax = taxByYear(goal.term === 0 ? [] : [{ year: yearOf(goal.term), gains }], fund);
  const after = needAfterTax(need, fund);
  return { tax, onTheWay: null, atEnd, postTax: atEnd - tax.tax, need: { target: goal.target, before, after } };
}

/** The tax on what the page shows; null while the other income is no figure. */
export function taxAnswer(props: PanelProps, setting: TaxSetting): TaxAnswer | null {
  const otherIncome = otherIncomeOf(setting);
  if (otherIncome === null) return null;
  const fund = fundOf(setting, otherIncome);
  const { outcome, definition } = props;
  if (definition.extras.tax === 'goal') return goalTax(props, fund);
  const inputs = { ...outcome.inputs, ...outcome.choices };
  return { ...planTax(sellingOf(props), plainTable(props), inputs, fund, setting.sourceKind), need: null };
}

/** At the page's prices. The law taxes the rupees of each year; only what is shown of them is converted. */
export function taxPrices(props: PanelProps): TaxPrices {
  const { conversion } = props.outcome;
  if (conversion.inflationPct === null) return asPaid;
  const { length: term } = plainTable(props).months;
  return {
    years: ({ years }, name) => yearsAtPrices(years, (year) => year[name], conversion, term),
    atEnd: (amount) => conversion.amount(amount, term),
    paidName: (label) => namedAsPaid(label, conversion),
  };
}

/**
 * The sum of yearly amounts at the page's prices. That of plan year y falls due after 12y months, and at the latest when
 * the plan ends.
 *
 * @param term months of the plan
 */
export const yearsAtPrices = <Year extends { readonly year: number }>(
  years: readonly Year[],
  amountOf: (year: Year) => Exact,
  { amount }: Conversion,
  term: number,
): Exact => years.reduce((sum, year) => sum + amount(amountOf(year), Math.min(12 * year.year, term)), ZERO);

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
  if (kinds.every((one) => one === 'equity')) return messages.taxShortGains;
  return kinds.includes('equity') ? messages.taxShortAndSlabGains : messages.taxSlabGains;
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
      label: prices.paidName(once ? messages.resultOnceNeeded : messages.resultMonthlyNeeded),
      text: inr(need.before),
    },
    need && { label: prices.paidName(messages.resultNeededWithTax), text: inr(need.after.amount) },
    (tax.long > ZERO || setting.kind !== 'debt') && {
      label: messages.taxLongGains,
      text: inr(prices.years(tax, 'long')),
    },
    { label: otherLabel(setting, transfer), text: inr(prices.years(tax, 'other')) },
    (atRates > ZERO || atSlab > ZERO) && {
      label: onTheWay === null ? messages.taxSurcharge : messages.taxSurchargeLast,
      text:
        atRates === atSlab
          ? percent(atRates)
          : messages.taxSurchargeRates({ atRates: percent(atRates), atSlab: percent(atSlab) }),
    },
    onTheWay && { label: messages.taxOnTheWay, text: inr(prices.years(onTheWay, 'tax')) },
    { label: messages.taxSum, text: inr(prices.years(tax, 'tax')) },
    { label: messages.taxLeft, text: inr(leftOf(answer, prices)) },
  ];
  return lines.filter((line) => line !== false && line !== null);
}

/** What a goal's figures come to: "₹6,708.37 leaves ₹20,07,592.69 after tax, ₹1,25,335.57 short; ₹7,130.60 reaches it." */
export function conclusion(answer: TaxAnswer, prices: TaxPrices): string | null {
  const { tax, atEnd, need } = answer;
  if (need === null || atEnd === ZERO) return null;
  const before = inr(need.before);
  if (tax.tax === ZERO) return messages.taxNoneDue({ before });
  const left = leftOf(answer, prices);
  // Savings may become more than the target, and pay the tax or a part of it.
  const short = prices.atEnd(need.target) - left;
  if (roundToPaise(short) <= 0n) return messages.taxPaidFromIt({ before, left: inr(left) });
  return messages.taxShort({ before, left: inr(left), short: inr(short), after: inr(need.after.amount) });
}

/** Said where a little more would reach less. */
export function warning({ need }: TaxAnswer): string | null {
  const lessAbove = need?.after.lessAbove ?? null;
  return lessAbove === null ? null : messages.taxSurchargeWarning({ lessAbove: inr(lessAbove) });
}

/** How the law sorts funds, in a visitor's words. */
export const fundKinds: Readonly<Record<FundKind, string>> = {
  equity: messages.kindEquity,
  debt: messages.kindDebt,
  hybrid: messages.kindHybrid,
};

/** What tax was asked with, as paper says it: a label and what stands there. */
export const taxNotes = (setting: TaxSetting, transfer: boolean): readonly (readonly [string, string])[] => [
  ...(transfer ? ([[messages.fieldSourceKind, fundKinds[setting.sourceKind]]] as const) : []),
  [messages.fieldFundKind, fundKinds[setting.kind]],
  [messages.noteSlab, `${setting.slabPct}%`],
  [messages.fieldOtherIncome, formatRupees(otherIncomeOf(setting) ?? 0, 0)],
  [messages.fieldRegime, messages.taxRegimeNow({ regime: setting.regime })],
];
