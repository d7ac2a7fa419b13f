import parsePhoneNumber from 'libphonenumber-js/mobile';

/** Where a person can be reached and proves to be themselves. */
export interface Contact {
  channel: 'phone' | 'email';
  /** E.164 for phones, lower case for email. */
  value: string;
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
