import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { runGoal } from '#engine/goals/goal.ts';

const options = { exact: false, bounds: false, today: '2026-11-22' };
const goal = { amountToday: 1_000_000, months: 120, annualRatePct: 10, inflationPct: 6 };
const education = { amountToday: 400_000, months: 156, annualRatePct: 10, inflationPct: 8 };
const ask = (id: string, inputs: object) => answer(id, inputs, options) as Record<string, unknown>;

describe('a goal that grows', () => {
  it('answers as ever when nothing is given, and one year of fees is nothing', () => {
    const plain = ask('planYourGoal', goal);
    expect(Object.keys(plain)).not.toContain('savingsAtEnd');
    expect(ask('planYourGoal', { ...goal, feeYears: 1 })).toEqual(plain);
    expect(ask('planYourGoal', { ...goal, savings: 0, stepUpPct: 0 })).toMatchObject({
      ...plain,
      savingsAtEnd: '0.00',
    });
  });

  it('starts its years from the savings and ends them at the target', () => {
    const years = ask('planYourGoal', { ...goal, savings: 200_000 }).yearlyMonthlyMode as { totalInvested: string }[];
    expect(years.at(-1)).toMatchObject({ value: '1790847.70', totalInvested: '931932.65' });
    expect(years[0]?.totalInvested).toBe('273193.26');
  });

  it('needs nothing when the savings are enough, and keeps what they are worth', () => {
    const rich = ask('childEducation', { ...education, savings: 5_000_000, feeYears: 2 });
    expect(rich).toMatchObject({ requiredSip: '0.00', requiredLumpsum: '0.00', stillNeeded: '0.00' });
    const value = Number((rich.yearlyMonthlyMode as { value: string }[]).at(-1)?.value);
    expect(String(value.toFixed(2))).toBe(rich.savingsAtEnd);
    const [first, last] = rich.fees as { fee: string; leftAfter: string }[];
    expect(Number(first?.leftAfter)).toBeCloseTo(value - Number(first?.fee), 2);
    expect(Number(last?.leftAfter)).toBeCloseTo(Number(first?.leftAfter) * (1 + 0.1 / 12) ** 12 - Number(last?.fee), 1);
  });

  it('pays all fees from the target and what it earns, down to nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom(0, 6, 10),
        fc.integer({ min: 1, max: 400 }),
        (feeYears, annualRatePct, months) => {
          const { tables, results } = runGoal({ ...education, annualRatePct, feeYears }, months);
          const rows = tables.fees?.years ?? [];
          expect(rows.map(({ month }) => month)).toEqual(
            feeYears === 1 ? [] : Array.from({ length: feeYears }, (_, later) => months + 12 * later),
          );
          expect(rows.at(-1)?.leftAfter ?? 0n).toBe(0n);
          expect(rows.reduce((sum, { fee }) => sum + fee, 0n)).toBe(results.totalFees ?? 0n);
        },
      ),
    );
  });

  it('counts savings as paid today, whatever today’s rupees are', () => {
    const given = { ...goal, savings: 200_000, stepUpPct: 5, annualRatePct: 0, inflationPct: 0, todaysRupeesPct: 6 };
    const { realInvested, realFirstInstalment, realLastInstalment, requiredSip, lastInstalment } = answer(
      'planYourGoal',
      given,
      { ...options, exact: true },
    );
    const sip = Number(requiredSip);
    let paid = 200_000;
    for (let month = 1; month <= 120; month += 1) {
      paid += (sip * 1.05 ** Math.floor((month - 1) / 12)) / 1.06 ** (month / 12);
    }
    expect(Number(realInvested)).toBeCloseTo(paid, 0);
    expect(Number(realFirstInstalment)).toBeCloseTo(sip / 1.06 ** (1 / 12), 1);
    expect(Number(realLastInstalment)).toBeCloseTo(Number(lastInstalment) / 1.06 ** 10, 1);
  });

  it('sells savings as the oldest lot, with what the instalments bought', () => {
    const short = { amountToday: 500_000, months: 13, annualRatePct: 12, inflationPct: 0, taxKind: 'equity' };
    const { taxLong, taxOther, savingsAtEnd, stillNeeded } = ask('planYourGoal', { ...short, savings: 400_000 });
    const gains = Number(taxLong) + Number(taxOther);
    const sip = Number(stillNeeded) / ((1.01 ** 13 - 1) / 0.01);
    expect(gains).toBeCloseTo(Number(savingsAtEnd) - 400_000 + Number(stillNeeded) - 13 * sip, 1);
    // Bought at the end of month 1, the first instalment is held for twelve months, which is not long yet.
    expect(Number(taxLong)).toBeCloseTo(Number(savingsAtEnd) - 400_000, 1);
  });

  it('has zeros for a goal whose day has come, and refuses what no goal can have', () => {
    const due = { amountToday: 1, targetDate: '2026-11-22', today: '2026-11-22', savings: 5, feeYears: 3 };
    expect(ask('dreamCar', due)).toMatchObject({ savingsAtEnd: '0.00', stillNeeded: '0.00', totalFees: '0.00' });
    for (const wrong of [{ feeYears: 0 }, { feeYears: 1.5 }, { savings: -1 }, { stepUpPct: -1 }]) {
      expect(() => ask('planYourGoal', { ...goal, ...wrong })).toThrow(Object.keys(wrong)[0]);
    }
    const bounded = { ...options, bounds: true };
    expect(() => answer('planYourGoal', { ...goal, feeYears: 11 }, bounded)).toThrow('feeYears must be from 1 to 10');
    expect(() => answer('planYourGoal', { ...goal, stepUpPct: 101 }, bounded)).toThrow('stepUpPct');
  });
});
