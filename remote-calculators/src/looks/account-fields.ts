import { formatDate } from 'shared/format/date';
import type { FieldLook, Inputs, Values } from '#definition/definition.ts';
import type { PaidIn } from '#engine/deposits/savings-account.ts';
import { governmentRates } from '#engine/government/rates.ts';
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

const calendarMonths = messages.months.split(' ');

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
    label: messages.monthOfTheDeposit,
    called: (month) => calendarMonths[(Number(month) + 2) % 12] ?? '',
    note: () => messages.countsOnceAYear,
  },
  { name: 'byFifth', label: messages.paidByTheFifth, called: yesOrNo, note: () => messages.aMonthEarns },
];

/** What may be deposited in a year is the limit of twelve deposits together. `mostYearly` is in rupees. */
export const withinTheYear =
  (mostYearly: number) =>
  ({ deposit = 0 }: Values<'deposit'>, { frequency }: Inputs): { name: 'deposit'; message: string } | undefined =>
    frequency === 'monthly' && 12 * deposit > mostYearly
      ? {
          name: 'deposit',
          message: messages.enterTheMostAMonth({
            most: withUnit(mostYearly / 12, 'rupees'),
            mostYearly: withUnit(mostYearly, 'rupees'),
          }),
        }
      : undefined;

/** When in its month a deposit counts: one after the 5th earns nothing before the month has ended. */
export const dateOfDeposits = ({ byFifth }: Inputs): Timing => (byFifth === 'false' ? 'end' : 'start');
