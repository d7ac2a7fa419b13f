import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxRegimeInputs, taxRegime } from '#calculators/tax-regime/model.ts';
import { exact, ZERO } from '#engine/exact.ts';
import { shownResults } from '#engine/present.ts';

const of = (inputs: TaxRegimeInputs) => shownResults(taxRegime.run(inputs));

describe('both regimes', () => {
  it.each([
    // The limit of the rebate, a rupee above it, and where the relief ends.
    [{ otherIncome: 1_200_000 }, '0.00'],
    [{ otherIncome: 1_200_004 }, '0.00'],
    [{ otherIncome: 1_200_005 }, '10.00'],
    [{ otherIncome: 1_270_580 }, '73400.00'],
    [{ otherIncome: 1_270_590 }, '73410.00'],
    // Exactly a limit of the surcharge is the band below.
    [{ otherIncome: 5_000_000 }, '1123200.00'],
    [{ otherIncome: 5_000_010 }, '1123210.00'],
  ])('new regime: %j owes %s', (inputs, newTax) => expect(of(inputs).newTax).toBe(newTax));

  it.each([
    [{ otherIncome: 500_000 }, '0.00'],
    [{ otherIncome: '500004.99' }, '0.00'],
    [{ salary: 550_004 }, '0.00'],
    [{ salary: 550_005 }, '13000.00'],
    [{ otherIncome: 500_005 }, '13000.00'],
    [{ otherIncome: 500_005, ageGroup: '60to79' as const }, '10400.00'],
    [{ otherIncome: 500_005, ageGroup: '80up' as const }, '0.00'],
  ])('old regime has no relief above its rebate: %j owes %s', (inputs, oldTax) =>
    expect(of(inputs).oldTax).toBe(oldTax),
  );

  it('caps what the law caps, and nothing makes an income less than none', () => {
    const deducted = { deduction80C: 900_000, nps80CCD1B: 900_000, homeLoanInterest: 900_000 };
    expect(of({ salary: 2_000_000, ...deducted }).oldTaxable).toBe('1550000.00');
    expect(of({ salary: 30_000, otherDeductions: 10 ** 9 })).toMatchObject({ newTaxable: '0.00', oldTaxable: '0.00' });
    expect(of({ otherIncome: 60_000 }).newTaxable).toBe('60000.00');
  });

  it('never owes more than it earns above, and more income never leaves less', () => {
    const rupees = fc.oneof(
      fc.integer({ min: 0, max: 60_000_000 }),
      fc
        .integer({ min: -9, max: 9 })
        .chain((off) =>
          fc.constantFrom(1_200_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000).map((limit) => limit + off),
        ),
    );
    fc.assert(
      fc.property(rupees, fc.integer({ min: 1, max: 100_000 }), (otherIncome, more) => {
        const before = taxRegime.run({ otherIncome }).results;
        const after = taxRegime.run({ otherIncome: otherIncome + more }).results;
        for (const name of ['newTax', 'oldTax'] as const) expect(after[name] >= before[name]).toBe(true);
        // Relief lets surcharge and tax take no more than the income; cess comes on top. Each is rounded to ten rupees.
        expect(after.newTax - before.newTax <= (exact(more + 10) * 104n) / 100n + exact(10)).toBe(true);
        expect(after.newTax % exact(10) === ZERO && after.oldTax % exact(10) === ZERO).toBe(true);
        expect(before.saves >= ZERO).toBe(true);
      }),
    );
  });

  it('names an input that cannot be', () => {
    expect(() => of({ salary: -1 })).toThrow('salary must not be negative');
    expect(() => of({ ageGroup: 'young' as never })).toThrow('ageGroup must be');
  });
});
