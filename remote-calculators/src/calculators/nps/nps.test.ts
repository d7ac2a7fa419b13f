import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import definition from '#calculators/nps/texts.tsx';
import { readFields } from '#scenario/read-fields.ts';

const bounded = { exact: false, bounds: true, today: '2026-11-26' };
const small = { monthly: 500, age: 55, retirementAge: 60, annualRatePct: 8 };

describe('the share of an NPS corpus that buys an annuity', () => {
  it('may be nothing where the corpus is small', () => {
    expect(answer('nps', { ...small, annuityPct: 0 }, bounded)).toMatchObject({
      corpus: '36983.35',
      lumpSum: '36983.35',
      annuityCorpus: '0.00',
      monthlyPension: '0.00',
    });
  });

  it.each([
    // Without growth, 500 a month makes the limit with what is there already, or goes a rupee above it.
    [770_000, 0, undefined],
    [770_001, 0, 'annuityPct must be from 20 to 100'],
    [770_001, 19.99, 'annuityPct must be from 20 to 100'],
    [770_001, 20, undefined],
  ])('with %d in the account and a share of %d: %s', (savings, annuityPct, refusal) => {
    const ask = () => answer('nps', { ...small, annualRatePct: 0, savings, annuityPct }, bounded);
    if (refusal === undefined) expect(ask()).toMatchObject({ corpus: `${savings + 30_000}.00` });
    else expect(ask).toThrow(refusal);
  });

  const read = (texts: Record<string, string>, choices = {}) =>
    readFields(
      definition,
      {
        ...{ monthly: '500', age: '55', retirementAge: '60', annualRatePct: '8', stepUpPct: '', savings: '' },
        ...{ annuityPct: '0', annuityRatePct: '6' },
        ...texts,
      },
      null,
      choices,
    );

  it('is asked for on the page by name of the limit, and by the corpus of its conventions', () => {
    expect(read({}).problems).toEqual({});
    expect(read({ savings: '8,00,000' }).problems.annuityPct).toBe(
      'Enter 20% or more: the corpus is ₹12,28,859.92, and only up to ₹8,00,000 may be paid out as a whole.',
    );
    // 8 lakh between what both conventions make of it.
    const between = { monthly: '10,800', annualRatePct: '8' };
    expect(read(between, { timing: 'end' }).problems).toEqual({});
    expect(read(between, { timing: 'start' }).problems).toEqual({});
    expect(read({ monthly: '10,850' }, { timing: 'end' }).problems).toEqual({});
    expect(read({ monthly: '10,850' }, { timing: 'start' }).problems.annuityPct).toContain('Enter 20% or more');
  });

  it('an account may be kept until 85', () => {
    expect(answer('nps', { ...small, age: 84, retirementAge: 85, annuityPct: 0 }, bounded).lumpSum).not.toBe('0.00');
    expect(() => answer('nps', { ...small, retirementAge: 86 }, bounded)).toThrow('retirementAge must be');
    expect(read({ retirementAge: '86' }).problems.retirementAge).toContain('Enter 85 years or fewer');
  });
});
