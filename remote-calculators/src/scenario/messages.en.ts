import { catalogue } from 'shared/messages';

export const messages = catalogue({
  enterMoreThan: 'Enter more than {above}.',
  enterAtLeast: 'Enter {least} or more.',
  resultsStayBlankUntilThen: '{problem} Results stay blank until then.',
  chooseADay: 'Choose a day of the calendar. Results stay blank until then.',
  chooseADayAfter: 'Choose a day after {today}. Results stay blank until then.',
  chooseADayWithin: 'Choose a day within the next 99 years. Results stay blank until then.',
  enterWhole: 'Enter whole {unit, select, percent {per cent} other {{unit}}}, without a fraction.',
  enterAtMost: 'Enter {most} or {unit, select, years {fewer} months {fewer} other {less}}.',
  enterFewerDigits: 'Enter {most} digits after the point or fewer.',
  enterAFigure: 'Enter a figure{unit, select, rupees {, such as 5,000 or 5L} other {}}. Results stay blank until then.',
});
