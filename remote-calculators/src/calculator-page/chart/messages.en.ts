import { catalogue } from 'shared/messages';

export const messages = catalogue({
  lettersOfAMonth: '3',
  emptyIn: 'Empty in {month}',
  emptyInMonthYear: 'Empty in month {month} (year {year})',
  paidOutEach: 'Paid out each {unit}',
  yearByYear: '{unit, select, year {Year by year} other {Month by month}}',
  partByYear: '{part}, {unit} by {unit}',
  atTheEnd: '{what} at the end of each {unit}',
  atTheEndAndPaid: '{what} at the end of each {unit}, and what each {unit} pays out',
  rowYear: 'Year {year}',
  rowMonth: 'Month {month}',
  unit: '{unit, select, year {Year} other {Month}}',
  moreGains: 'More gains than paid in',
  age: 'age {age}',
  pinned: 'Pinned',
  oneInTenAbove: '1 in 10 above',
  above: 'Above',
  middle: 'Middle',
  oneInTenBelow: '1 in 10 below',
  below: 'Below',
});
