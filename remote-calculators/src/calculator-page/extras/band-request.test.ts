import { describe, expect, test } from 'vitest';
import { bandRequest } from '#calculator-page/extras/use-band.ts';
import corpusDefinition from '#calculators/corpus/texts.tsx';
import { rangeBand } from '#engine/simulation/range-band.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { initialScenario } from '#scenario/scenario.ts';

const { choices } = initialScenario(corpusDefinition, null);
const goal = { target: 1_790_847.7, years: 10, annualRatePct: 10 };

/** The band's request for a goal, as its page asks it, at a mode and a day of the month. */
function requestOf(
  inputs: typeof goal & { savings?: number; stepUpPct?: number },
  chosen: Partial<typeof choices> = {},
) {
  const outcome = outcomeOf(corpusDefinition, inputs, { ...choices, ...chosen });
  if (outcome === null) throw new Error('the goal gives no outcome');
  return bandRequest({ definition: corpusDefinition, outcome }, 16, 1);
}

describe('the band of a goal with savings', () => {
  test('starts with the savings, which grow from the first month on', () => {
    const { initial, flows } = requestOf({ ...goal, savings: 200_000 });
    expect(initial).toBe(200_000);
    expect(new Set(flows).size).toBe(1);
    expect(flows[0]).toBeLessThan(requestOf(goal).flows[0] ?? 0);
  });

  test.each(['end', 'start'] as const)(
    'reaches the goal without ups and downs, paid at the %s of a month',
    (timing) => {
      const request = requestOf({ ...goal, savings: 200_000, stepUpPct: 10 }, { timing });
      const last = rangeBand({ ...request, volatility: 0, paths: 1 }).at(-1);
      expect(Math.abs((last?.middle ?? 0) - goal.target)).toBeLessThan(2);
    },
  );

  test('leaves them out of one payment, which is what they do not reach', () => {
    const { initial, flows } = requestOf({ ...goal, savings: 200_000 }, { mode: 'oneTime' });
    const last = rangeBand({
      ...requestOf({ ...goal, savings: 200_000 }, { mode: 'oneTime' }),
      volatility: 0,
      paths: 1,
    });
    expect(flows.every((flow) => flow === 0)).toBe(true);
    expect(initial).toBeGreaterThan(0);
    expect(Math.abs((last.at(-1)?.middle ?? 0) - (goal.target - 200_000 * (1 + 0.1 / 12) ** 120))).toBeLessThan(2);
  });
});
