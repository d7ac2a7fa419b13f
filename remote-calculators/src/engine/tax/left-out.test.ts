import { expect, test } from 'vitest';
import { bothRegimes } from '#calculators/tax-regime/model.ts';
import { exact } from '#engine/exact.ts';
import { rupees } from '#engine/rounding.ts';
import { noGains } from '#engine/tax/gains.ts';
import { leftOut } from '#engine/tax/left-out.ts';
import { taxOnYear } from '#engine/tax/savings-tax.ts';

test('the largest figures, worked by hand', () => {
  // 5,00,000 (from 80 years of age, old regime) at 20 % for short-term equity, 15 % surcharge, 4 % cess.
  expect(rupees(leftOut.exemption.equity)).toBe('119600.00');
  // The same at 30 %, with 37 % surcharge.
  expect(rupees(leftOut.exemption.debt)).toBe('213720.00');
  expect(leftOut.exemption.hybrid).toBe(leftOut.exemption.debt);
  // 4,00,000 each at 5, 10, 15, 20 and 25 % (new regime) instead of 30 %, with 25 % surcharge and 4 % cess.
  expect(rupees(leftOut.lowerSlabs)).toBe('390000.00');
  // 60,000 (new regime) and the cess on it.
  expect(rupees(leftOut.rebate)).toBe('62400.00');
  // 1,00,000 at 30 %, with 37 % surcharge and 4 % cess.
  expect(rupees(leftOut.deduction(exact(100_000)))).toBe('42744.00');
  expect(rupees(leftOut.deductionInRelief(exact(100_000)))).toBe('104000.00');
});

test('no gain at slab is taxed by more than that above what its slabs ask for', () => {
  const most = leftOut.exemption.debt + leftOut.lowerSlabs + exact(5);
  // Far from the limits of the surcharge, where marginal relief lowers the tax further.
  for (const regime of ['new', 'old'] as const)
    for (const gain of [3_000_000, 8_000_000, 15_000_000, 30_000_000, 70_000_000]) {
      const payer = { slab: exact('0.3'), otherIncome: 0n, regime, surcharge: 'on' } as const;
      const { tax } = taxOnYear({ ...noGains, atSlab: exact(gain) }, payer);
      const bySlabs = bothRegimes({ otherIncome: gain, otherDeductions: 0, ageGroup: '80up' })[regime].tax;
      expect(tax - bySlabs <= most).toBe(true);
      expect(tax - bySlabs).toBeGreaterThan(leftOut.exemption.equity);
    }
});

test('no deduction that is too large changes the tax by more', () => {
  const tooMuch = 100_000;
  const most = leftOut.deductionInRelief(exact(tooMuch)) + exact(10);
  for (let income = 0; income < 60_000_000; income += 37_990) {
    const taxes = [0, tooMuch].map((otherDeductions) => bothRegimes({ otherIncome: income, otherDeductions }).old.tax);
    expect((taxes[0] ?? 0n) - (taxes[1] ?? 0n) <= most).toBe(true);
  }
});
