import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue({
  months: 'January February March April May June July August September October November December',
  calendar: 'en-IN',
  span: '{day}, {from} to {to}',
  crore: 'crore',
  lakh: 'lakh',
  thousand: 'thousand',
  croreShort: 'Cr',
  lakhShort: 'L',
  thousandShort: 'k',
});
