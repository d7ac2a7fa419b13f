import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import SolvePanel from '#calculator-page/extras/solve-panel.tsx';
import TaxPanel from '#calculator-page/extras/tax-panel.tsx';
import WhatIfPanel from '#calculator-page/extras/what-if-panel.tsx';
import corpusDefinition from '#calculators/corpus/texts.tsx';
import { view as planView } from '#calculators/plan-your-goal/fields.ts';
import type { Inputs } from '#definition/definition.ts';
import { exact, ONE, power, times } from '#engine/exact.ts';
import { requiredInstalment } from '#engine/goals/required-instalment.ts';
import { inr } from '#figures/inr.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { initialScenario } from '#scenario/scenario.ts';
import { defaultTax } from '#scenario/settings.ts';

const goal = { target: 10_000_000, years: 20, annualRatePct: 12 };

function propsOf(growing: Inputs) {
  const inputs = { ...goal, ...growing };
  const outcome = outcomeOf(corpusDefinition, inputs, initialScenario(corpusDefinition, null).choices);
  if (outcome === null) throw new Error('no result');
  return { definition: corpusDefinition, outcome };
}

test('a time that prices outrun before its year ends is told, and not offered to a form of whole years', () => {
  const inputs = { amountToday: 100_000, years: 10, annualRatePct: 5, inflationPct: 20 };
  const outcome = outcomeOf(planView, inputs, initialScenario(planView, null).choices);
  if (outcome === null) throw new Error('no result');
  const asked = (share: number) =>
    renderToStaticMarkup(<SolvePanel definition={planView} outcome={outcome} onText={() => {}} share={share} />);
  expect(asked(4000)).toContain('Use this figure');
  expect(asked(3560)).toContain('(month 74)');
  expect(asked(3560)).not.toContain('Use this figure');
  expect(asked(3560)).toContain('at the end of none of them is the target reached');
});

test('waiting is told with savings that grow all the way, and with an instalment that rises', () => {
  const rate = exact('0.01');
  const still = exact(goal.target) - times(exact(500_000), power(ONE + rate, 240));
  const markup = renderToStaticMarkup(<WhatIfPanel {...propsOf({ savings: 500_000, stepUpPct: 10 })} />);
  for (const years of [1, 3, 5])
    expect(markup).toContain(inr(requiredInstalment(still, rate, 240 - 12 * years, 'end', exact('1.1'))));
});

test.each([
  ['savings', { savings: 500_000 }, true],
  ['a raise', { stepUpPct: 10 }, false],
  ['neither', {}, false],
])('a goal with %s is asked the other way round, or told when it cannot be', (_, growing, isRefused) => {
  const markup = renderToStaticMarkup(<SolvePanel {...propsOf(growing)} onText={() => {}} share={null} />);
  expect(markup.includes('without savings of its own')).toBe(isRefused);
  expect(markup.includes('What is asked')).toBe(!isRefused);
});

test.each([
  ['equity', '₹1,19,600', false],
  ['hybrid', '₹2,13,720', true],
  ['debt', '₹2,13,720', true],
] as const)('what the tax of %s leaves out is told by how its gains are taxed', (kind, exemption, isAtSlab) => {
  const markup = renderToStaticMarkup(<TaxPanel {...propsOf({})} tax={{ ...defaultTax, kind }} onTax={() => {}} />);
  expect(markup).toContain(`the basic exemption (it may lower the tax by up to ${exemption})`);
  expect(markup.includes('the lower slabs, which may lower the tax by up to ₹3,90,000 more')).toBe(isAtSlab);
});
