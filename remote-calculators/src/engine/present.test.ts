import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swp } from '#calculators/swp/model.ts';
import { type Exact, exact, ZERO } from '#engine/exact.ts';
import type { Table } from '#engine/model.ts';
import { shownMonths, shownRow } from '#engine/present.ts';
import { rupees } from '#engine/rounding.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const { columns } = swp.run({
  ...{ investment: 1, monthlyWithdrawal: 1, annualRatePct: 0, stepUpPct: 0 },
  months: 1,
}).tables.yearly;

const row = (totalInvested: string, totalWithdrawn: string, remainingInvestment: string) => ({
  ...{ month: 1, year: 1, totalInvested: exact(totalInvested), totalWithdrawn: exact(totalWithdrawn) },
  withdrawnInYear: exact(totalWithdrawn),
  remainingInvestment: exact(remainingInvestment),
  gains: exact(totalWithdrawn) + exact(remainingInvestment) - exact(totalInvested),
});

describe('a row as shown', () => {
  it('adds up to the paisa', () => {
    expect(shownRow(columns, row('1000', '600.004', '400.004'))).toMatchObject({
      ...{ totalInvested: '1000.00', totalWithdrawn: '600.00', remainingInvestment: '400.00', gains: '0.00' },
    });
  });

  it('has no gains below none where there are none, and lets what was invested carry the paisa', () => {
    expect(shownRow(columns, row('1000.007', '600.004', '400.004'))).toMatchObject({
      ...{ totalInvested: '1000.00', totalWithdrawn: '600.00', remainingInvestment: '400.00', gains: '0.00' },
    });
  });

  it('keeps a loss that there is', () => {
    expect(shownRow(columns, row('1000', '600', '399.99'))).toMatchObject({ totalInvested: '1000.00', gains: '-0.01' });
  });

  it('is sound at rates of next to nothing, at today’s prices too', () => {
    const cases = fc.record({
      investment: fc.integer({ min: 100, max: 10_000_000 }).map((paise) => paise / 100),
      part: fc.double({ min: 0.001, max: 1, noNaN: true }),
      annualRatePct: fc.constantFrom(0, 1e-12, 1e-9, 1e-7, 1e-5, 0.001),
      stepUpPct: fc.constantFrom(0, 0.3, 7),
      months: fc.integer({ min: 1, max: 60 }),
      timing: fc.constantFrom('start' as const, 'end' as const),
      inflation: fc.constantFrom(0, 1e-7, 0.01, 6, 7.3, 30),
    });
    const cent = (text: string) => BigInt(text.replace('.', ''));
    fc.assert(
      fc.property(cases, ({ inflation, part, ...inputs }) => {
        const monthlyWithdrawal = Math.max(0.01, Number((inputs.investment * part).toFixed(2)));
        const { yearly } = swp.run({ ...inputs, monthlyWithdrawal }).tables;
        const table = todaysRupees(inflation).table(yearly as unknown as Table<string>);
        for (const shown of shownMonths(table)) {
          const exactly = table.months[shown.month - 1] as unknown as Record<string, Exact>;
          if (inflation === 0) {
            expect(exactly.gains ?? -1n).toBeGreaterThanOrEqual(ZERO);
            expect(cent(shown.gains ?? '')).toBeGreaterThanOrEqual(0n);
          }
          expect(shown.remainingInvestment).toBe(rupees(exactly.remainingInvestment ?? ZERO));
          expect(shown.totalWithdrawn).toBe(rupees(exactly.totalWithdrawn ?? ZERO));
          const value = cent(shown.remainingInvestment ?? '') + cent(shown.totalWithdrawn ?? '');
          expect(value - cent(shown.totalInvested ?? '')).toBe(cent(shown.gains ?? ''));
        }
      }),
      { numRuns: 200 },
    );
  });
});
