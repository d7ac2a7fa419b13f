import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxRegime } from '#calculators/tax-regime/model.ts';
import { incomeParts } from '#calculators/tax-regime/regime-bars.tsx';
import { rupees } from '#engine/rounding.ts';

test('a salary of 12,85,000 is divided by both regimes, the cess apart', () => {
  const [fresh, old] = incomeParts({ salary: 1_285_000 });
  const amounts = (one: typeof fresh) => one?.parts.map(({ name, amount }) => [name, amount]);
  expect(amounts(fresh)).toEqual([
    ['left', '1274600.00'],
    ['tax', '10000.00'],
    ['cess', '400.00'],
  ]);
  expect(amounts(old)).toEqual([
    ['left', '1094680.00'],
    ['tax', '183000.00'],
    ['cess', '7320.00'],
  ]);
  expect(old?.parts.map(({ from, length }) => [from, length])).toEqual([
    [0, 85.189],
    [85.189, 14.241],
    [99.43, 0.569],
  ]);
});

test('no income is divided into nothing', () => expect(incomeParts({ deduction80C: 5 })).toEqual([]));

test('parts follow one another, fill the bar, and hold all of the tax', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(fc.record({ salary: amount, otherIncome: amount }), (inputs) => {
      const { newTax, oldTax } = taxRegime.run(inputs).results;
      for (const { regime, parts } of incomeParts(inputs)) {
        for (const [place, { from }] of parts.entries()) {
          const before = parts[place - 1];
          if (before) expect(from).toBeCloseTo(before.from + before.length, 2);
        }
        const last = parts.at(-1);
        expect((last?.from ?? 0) + (last?.length ?? 0)).toBeCloseTo(100, 2);
        const paise = (text: string | undefined) => Number((text ?? '').replace('.', ''));
        const taken = paise(parts[1]?.amount) + paise(parts[2]?.amount);
        expect(Math.abs(taken - paise(rupees(regime === 'new' ? newTax : oldTax)))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
