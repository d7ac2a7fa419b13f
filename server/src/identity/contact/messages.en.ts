import { catalogue } from 'shared/messages';

export const messages = catalogue({
  enterMobileNumber: 'Enter a mobile number with 10 digits, or with + and its country code.',
  noCodesToThisCountry: 'Codes cannot be sent to numbers of this country. Use an email address instead.',
});
