import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { stp } from '#calculators/stp/model.ts';
import { swp } from '#calculators/swp/model.ts';
import { type Exact, exact, magnitude, ONE, whole } from '#engine/exact.ts';
import { monthlyRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';
import { buy, gainsOf, sellOldest } from '#engine/tax/gains.ts';
import { transferTax, withdrawalTax } from '#engine/tax/plan-tax.ts';
import { lumpsumTax, savingsTax, type TaxedFund, taxOnYear } from '#engine/tax/savings-tax.ts';
import golden from '#vectors/exact.json' with { type: 'json' };

const onePercent = monthlyRate(exact('0.12'));
const near = (a: Exact, b: Exact) => expect(magnitude(a - b) < exact('1e-25'), `${rupees(a)} ${rupees(b)}`).toBe(true);

const equity: TaxedFund = { kind: 'equity', slab: exact('0.3'), otherIncome: 0n, regime: 'new', surcharge: 'off' };

describe('tax on a SIP sold at its end, by lot', () => {
  it.each(golden.calculators._tax_examples.cases)('$inputs', ({ inputs, ltcg, stcg, taxWithCess, postTax }) => {
    const run = sip.run(inputs);
    const { long, other, tax } = savingsTax(run.tables.yearly, onePercent, 'start', equity);
    expect([rupees(long), rupees(other), rupees(tax)]).toEqual([ltcg, stcg, taxWithCess]);
    expect(rupees(run.results.value - tax)).toBe(postTax);
  });

  it('long and short gains are all the gains, whatever the day of the instalment', () => {
    const inputs = { monthly: 5000, years: 7, annualRatePct: 12, timing: 'end' as const };
    const run = sip.run(inputs);
    const { long, other } = savingsTax(run.tables.yearly, onePercent, 'end', equity);
    near(long + other, run.results.gains);
  });

  it('a lump sum is long-term after twelve months, not at twelve', () => {
    const after = (months: number) =>
      lumpsumTax(lumpsum.run({ principal: 5e6, months, annualRatePct: 12 }).tables.yearly, equity);
    expect([after(12).long, after(12).other]).toEqual([0n, whole(600_000)]);
    expect(after(13).other).toBe(0n);
    expect(rupees(after(12).tax)).toBe('124800.00');
  });

  it('asks nothing of nothing', () => {
    const empty = sip.run({ monthly: 1, years: 0, annualRatePct: 1 }).tables.yearly;
    expect(savingsTax(empty, onePercent, 'start', equity).tax).toBe(0n);
    expect(lumpsumTax(empty, equity).tax).toBe(0n);
  });
});

describe('first in, first out', () => {
  it('takes the oldest units first', () => {
    const lots = [buy(whole(1000), whole(10), 0), buy(whole(1000), whole(10), 6)];
    const { left, gains } = sellOldest(lots, {
      amount: whole(1800),
      price: whole(12),
      soldAt: 13,
      longAfterMonths: 12,
    });
    expect([rupees(gains.long), rupees(gains.short)]).toEqual(['200.00', '100.00']);
    expect(left).toEqual([{ boughtAt: 6, units: whole(50), cost: whole(500) }]);
  });

  it('never sells more than there is, and loses no cost on the way', () => {
    const sum = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        fc.array(sum, { minLength: 1, maxLength: 8 }),
        fc.array(sum, { minLength: 1, maxLength: 8 }),
        (bought, sold) => {
          let lots: ReturnType<typeof sellOldest>['left'] = bought.map((amount, at) => buy(whole(amount), ONE, at));
          for (const amount of sold)
            lots = sellOldest(lots, { amount: whole(amount), price: ONE, soldAt: 30, longAfterMonths: 12 }).left;
          const paid = bought.reduce((a, b) => a + b, 0) - sold.reduce((a, b) => a + b, 0);
          near(
            lots.reduce((total, { cost }) => total + cost, 0n),
            whole(Math.max(0, paid)),
          );
        },
      ),
    );
  });
});

describe('tax of a year', () => {
  it.each([
    ['125000', '0', '0.00'],
    ['125001', '0', '0.13'],
    ['0', '1000', '208.00'],
    ['225000', '1000', '13208.00'],
  ])('long %s and short %s → %s', (long, short, tax) => {
    const gains = gainsOf('equity', { long: exact(long), short: exact(short) });
    expect(rupees(taxOnYear(gains, equity).tax)).toBe(tax);
  });
});

describe('tax on withdrawals and transfers', () => {
  const rates = { source: monthlyRate(exact('0.06')), target: onePercent };
  const inputs = { investment: 1e6, monthlyWithdrawal: 10_000, annualRatePct: 12, years: 10, stepUpPct: 0 };

  it.each(['start', 'end'] as const)('an SWP realises all gains in the end (%s)', (timing) => {
    const run = swp.run({ ...inputs, timing });
    const { withdrawals, all } = withdrawalTax(run.tables.yearly, onePercent, timing, equity);
    near(all.long + all.other, run.results.gains);
    expect(withdrawals.long < all.long).toBe(true);
    // The first year's withdrawals are short-term; from the second on only those of units held over twelve months are long.
    expect(withdrawals.years[0]?.long).toBe(0n);
    expect(withdrawals.years[2]?.other).toBe(0n);
  });

  it('works the second withdrawal out as by hand', () => {
    const { withdrawals } = withdrawalTax(
      swp.run({ ...inputs, months: 2, years: undefined } as never).tables.yearly,
      onePercent,
      'start',
      equity,
    );
    // 10,000 / 1.01 of cost stands behind it: a gain of 99.01, taxed 20% and 4% cess.
    expect(rupees(withdrawals.other)).toBe('99.01');
    expect(rupees(withdrawals.tax)).toBe('20.59');
  });

  it('an SWP that runs dry has nothing left to sell', () => {
    const run = swp.run({ ...inputs, monthlyWithdrawal: 20_000 });
    const { withdrawals, all } = withdrawalTax(run.tables.yearly, onePercent, 'start', equity);
    near(withdrawals.long + withdrawals.other, run.results.gains);
    near(all.tax, withdrawals.tax);
  });

  it('an STP realises the gains of both funds', () => {
    const run = stp.run({
      investment: 600_000,
      monthlyTransfer: 10_000,
      months: 60,
      sourceRatePct: 6,
      targetRatePct: 12,
    });
    const { withdrawals, all } = transferTax(run.tables.yearly, rates, equity, 'equity');
    near(all.long + all.other, run.results.gains);
    expect(withdrawals.long > 0n && withdrawals.other > 0n).toBe(true);
    const fromDebt = transferTax(run.tables.yearly, rates, equity, 'debt');
    expect(fromDebt.withdrawals.long).toBe(0n);
    near(fromDebt.all.long + fromDebt.all.other, run.results.gains);
  });
});
