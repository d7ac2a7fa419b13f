import parsePhoneNumber from 'libphonenumber-js/mobile';
import { phoneWithoutCodes, wrongPhone } from 'shared/contract/person';
import { readPhone } from 'shared/format/phone-text';
import { wrongField } from '#http/http-error.ts';

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
    throw wrongField(field, wrongPhone());
  }
  if (number.country === undefined || countries?.includes(number.country) === false) {
    throw wrongField(field, phoneWithoutCodes());
  }
  return number.number;
}
