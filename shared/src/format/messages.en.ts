import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  calendar: 'en-IN',
  timeOnDay: '{day} {time}',
  spanOverMidnight: '{day}, {from} to {next}, {to}',
  span: '{day}, {from} to {to}',
  crore: 'crore',
  lakh: 'lakh',
  thousand: 'thousand',
  croreShort: 'Cr',
  lakhShort: 'L',
  thousandShort: 'k',
});
