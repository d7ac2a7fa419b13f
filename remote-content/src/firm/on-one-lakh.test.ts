import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onOneLakh, shareText } from '#firm/on-one-lakh.ts';

test.each([
  [0.4, '₹400'],
  [1.4, '₹1,400'],
  [0.02, '₹20'],
  [0.57, '₹570'],
  [1.005, '₹1,005'],
  [0.0125, '₹12.50'],
  [0, '₹0'],
  [100, '₹1,00,000'],
])('%d percent of ₹1 lakh is %s', (sharePct, text) => {
  expect(onOneLakh(sharePct)).toBe(text);
});

test('every share with five places comes to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (paise) => {
      const digits = String(paise).padStart(3, '0');
      const written = onOneLakh(paise / 100_000).replace(/[₹,]/g, '');
      expect(written).toBe(paise % 100 === 0 ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${digits.slice(-2)}`);
    }),
  );
});

test('a share keeps its own places, and has two at least', () => {
  expect([0.4, 1, 0.15, 0.125].map(shareText)).toEqual(['0.40', '1.00', '0.15', '0.125']);
});
