import parsePhoneNumber from 'libphonenumber-js/mobile';
import { readPhone } from 'shared/format/phone-text';
import { wrongField } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

/** Where a person can be reached and proves to be themselves. */
export interface Contact {
  channel: 'phone' | 'email';
  /** E.164 for phones, lower case for email. */
  value: string;
}

/**
 * A mobile number as E.164; without a country it is Indian.
 *
 * @param field the input's name, for the message
 * @param countries whose numbers are taken; all when undefined. Numbers of no country (satellite telephones, premium
 *   services) are never taken: a message to one costs a hundred times as much.
 * @throws HttpError 400 with the field
 */
export function mobileNumber(text: string, field: string, countries?: readonly string[]): string {
  const number = parsePhoneNumber(readPhone(text), { defaultCountry: 'IN', extract: false });
  if (number === undefined || !number.isValid()) {
    throw wrongField(field, messages.enterMobileNumber);
  }
  if (number.country === undefined || countries?.includes(number.country) === false) {
    throw wrongField(field, messages.noCodesToThisCountry);
  }
  return number.number;
}

export const emailContact = (address: string): Contact => ({ channel: 'email', value: address.trim().toLowerCase() });

/** `+91 XXXXX X1234` or `a…@example.in`: enough to recognise one's own, too little to learn another's. */
export function maskContact({ channel, value }: Contact): string {
  if (channel === 'email') return `${value.slice(0, 1)}…${value.slice(value.lastIndexOf('@'))}`;
  const last = value.slice(-4);
  if (value.startsWith('+91')) return `+91 XXXXX X${last}`;
  const code = parsePhoneNumber(value)?.countryCallingCode ?? '';
  return `+${code} ${'X'.repeat(Math.max(value.length - 1 - code.length - 4, 0))}${last}`;
}
