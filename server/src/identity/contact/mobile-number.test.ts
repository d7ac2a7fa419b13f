import { expect, test } from 'vitest';
import { mobileNumber } from '#identity/contact/mobile-number.ts';

test.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['+971 50 123 4567', '+971501234567'],
  ['00 971 50 123 4567', '+971501234567'],
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['(+91) 98765-43210', '+919876543210'],
  ['+91 (0) 98765 43210', '+919876543210'],
  ['91 98765 43210', '+919876543210'],
  ['tel:+91-98765-43210', '+919876543210'],
  ['Mob: 98765 43210.', '+919876543210'],
  ['wa.me/919876543210', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['98765\u201143210', '+919876543210'],
])('%s is the mobile number %s', (text, number) => {
  expect(mobileNumber(text, 'phoneNumber')).toBe(number);
});

test.each([
  '12345',
  '+91 1234567890',
  'abc',
  '+999 12345678',
  '080 2345 6789',
  '9876543210; drop',
  '98765 43210 / 91234 56789',
])('%s is no mobile number', (text) => {
  expect(() => mobileNumber(text, 'mobile')).toThrow(
    expect.objectContaining({ statusCode: 400, fields: { mobile: expect.any(String) } }),
  );
});

test('countries can be limited', () => {
  expect(mobileNumber('9876543210', 'phone', ['IN'])).toBe('+919876543210');
  expect(() => mobileNumber('+971501234567', 'phone', ['IN'])).toThrow(/this country/);
});

test.each(['+881612345678', '+882133455678', '+88216123456789', '+979123456789'])(
  '%s belongs to no country and gets no code, whatever the countries',
  (number) => {
    expect(() => mobileNumber(number, 'phone')).toThrow();
  },
);
