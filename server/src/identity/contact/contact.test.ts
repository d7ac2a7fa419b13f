import { expect, test } from 'vitest';
import { emailContact, maskContact } from '#identity/contact/contact.ts';

test('masks show the end of a number and the domain of an address', () => {
  expect(maskContact({ channel: 'phone', value: '+919876543210' })).toBe('+91 XXXXX X3210');
  expect(maskContact({ channel: 'phone', value: '+971501234567' })).toBe('+971 XXXXX4567');
  expect(maskContact(emailContact(' Asha@Example.IN '))).toBe('a…@example.in');
});
