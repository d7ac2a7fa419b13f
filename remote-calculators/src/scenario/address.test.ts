// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { writeToAddress } from '#scenario/address.ts';

test('a page writes into its own address, and not into that of the page that comes after it', () => {
  window.history.replaceState(null, '', '/sipcalculator#result');
  writeToAddress('/sipcalculator', 'monthly=12000');
  expect(window.location.href).toBe(`${window.location.origin}/sipcalculator?monthly=12000#result`);
  window.history.pushState(null, '', '/terms');
  writeToAddress('/sipcalculator', 'monthly=12000');
  expect(window.location.href).toBe(`${window.location.origin}/terms`);
});
