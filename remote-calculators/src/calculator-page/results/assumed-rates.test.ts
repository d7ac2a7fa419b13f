import { describe, expect, it } from 'vitest';
import type { Choices } from '#calculator-page/definition.ts';
import { rateMark, ratesAbove } from '#calculator-page/results/assumed-rates.ts';
import { usualTax } from '#calculator-page/scenario/tax-setting.ts';
import { lumpsumLook } from '#calculators/lumpsum/look.ts';
import { planLooks } from '#calculators/plan-your-goal/look.ts';
import { sipLook } from '#calculators/sip/look.ts';
import { stpLook } from '#calculators/stp/look.ts';

const choices: Choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' };
const usual = { choices, tax: usualTax };
const sentences = (...asked: Parameters<typeof ratesAbove>) => ratesAbove(...asked).map(({ sentence }) => sentence);

describe('what is said of a rate above the limits', () => {
  it('tells the CAGR of a nominal rate', () => {
    expect(sentences(sipLook, { annualRatePct: 12.5 }, usual)).toEqual([
      'This assumes 13.24% a year. AMFI lets such illustrations assume 2 to 13%.',
    ]);
    expect(sentences(sipLook, { annualRatePct: 12.28 }, usual)).toEqual([]);
  });

  it('shows more places where two would read as the limit itself', () => {
    expect(sentences(sipLook, { annualRatePct: 12.2843 }, usual)[0]).toMatch(/^This assumes 13\.000\d+% a year\./);
  });

  it('takes a single investment’s rate as it is', () => {
    expect(sentences(lumpsumLook, { annualRatePct: 13 }, usual)).toEqual([]);
    const once = { ...usual, choices: { ...choices, mode: 'oneTime' as const } };
    expect(sentences(planLooks.plain, { annualRatePct: 13 }, once)).toEqual([]);
    expect(sentences(planLooks.plain, { annualRatePct: 13 }, usual)).toHaveLength(1);
  });

  it('holds a debt fund against the limit of fixed income', () => {
    const rates = { sourceRatePct: 8, targetRatePct: 12 };
    expect(sentences(stpLook, rates, usual)).toEqual([
      'This assumes 8.30% a year for the source fund. AMFI lets such illustrations assume at most 7.20% for fixed income.',
    ]);
    expect(sentences(stpLook, rates, { choices, tax: { kind: 'equity', sourceKind: 'equity' } })).toEqual([]);
    expect(sentences(stpLook, rates, { choices, tax: { kind: 'debt', sourceKind: 'equity' } })[0]).toContain(
      'target fund',
    );
    expect(sentences(sipLook, { annualRatePct: 7.5 }, { choices, tax: { ...usualTax, kind: 'debt' } })).toHaveLength(1);
  });
});

describe('the mark on the slider of a rate', () => {
  it('lies where the CAGR meets the limits', () => {
    expect(rateMark(sipLook, 'annualRatePct', usual)).toEqual({
      from: 1.98,
      to: 12.28,
      text: 'AMFI: 2 to 13% effective',
    });
    const effective = { ...usual, choices: { ...choices, rateConvention: 'effective' as const } };
    expect(rateMark(sipLook, 'annualRatePct', effective)).toEqual({ from: 2, to: 13, text: 'AMFI: 2 to 13%' });
    expect(rateMark(stpLook, 'sourceRatePct', effective)).toEqual({ from: 0, to: 7.2, text: 'AMFI: up to 7.20%' });
    expect(rateMark(sipLook, 'years', usual)).toBeUndefined();
  });
});
