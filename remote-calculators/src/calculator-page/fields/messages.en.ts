import { catalogue } from 'shared/messages';

export const messages = catalogue({
  more: 'More',
  yourNumbers: 'Your numbers',
  to: ' to ',
  showInTodaysRupees: "Show in today's rupees",
  whatEachAmountBuys: 'What each amount would buy today, counted from the day it falls due',
  yearlyInflation: 'Yearly inflation (%)',
  calculate: 'Calculate',
  month: 'Month',
  monthOf: '{label}, month',
  yearOf: '{label}, year',
  years: 'years',
  months: 'months',
});
