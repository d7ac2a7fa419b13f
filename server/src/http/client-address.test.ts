import { expect, test } from 'vitest';
import { addressGroup, truncatedAddress } from '#http/client-address.ts';

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

test.each([
  ['203.0.113.77', '203.0.113.77', false],
  ['::ffff:203.0.113.77', '203.0.113.77', false],
  ['::FFFF:10.1.2.3', '10.1.2.3', true],
  ['2001:db8:12:34::1', '2001:db8:12:34::/64', false],
  ['2001:DB8:12:34:5:6:7:8', '2001:db8:12:34::/64', false],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', false],
  ['2001:0DB8:0000:0001:ffff::', '2001:db8:0:1::/64', false],
  ['::1', '0:0:0:0::/64', true],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', true],
  ['172.31.255.255', '172.31.255.255', true],
  ['172.32.0.1', '172.32.0.1', false],
  ['nothing', 'nothing', false],
])('%j counts as %j, and stands for everybody: %j', (address, name, shared) => {
  expect(addressGroup(address)).toEqual({ name, shared });
});
