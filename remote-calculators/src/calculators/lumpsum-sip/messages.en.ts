import { catalogue } from 'shared/messages';

export const messages = catalogue({
  title: 'Lumpsum and SIP calculator',
  whatOneAmountNow: 'One amount now, and one every month.',
  crumb: 'Calculators',
  fieldOnce: 'Lumpsum investment',
  fieldMonthly: 'Monthly investment',
  fieldYears: 'Time period (years)',
  fieldRate: 'Expected annual return (%)',
  fieldStepUp: 'Annual step-up (%)',
  stepUpNoteNone: 'The same instalment every month',
  stepUpNote: 'Raises the instalment in months 13, 25, 37 and so on',
  valueOfBoth: 'Value of the lumpsum and the SIP, as invested amount and estimated returns,',
  howBothGrow:
    '{rate}, the SIP paid at the {timing} of each month. {convention, select, nominal {The lumpsum grows at the same monthly rate, so it comes to more than on the lumpsum page, where it grows once a year.} other {The lumpsum grows at the same monthly rate.}}',
  enterTheAmounts: 'Enter both amounts, a period and a rate to see the years. Either amount may be 0.',
  seeWhatOneAmountNow:
    'Add a SIP to a one-time investment and see what both may become together, year by year, with tax and today’s rupees.',
  why: 'It adds up a sum that you invest at once and an amount each month.',
  cardName: 'Lumpsum and SIP',
  whatDoBothBecome: 'What do one amount now and a SIP become together?',
  bothForYears: '₹1,00,000 now and ₹5,000 a month for 10 years',
  formulaInNumbers:
    '{timing, select, start {(Balance + {monthly}) × (1 + {i})} other {Balance × (1 + {i}) + {monthly}}}, {times} times from {principal}{raise, select, none {} other {, with {monthly} becoming × {raise} each year}} = <nowrap>{value}</nowrap>',
  iIsTheMonthlyRate: '{i} is the monthly rate; {principal} is the balance before the first month.',
});
