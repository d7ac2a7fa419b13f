import { describe, expect, it } from 'vitest';
import { models } from '#calculators/answer.ts';
import type { Exact } from '#engine/exact.ts';
import { runOf } from '#engine/model.ts';
import { readInputs } from '#engine/read-inputs.ts';
import { rupees } from '#engine/rounding.ts';

function resultsOf(id: string, inputs: object) {
  const model = models[id];
  if (model === undefined) throw new Error(`There is no calculator ${id}.`);
  return runOf(model, readInputs(model, inputs)).results;
}

const resultOf = (id: string, inputs: object, name: string): string => rupees(resultsOf(id, inputs)[name] as Exact);

/** Figures that others publish, each with the convention that its source follows. */
describe('published examples', () => {
  it.each<[source: string, id: string, inputs: object, result: string, published: string]>([
    [
      'FV in the manual of Excel',
      'sip',
      { monthly: 1000, months: 12, annualRatePct: 12, timing: 'end' },
      'value',
      '12682.50',
    ],
    [
      'FV in the manual of Excel',
      'sip',
      { monthly: 2000, months: 35, annualRatePct: 11, timing: 'start' },
      'value',
      '82846.25',
    ],
    ['PMT in the manual of Excel', 'corpus', { target: 50_000, years: 18, annualRatePct: 6 }, 'requiredSip', '129.08'],
    ['a broker on lumpsums', 'lumpsum', { principal: 1_500_000, years: 5, annualRatePct: 12 }, 'value', '2643512.52'],
    ['a broker on SIPs', 'sip', { monthly: 1000, months: 12, annualRatePct: 12 }, 'value', '12809.33'],
  ])('%s: %s %j', (_, id, inputs, result, published) => {
    expect(resultOf(id, inputs, result)).toBe(published);
  });

  it('FV in the manual of Excel with money that is there already', () => {
    const saved = Number(resultOf('sip', { monthly: 200, months: 10, annualRatePct: 6 }, 'value'));
    const grown = 500 * (1 + 0.06 / 12) ** 10;
    expect((saved + grown).toFixed(2)).toBe('2581.40');
  });

  it.each([
    [1, '1478750'],
    [12, '1236658'],
    [36, '651485'],
    [53, '184687'],
  ])('a published SWP table after %d months', (months, published) => {
    const inputs = { investment: 1_500_000, monthlyWithdrawal: 30_000, annualRatePct: 7, months, timing: 'end' };
    expect(Math.round(Number(resultOf('swp', inputs, 'remainingInvestment')))).toBe(Number(published));
  });

  it('a loan of ten instalments is paid off by the last', () => {
    const inputs = { investment: 10_000, monthlyWithdrawal: '1037.04', annualRatePct: 8, months: 10, timing: 'end' };
    expect(resultOf('swp', inputs, 'remainingInvestment')).toBe('0.00');
    expect(resultsOf('swp', inputs).depletionMonth).toBe(10);
  });
});
