import { expect, test } from 'vitest';
import { readPhone, shownPhone } from '#format/phone-text.ts';

test.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['(+91) 98765-43210', '+91 98765-43210'],
  ['tel:+919876543210', '+919876543210'],
  ['https://wa.me/919876543210', '+919876543210'],
  ['wa.me/919876543210?text=Namaste%20there', '+919876543210'],
  ['https://api.whatsapp.com/send?phone=919876543210&text=Hi', '+919876543210'],
  ['https://web.whatsapp.com/send/?text=Hi&phone=%2B919876543210#', '+919876543210'],
  ['98765\u201143210', '98765-43210'],
  ['98765–43210', '98765-43210'],
  ['Mob. 98765 43210', '98765 43210'],
  ['Mobile No: 98765 43210,', '98765 43210'],
  ['९८७६५ ४३२१०', '98765 43210'],
  ['98765\u00a043210', '98765 43210'],
  ['+91 XXXXX X3210', '+91 XXXXX X3210'],
  ['98765 43210 / 91234 56789', '98765 43210 / 91234 56789'],
  ['phoned', 'phoned'],
  ['\u200b', ''],
])('%o goes on as %o', (typed, text) => expect(readPhone(typed)).toBe(text));

test.each([
  ['9876543210', '+91 98765 43210'],
  ['09876543210', '+91 98765 43210'],
  ['+919876543210', '+91 98765 43210'],
  ['91 98765-43210', '+91 98765 43210'],
  ['+91 (0) 98765 43210', '+91 98765 43210'],
  ['(+91) 98765-43210', '+91 98765 43210'],
  ['९८७६५ ४३२१०', '+91 98765 43210'],
  // Ten digits that begin as the country does.
  ['9198765432', '+91 91987 65432'],
  ['+91 00000 00000', '+91 00000 00000'],
  ['+91 80 1234 5678', '+91 80 1234 5678'],
  ['+44 7700 900123', '+44 7700 900123'],
  // Iran: not an Indian number with a plus.
  ['+9876543210', '+9876543210'],
  ['+91 XXXXX X3210', '+91 XXXXX X3210'],
  ['+91 ••••• •3210', '+91 ••••• •3210'],
  ['•••••• 3210', '•••••• 3210'],
])('%s is shown as %s, on one line', (phone, shown) => expect(shownPhone(phone)).toBe(shown.replaceAll(' ', '\u00a0')));

test.each(['asha@example.in', 'a…@example.in', 'the account’s email', ''])('%o is no number and stays', (text) =>
  expect(shownPhone(text)).toBe(text),
);
