import { describe, expect, it } from 'vitest';
import { formatAxisRupees, formatIndianNumber, formatLakhCrore, formatRupees, groupIndian } from '#format/rupees.ts';

/** Deterministic, so that a failure can be seen again. */
function* randomPaise(count: number): Generator<bigint> {
  let state = 20_261_120n;
  for (let drawn = 0; drawn < count; drawn += 1) {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    // Every length from one digit to sixteen comes up equally often.
    yield state % 10n ** BigInt((drawn % 16) + 1);
  }
}

describe('rupees', () => {
  it.each([
    ['1161695.3817', '₹11,61,695.38'],
    [1161695.38, '₹11,61,695.38'],
    [0, '₹0.00'],
    [999, '₹999.00'],
    [1000, '₹1,000.00'],
    [100000, '₹1,00,000.00'],
    [1e12, '₹10,00,00,00,00,000.00'],
    [1.005, '₹1.01'],
    ['0.995', '₹1.00'],
    [-11501.93, '−₹11,501.93'],
    [-0.001, '₹0.00'],
    [1e-7, '₹0.00'],
    [1e21, '₹1,00,00,00,00,00,00,00,00,00,000.00'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
    ['', '–'],
  ])('%s is %s', (value, shown) => expect(formatRupees(value)).toBe(shown));

  it('leaves the paise out where asked', () => {
    expect(formatRupees(1000, 0)).toBe('₹1,000');
    expect(formatRupees(999.5, 0)).toBe('₹1,000');
  });

  it('keeps the decimals of a plain number', () => {
    expect(formatIndianNumber('123456.70')).toBe('1,23,456.70');
    expect(formatIndianNumber(12.5)).toBe('12.5');
    expect(groupIndian('')).toBe('');
  });

  it('groups 100,000 random amounts as Intl does for en-IN', () => {
    const oracle = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    for (const paise of randomPaise(100_000)) {
      const text = `${paise / 100n}.${(paise % 100n).toString().padStart(2, '0')}`;
      const theirs = oracle.format(text as unknown as number);
      if (formatRupees(text) !== theirs) expect(formatRupees(text)).toBe(theirs);
    }
  });

  it.each([
    [1161695, '₹11.62 lakh', '₹11.62L'],
    [300000, '₹3 lakh', '₹3L'],
    [12000000, '₹1.2 crore', '₹1.2Cr'],
    [40000, '₹40 thousand', '₹40k'],
    [9_999_999.99, '₹1 crore', '₹1Cr'],
    [9_999_499, '₹99.99 lakh', '₹99.99L'],
    [99_999.99, '₹1 lakh', '₹1L'],
    [999.996, '₹1 thousand', '₹1k'],
    [950, '₹950', '₹950'],
    [0, '₹0', '₹0'],
  ])('%i in short is %s', (value, words, axis) => {
    expect([formatLakhCrore(value), formatAxisRupees(value)]).toEqual([words, axis]);
  });

  it('an axis has one unit, that of its largest amount', () => {
    expect([0, 40_000, 160_000].map((value) => formatAxisRupees(value, 160_000))).toEqual(['₹0', '₹0.4L', '₹1.6L']);
  });
});
