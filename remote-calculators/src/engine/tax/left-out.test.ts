import { expect, test } from 'vitest';
import { bothRegimes } from '#calculators/tax-regime/model.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { leftOut } from '#engine/tax/left-out.ts';

test('the largest figures, worked by hand', () => {
  // 5,00,000 (from 80 years of age, old regime) at 20 % for short-term equity, 15 % surcharge, 4 % cess.
  expect(rupees(leftOut.exemption)).toBe('119600.00');
  // 60,000 (new regime) and the cess on it.
  expect(rupees(leftOut.rebate)).toBe('62400.00');
  // 1,00,000 at 30 %, with 37 % surcharge and 4 % cess.
  expect(rupees(leftOut.deduction(exact(100_000)))).toBe('42744.00');
  expect(rupees(leftOut.deductionInRelief(exact(100_000)))).toBe('104000.00');
});

test('no deduction that is too large changes the tax by more', () => {
  const tooMuch = 100_000;
  const most = leftOut.deductionInRelief(exact(tooMuch)) + exact(10);
  for (let income = 0; income < 60_000_000; income += 37_990) {
    const taxes = [0, tooMuch].map((otherDeductions) => bothRegimes({ otherIncome: income, otherDeductions }).old.tax);
    expect((taxes[0] ?? 0n) - (taxes[1] ?? 0n) <= most).toBe(true);
  }
});
