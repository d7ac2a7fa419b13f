import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DUST, exact, ONE, whole } from '#engine/exact.ts';
import type { RateConvention, Timing } from '#engine/model.ts';
import { monthlyRate, yearlyGrowth } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';
import type { FundKind, TaxRegime } from '#engine/tax/fund-tax.ts';
import {
  grownInstalments,
  grownLumpsum,
  grownOnce,
  leftAfterTax,
  type Need,
  needAfterTax,
} from '#engine/tax/goal-tax.ts';
import type { TaxPayer } from '#engine/tax/surcharge.ts';
import golden from '#vectors/exact-2.json' with { type: 'json' };

const payer: TaxPayer = { slab: exact('0.3'), otherIncome: 0n, regime: 'new', surcharge: 'on' };
const PAISA = ONE / 100n;

const asked = fc.record({
  kind: fc.constantFrom<FundKind>('equity', 'debt', 'hybrid'),
  slab: fc.constantFrom(0, 5, 10, 15, 20, 25, 30),
  otherIncome: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 60_000_000 }),
    fc.constantFrom(5_000_000, 20_000_000),
  ),
  regime: fc.constantFrom<TaxRegime>('new', 'old'),
  surcharge: fc.constantFrom<'on' | 'off'>('on', 'off'),
  rate: fc.integer({ min: 0, max: 300 }),
  convention: fc.constantFrom<RateConvention>('nominal', 'effective'),
  timing: fc.constantFrom<Timing>('start', 'end'),
  term: fc.integer({ min: 1, max: 360 }),
  raise: fc.constantFrom('1', '1.05', '1.1'),
  target: fc.integer({ min: 1000, max: 500_000_000 }),
  savings: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })),
  once: fc.boolean(),
});

type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

function planOf({ kind, slab, otherIncome, regime, surcharge, ...plan }: Asked): { need: Need; payer: TaxPayer } {
  const annualRate = exact(plan.rate) / 1000n;
  const rate = monthlyRate(annualRate, plan.convention);
  const { term, timing } = plan;
  const perRupee = plan.once
    ? grownLumpsum(annualRate, term, kind)
    : grownInstalments({ rate, term, timing, raise: exact(plan.raise) }, kind);
  const beside = grownOnce(whole(plan.savings), yearlyGrowth(annualRate, term), term, kind);
  return {
    need: { target: whole(plan.target), perRupee, beside },
    payer: { slab: exact(slab) / 100n, otherIncome: whole(otherIncome), regime, surcharge },
  };
}

describe('what has to be paid in so that the target is left after tax', () => {
  it('put back in reaches the target, and a paisa less does not', () => {
    fc.assert(
      fc.property(asked, (plan) => {
        const { need, payer: who } = planOf(plan);
        const { amount, tax } = needAfterTax(need, who);
        const { left } = leftAfterTax(need, amount, who);
        expect(left >= need.target - DUST).toBe(true);
        expect(tax >= 0n).toBe(true);
        if (amount > PAISA) expect(leftAfterTax(need, amount - PAISA, who).left < need.target).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is the least amount: none below it reaches the target either', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 999 }), (plan, permille) => {
        const { need, payer: who } = planOf(plan);
        const less = (needAfterTax(need, who).amount * BigInt(permille)) / 1000n;
        if (less > 0n) expect(leftAfterTax(need, less, who).left < need.target).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('says where a larger amount reaches less, for a higher surcharge begins there', () => {
    const perRupee = grownInstalments(
      { rate: monthlyRate(exact('0.12')), term: 240, timing: 'end', raise: ONE },
      'equity',
    );
    const limit = (5_000_000n * ONE * ONE) / (perRupee.gains.equityLong + perRupee.gains.equityShort);
    const { left } = leftAfterTax({ target: ONE, perRupee }, limit, payer);
    const need = { target: left - whole(1000), perRupee };
    const { amount, lessAbove } = needAfterTax(need, payer);
    expect(lessAbove && rupees(lessAbove)).toBe(rupees(limit));
    expect(amount < limit).toBe(true);
    expect(leftAfterTax(need, limit + PAISA, payer).left < need.target).toBe(true);
    expect(needAfterTax(need, { ...payer, surcharge: 'off' }).lessAbove).toBeNull();
    expect(needAfterTax({ target: left / 2n, perRupee }, payer).lessAbove).toBeNull();
  });

  it('is nothing where nothing can grow, or enough grows beside it', () => {
    const perRupee = grownInstalments({ rate: 0n, term: 0, timing: 'end', raise: ONE }, 'debt');
    expect(needAfterTax({ target: ONE, perRupee }, payer).amount).toBe(0n);
    const beside = grownOnce(whole(1000), 2n * ONE, 24, 'debt');
    const rich = { target: whole(1000), perRupee: grownLumpsum(0n, 24, 'debt'), beside };
    expect(needAfterTax(rich, payer)).toEqual({ amount: 0n, tax: whole(312), lessAbove: null });
  });

  // Savings and a step belong to goals that grow; the sum takes them already.
  it('takes what grows beside the instalments, and instalments that rise', () => {
    const { inputs, result } = golden.calculators.planYourGoal.cases.find(({ id }) => id === 'goal-aftertax-4') as {
      inputs: Record<string, number>;
      result: Record<string, { exact: string; paise: string }>;
    };
    const term = Number(inputs.months);
    const annualRate = exact(inputs.annualRatePct ?? 0) / 100n;
    const rate = monthlyRate(annualRate);
    const growth = grownOnce(
      whole(inputs.savings ?? 0),
      exact(result.savingsAtEnd?.exact ?? 0) / 500_000n,
      term,
      'equity',
    );
    const raise = ONE + exact(inputs.stepUpPct ?? 0) / 100n;
    const found = needAfterTax(
      {
        target: exact(result.target?.exact ?? 0),
        perRupee: grownInstalments({ rate, term, timing: 'end', raise }, 'equity'),
        beside: growth,
      },
      payer,
    );
    expect(rupees(found.amount)).toBe(result.requiredSipAfterTax?.paise);
    expect(rupees(found.tax)).toBe(result.taxAfterTax?.paise);
  });
});
