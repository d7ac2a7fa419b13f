import { EFFECT, FV, NOMINAL, PMT, PV } from '@formulajs/formulajs';
import fc from 'fast-check';
import { fv, PaymentDueTime, pmt, pv } from 'financial';
import { describe, expect, it } from 'vitest';
import { corpus } from '#calculators/corpus/model.ts';
import { expenseCorpusModel } from '#calculators/retirement/expense-corpus.ts';
import { sip } from '#calculators/sip/model.ts';
import { swp } from '#calculators/swp/model.ts';
import { exact } from '#engine/exact.ts';
import { effectiveRate, nominalRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';

/** Two libraries that share nothing with this code or with each other. They calculate in binary, so 10^-9 of the value. */
const near = (ours: string, theirs: number) =>
  expect(Math.abs(Number(ours) - theirs)).toBeLessThan(0.006 + 1e-9 * Math.abs(theirs));

const plan = fc.record({
  monthly: fc.integer({ min: 1000, max: 100_000 }),
  years: fc.integer({ min: 1, max: 30 }),
  tenths: fc.integer({ min: 10, max: 300 }),
});

describe('against financial and formulajs', () => {
  it.each(['start', 'end'] as const)('SIP at the %s of the month', (timing) => {
    fc.assert(
      fc.property(plan, ({ monthly, years, tenths }) => {
        const rate = tenths / 10;
        const { value } = sip.run({ monthly, years, annualRatePct: rate, timing }).results;
        const due = timing === 'start' ? PaymentDueTime.Begin : PaymentDueTime.End;
        near(rupees(value), -fv(rate / 1200, years * 12, monthly, 0, due));
        near(rupees(value), -Number(FV(rate / 1200, years * 12, monthly, 0, timing === 'start' ? 1 : 0)));
      }),
    );
  });

  it('what a corpus needs a month', () => {
    fc.assert(
      fc.property(plan, ({ monthly, years, tenths }) => {
        const [target, rate] = [monthly * 1000, tenths / 10];
        const { results } = corpus.run({ target, years, annualRatePct: rate });
        near(rupees(results.requiredSip), -pmt(rate / 1200, years * 12, 0, target));
        near(rupees(results.requiredSipIfStartOfMonth), -Number(PMT(rate / 1200, years * 12, 0, target, 1)));
        near(rupees(results.requiredLumpsum), -pv(rate / 100, years, 0, target));
      }),
    );
  });

  it('what an SWP leaves', () => {
    const inputs = { investment: 1_000_000, monthlyWithdrawal: 7000, annualRatePct: '9.5', years: 12, stepUpPct: 0 };
    const left = (timing: 'start' | 'end') => rupees(swp.run({ ...inputs, timing }).results.remainingInvestment);
    near(left('end'), fv(9.5 / 1200, 144, 7000, -1_000_000));
    near(left('start'), fv(9.5 / 1200, 144, 7000, -1_000_000, PaymentDueTime.Begin));
  });

  it('the corpus of a level expense', () => {
    const { corpus } = expenseCorpusModel.run({
      firstMonthExpense: 50_000,
      postReturnPct: 7,
      inflationPct: 0,
      years: 20,
    }).results;
    near(rupees(corpus), -Number(PV(7 / 1200, 240, 50_000, 0, 1)));
  });

  it('effective and nominal rates', () => {
    for (const pct of ['1', '8', '12', '30']) {
      const rate = exact(pct) / 100n;
      near(rupees(effectiveRate(rate) * 10_000n), Number(EFFECT(Number(pct) / 100, 12)) * 10_000);
      near(rupees(nominalRate(rate) * 10_000n), Number(NOMINAL(Number(pct) / 100, 12)) * 10_000);
    }
  });
});
