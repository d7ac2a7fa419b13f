import { catalogue } from 'shared/messages';

export const messages = catalogue({
  more: 'More',
  yourNumbers: 'Your numbers',
  to: ' to ',
  showInTodaysRupees: "Show in today's rupees",
  whatEachAmountBuys: 'What each amount buys at today’s prices, by its own date',
  yearlyInflation: 'Yearly inflation (%)',
  calculate: 'Calculate',
  month: 'Month',
  monthOf: '{label}, month',
  yearOf: '{label}, year',
  years: 'years',
  months: 'months',
});
