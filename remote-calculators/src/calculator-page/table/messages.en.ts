import { catalogue } from 'shared/messages';

export const messages = catalogue({
  theSameAsATable: 'The same, as a table',
  yearByYearInRupees: 'Year by year, in rupees',
  atTheEndOfEachYear:
    "In {inflation, select, none {rupees} other {today's rupees at {inflation}% a year}}, at the end of each year. <noPrint>Open a year for its months.</noPrint>",
  everyFifthYearIsPrinted: 'Every fifth year is printed.',
  year: 'Year',
  yearShowMonths: 'Year {year}, show months',
  month: '<word>Month </word>{month}',
});
