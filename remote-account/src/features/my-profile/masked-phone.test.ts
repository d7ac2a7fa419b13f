import { expect, test } from 'vitest';
import { maskedPhone } from '#features/my-profile/masked-phone.ts';

test.each([
  ['+91 98765 43210', '+91 ••••• •3210'],
  ['9876543210', '••••••3210'],
  ['+44 7700 900123', '+•• •••• ••0123'],
  ['+91 XXXXX X3210', '+91 XXXXX X3210'],
])('%s is shown as %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
