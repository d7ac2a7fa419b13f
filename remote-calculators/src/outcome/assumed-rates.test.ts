import { describe, expect, it } from 'vitest';
import { view as lumpsumView } from '#calculators/lumpsum/fields.ts';
import { view as planView } from '#calculators/plan-your-goal/fields.ts';
import { view as sipView } from '#calculators/sip/fields.ts';
import { view as stpView } from '#calculators/stp/fields.ts';
import type { Choices } from '#definition/definition.ts';
import { rateMark, rateWarnings } from '#outcome/assumed-rates.ts';
import { defaultTax } from '#scenario/settings.ts';

const choices: Choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' };
const usual = { choices, tax: defaultTax };
const sentences = (...asked: Parameters<typeof rateWarnings>) => rateWarnings(...asked).map(({ sentence }) => sentence);

describe('what is said of a rate above the limits', () => {
  it('tells the CAGR of a nominal rate', () => {
    expect(sentences(sipView, { annualRatePct: 12.5 }, usual)).toEqual([
      'This assumes 13.24% a year. AMFI lets such illustrations assume 2 to 13%.',
    ]);
    expect(sentences(sipView, { annualRatePct: 12.28 }, usual)).toEqual([]);
  });

  it('shows more places where two would read as the limit itself', () => {
    expect(sentences(sipView, { annualRatePct: 12.2843 }, usual)[0]).toMatch(/^This assumes 13\.000\d+% a year\./);
  });

  it('takes a single investment’s rate as it is', () => {
    expect(sentences(lumpsumView, { annualRatePct: 13 }, usual)).toEqual([]);
    const once = { ...usual, choices: { ...choices, mode: 'oneTime' as const } };
    expect(sentences(planView, { annualRatePct: 13 }, once)).toEqual([]);
    expect(sentences(planView, { annualRatePct: 13 }, usual)).toHaveLength(1);
  });

  it('holds a debt fund against the limit of fixed income', () => {
    const rates = { sourceRatePct: 8, targetRatePct: 12 };
    expect(sentences(stpView, rates, usual)).toEqual([
      'This assumes 8.30% a year for the source fund. AMFI lets such illustrations assume at most 7.20% for fixed income.',
    ]);
    expect(sentences(stpView, rates, { choices, tax: { kind: 'equity', sourceKind: 'equity' } })).toEqual([]);
    expect(sentences(stpView, rates, { choices, tax: { kind: 'debt', sourceKind: 'equity' } })[0]).toContain(
      'target fund',
    );
    expect(sentences(sipView, { annualRatePct: 7.5 }, { choices, tax: { ...defaultTax, kind: 'debt' } })).toHaveLength(
      1,
    );
  });
});

describe('the mark on the slider of a rate', () => {
  it('lies where the CAGR meets the limits', () => {
    expect(rateMark(sipView, 'annualRatePct', usual)).toEqual({
      from: 1.98,
      to: 12.28,
      text: 'AMFI: 2 to 13% effective',
    });
    const effective = { ...usual, choices: { ...choices, rateConvention: 'effective' as const } };
    expect(rateMark(sipView, 'annualRatePct', effective)).toEqual({ from: 2, to: 13, text: 'AMFI: 2 to 13%' });
    expect(rateMark(stpView, 'sourceRatePct', effective)).toEqual({ from: 0, to: 7.2, text: 'AMFI: up to 7.20%' });
    expect(rateMark(sipView, 'years', usual)).toBeUndefined();
  });
});
