import { expect, test } from 'vitest';
import { truncatedAddress } from '#security/request-log.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
  ['nothing', ''],
])('%j becomes %j', (address, truncated) => {
  expect(truncatedAddress(address)).toBe(truncated);
});
