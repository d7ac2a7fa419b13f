import { describe, expect, it } from 'vitest';
import { answer, offered, offerOf, told } from '#calculator-page/extras/solve-answer.ts';
import corpusDefinition from '#calculators/corpus/texts.tsx';
import { view as planView } from '#calculators/plan-your-goal/fields.ts';
import sipDefinition from '#calculators/sip/texts.tsx';
import stpDefinition from '#calculators/stp/texts.tsx';
import { exact, whole } from '#engine/exact.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { initialScenario } from '#scenario/scenario.ts';

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
  it('is months or years, as the form asks for them', () => {
    expect(offerOf({ ...months, text: '132' }, sipDefinition)).toEqual({ name: 'years', value: 11 });
    expect(offerOf(months, stpDefinition)).toEqual({ name: 'months', value: 123 });
  });

  it('is a whole year in which the target is held, where the form takes no others', () => {
    const goal = { amountToday: 100_000, years: 10, annualRatePct: 5, inflationPct: 20 };
    const outcome = outcomeOf(planView, goal, initialScenario(planView, null).choices);
    if (outcome === null) throw new Error('no outcome');
    const props = { definition: planView, outcome };
    const inForm = (amount: number) => {
      const solution = answer(props, 'years', amount);
      return solution.found && [solution.text, offered(props, 'years', amount, solution)];
    };
    expect(inForm(4000)).toMatchObject(['46', { found: true, text: '48' }]);
    // Held from month 74 to month 79 and never again: prices rise faster than the money.
    expect(inForm(3560)).toMatchObject(['74', { found: false }]);
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
