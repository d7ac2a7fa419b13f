import { formatDate, monthNames } from 'shared/format/date';
import type { ColumnSpec, FieldSpec, FigureSpec, Inputs, Values } from '#definition/definition.ts';
import { depositBounds } from '#engine/deposits/deposit-bounds.ts';
import type { InterestColumn } from '#engine/deposits/interest-table.ts';
import type { PaidIn } from '#engine/deposits/savings-account.ts';
import type { TaxedInterest } from '#engine/deposits/slab-tax.ts';
import { governmentRates } from '#engine/government/rates.ts';
import type { YearlyDeposit } from '#engine/government/scheme-limits.ts';
import type { Timing } from '#engine/model.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';
import { fieldText } from '#figures/amount-text.ts';
import { reviewText } from '#figures/review-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { endsIn } from '#specs/notes.ts';

/** A rate that the government sets; `usual` is the one that it has set, in per cent. */
export const governmentRate = (usual: number): FieldSpec<'annualRatePct'> => ({
  name: 'annualRatePct',
  label: messages.fieldInterest,
  slider: { min: 0, max: 15, step: 0.05 },
  note: (_, { today }) => {
    const due = reviewText(governmentRates, today) ?? 'none';
    return messages.setByGovernment({ rate: fieldText(usual), dated: formatDate(governmentRates.dated), due });
  },
});

/** What stands below an account of the government in place of the sentence on assumed returns. */
export const dependsOnTheGovernment = messages.dependsOnTheGovernment;

/** Yes or no, as models take it. */
export const yesOrNo = (choice: string): string => (choice === 'true' ? messages.answerYes : messages.answerNo);

/** What a year's deposit is, and when it is paid: for accounts whose year runs from April. */
export const depositField = (least: number, most: number): FieldSpec<'deposit'> => ({
  name: 'deposit',
  label: messages.fieldDeposit,
  slider: { min: least, max: most, step: 500 },
});

export const paidInFields: readonly FieldSpec<keyof PaidIn>[] = [
  {
    name: 'frequency',
    label: messages.fieldFrequency,
    called: (choice) => (choice === 'monthly' ? messages.looksEveryMonth : messages.frequencyYearly),
  },
  {
    name: 'depositMonth',
    more: true,
    label: messages.fieldDepositMonth,
    called: (month) => monthNames[(Number(month) + 2) % 12] ?? '',
    note: () => messages.countsOnceAYear,
  },
  { name: 'byFifth', more: true, label: messages.paidByTheFifth, called: yesOrNo, note: () => messages.depositDayNote },
];

/** What a scheme takes in a year counts for all deposits of the year together. */
export const withinTheYear =
  (limits: YearlyDeposit) =>
  ({ deposit }: Values<'deposit'>, { frequency }: Inputs): { name: 'deposit'; message: string } | undefined => {
    if (deposit === undefined) return undefined;
    const each = frequency === 'monthly' ? 'monthly' : 'yearly';
    const { min, max } = depositBounds(limits, { frequency: each });
    const [least, leastYearly] = [withUnit(min, 'rupees'), withUnit(limits.least, 'rupees')];
    if (deposit < min) return { name: 'deposit', message: messages.enterTheLeastOfAYear({ each, least, leastYearly }) };
    // More than a year's limit at once is out of the field's own bounds already.
    const [most, mostYearly] = [withUnit(max, 'rupees'), withUnit(limits.most, 'rupees')];
    return deposit > max ? { name: 'deposit', message: messages.enterTheMostAMonth({ most, mostYearly }) } : undefined;
  };

/** When in its month a deposit counts: one after the 5th earns nothing before the month has ended. */
export const dateOfDeposits = ({ byFifth }: Inputs): Timing => (byFifth === 'false' ? 'end' : 'start');

/** The headline figures of a deposit at a fixed rate. */
export const interestFigures: readonly FigureSpec<InterestColumn>[] = [
  { result: 'value', label: messages.resultMaturity, hero: true },
  { result: 'totalInvested', label: messages.resultDeposited, swatch: 'first' },
  { result: 'interest', label: messages.resultInterest, swatch: 'second' },
];

/** Tax at slab, while one is chosen. */
export const slabTaxFigures: readonly FigureSpec<keyof TaxedInterest>[] = [
  { result: 'tax', label: messages.resultInterestTax, mayBeMissing: true },
  { result: 'postTax', label: messages.looksLeftAfterTax, mayBeMissing: true },
];

/** What stands below a deposit in place of the sentence on assumed returns. */
export const dependsOnTheBank = messages.dependsOnTheBank;

/** The same three as columns of the table. */
export const interestColumnSpecs: readonly ColumnSpec<InterestColumn>[] = [
  { column: 'totalInvested', label: messages.resultDeposited, short: messages.shortDeposited },
  { column: 'interest', label: messages.resultInterest, short: messages.shortInterest },
  { column: 'value', label: messages.resultMaturity, short: messages.shortValue },
];

/** "1 year 2 months". */
export function spanInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && withUnit(years, 'years'), (rest > 0 || years === 0) && withUnit(rest, 'months')];
  return parts.filter((part) => part !== false).join(' ');
}

/** The term of a deposit that may end in any month. `most` is where its slider ends. */
export const termField = (least: number, most: number): FieldSpec<'months'> => ({
  name: 'months',
  label: messages.fieldMonths,
  wholeOnly: true,
  slider: { min: least, max: most, step: 1 },
  note: (months, { today }) => {
    const end = endsIn(months, today);
    return messages.span({ span: spanInWords(months), end });
  },
});

/** The slab that the interest is taxed at; not chosen, nothing is said of tax. */
export const slabField: FieldSpec<'slabPct'> = {
  name: 'slabPct',
  label: messages.fieldSlab,
  optional: true,
  called: (pct) => (pct === '' ? messages.slabNone : messages.slab({ pct })),
  note: (_, { text }) => (text ? messages.slabWithCess({ cess: fundTax.cessPct }) : messages.chooseYourSlab),
};
