import { catalogue } from 'shared/messages';

export const messages = catalogue({
  checkThisFigureItWas: 'Check this figure: it was due for review on {reviewBy}.',
  aYearlyRate: 'A {convention} yearly rate',
  years: '{figure} {value, plural, one {year} other {years}}',
  months: '{figure} {value, plural, one {month} other {months}}',
  otherRate: '{rate}% {convention} is {other}% {counterpart}',
  rateAYear: '{rate}% {convention} a year ({other}% {counterpart}), compounded monthly',
});
