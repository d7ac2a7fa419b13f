import { catalogue } from 'shared/messages';

export const messages = catalogue({
  nothingToSaveYet: 'Nothing to save yet',
  longTerm: 'Long-Term',
  moreThanFiveYearsAway: 'More than five years away',
  mediumTerm: 'Medium-Term',
  oneToFiveYearsAway: 'One to five years away',
  shortTerm: 'Short-Term',
  withinAYear: 'Within a year',
  categoryOf: '{title}, {category}',
  amountAndWeight: '{amount} ({weight})',
  noSuchRow: 'no such row',
  rowOf: '{title}, row {row}',
});
