import { formatDate, monthNames } from 'shared/format/date';
import type { FieldLook, Inputs, Values } from '#definition/definition.ts';
import { depositBounds } from '#engine/deposits/deposit-bounds.ts';
import type { PaidIn } from '#engine/deposits/savings-account.ts';
import { governmentRates } from '#engine/government/rates.ts';
import type { YearlyDeposit } from '#engine/government/scheme-limits.ts';
import type { Timing } from '#engine/model.ts';
import { fieldText } from '#figures/amount-text.ts';
import { reviewText } from '#figures/review-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#looks/messages.en.ts';

/** A rate that the government sets; `usual` is the one that it has set, in per cent. */
export const governmentRate = (usual: number): FieldLook<'annualRatePct'> => ({
  name: 'annualRatePct',
  label: messages.interestRate,
  slider: { min: 0, max: 15, step: 0.05 },
  note: (_, { today }) => {
    const due = reviewText(governmentRates, today) ?? 'none';
    return messages.setByGovernment({ rate: fieldText(usual), dated: formatDate(governmentRates.dated), due });
  },
});

/** What stands below an account of the government in place of the sentence on assumed returns. */
export const dependsOnTheGovernment = messages.dependsOnTheGovernment;

/** Yes or no, as models take it. */
export const yesOrNo = (choice: string): string => (choice === 'true' ? messages.yes : messages.no);

/** What a year's deposit is, and when it is paid: for accounts whose year runs from April. */
export const depositField = (least: number, most: number): FieldLook<'deposit'> => ({
  name: 'deposit',
  label: messages.eachDeposit,
  slider: { min: least, max: most, step: 500 },
});

export const paidInFields: readonly FieldLook<keyof PaidIn>[] = [
  {
    name: 'frequency',
    label: messages.deposits,
    called: (choice) => (choice === 'monthly' ? messages.everyMonth : messages.onceAYear),
  },
  {
    name: 'depositMonth',
    more: true,
    label: messages.monthOfTheDeposit,
    called: (month) => monthNames[(Number(month) + 2) % 12] ?? '',
    note: () => messages.countsOnceAYear,
  },
  { name: 'byFifth', more: true, label: messages.paidByTheFifth, called: yesOrNo, note: () => messages.aMonthEarns },
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
