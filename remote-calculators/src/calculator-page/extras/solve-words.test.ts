import { describe, expect, it } from 'vitest';
import { offerOf, told } from '#calculator-page/extras/solve-answer.ts';
import corpusDefinition from '#calculators/corpus/texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import stpDefinition from '#calculators/stp/texts.tsx';
import { exact, whole } from '#engine/exact.ts';

const found = { found: true, value: exact('1000002.37'), target: whole(1_000_000) } as const;
const months = { ...found, input: 'months', text: '123' } as const;

describe('what the solver says', () => {
  it('in plain words', () => {
    expect(told({ ...found, input: 'principal', text: '321974' }, null)).toBe(
      '₹3,21,974 once. That becomes ₹10,00,002.37; the target is ₹10,00,000.00.',
    );
    expect(told({ found: false, reason: 'Nothing is invested.' }, null)).toBe(
      'There is no answer. Nothing is invested.',
    );
  });

  it('why a goal on another day has another target', () => {
    expect(told(months, whole(1_050_000))).toMatch(
      /then: less than the future cost of ₹10,50,000\.00, because prices rise for a shorter time\.$/,
    );
    expect(told(months, whole(900_000))).toMatch(/more than the future cost .* for a longer time\.$/);
    expect(told(months, whole(1_000_000))).toMatch(/the target is ₹10,00,000\.00\.$/);
  });
});

describe('what the solver offers to the form', () => {
  it('is whole years where the form takes no others', () => {
    expect(offerOf(months, sipDefinition)).toEqual({ name: 'years', value: 11 });
    expect(offerOf(months, stpDefinition)).toEqual({ name: 'months', value: 123 });
  });

  it('has no more digits than a field takes', () => {
    const rate = { ...found, input: 'annualRatePct', text: '11.1234567890123456' } as const;
    expect(offerOf(rate, sipDefinition)).toEqual({ name: 'annualRatePct', value: 11.123456789012 });
  });

  it('is the target where nothing rises', () => {
    expect(offerOf({ ...found, input: 'amountToday', text: '5000' }, corpusDefinition)).toEqual({
      name: 'target',
      value: 5000,
    });
  });
});
