import { expect, test } from 'vitest';
import { Rate } from '#telemetry/rate.ts';

const NOW = 1_795_900_000_000;
/** How many of so many calls are let through. */
const allowed = (rate: Rate, calls: number, address: (index: number) => string) =>
  Array.from({ length: calls }, (_, index) => rate.allows(address(index), NOW)).filter(Boolean).length;

test('one address has its calls of a minute, and what it sends too much takes none from others', () => {
  const rate = new Rate();
  expect(allowed(rate, 5_000, () => '192.0.2.1')).toBe(30);
  expect(rate.allows('198.51.100.7', NOW)).toBe(true);
  expect(rate.allows('192.0.2.1', NOW + 60_000)).toBe(true);
});

test('the addresses of one IPv6 network share its calls', () => {
  expect(allowed(new Rate(), 100, (index) => `2001:db8::${index.toString(16)}`)).toBe(30);
});

test('all together have a limit as well', () => {
  expect(allowed(new Rate(), 2_000, (index) => `192.0.${index >> 8}.${index & 255}`)).toBe(1_200);
});
