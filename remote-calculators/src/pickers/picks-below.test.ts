import { expect, test } from 'vitest';
import { listed } from '#calculators/listed.ts';
import { fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { examplePlan } from '#calculators/plan-your-goal/plan-form.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import type { CalculatorView, PageView } from '#definition/definition.ts';
import { workedOut } from '#form/calculator-form.ts';
import { figureText, leading } from '#outcome/figure-text.ts';
import { picksBelow } from '#pickers/picks-below.ts';
import { initialScenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-26';

/** Not a page of its own, as tax and XIRR have. */
const hasYears = (view: PageView): view is CalculatorView => 'columns' in view;

/** What a page of years leads with, of what it opens on; that of several goals opens on more than one run of its model. */
function leadsWith(view: CalculatorView): string | undefined {
  if (view.path === '/planyourgoal') return planLines(examplePlan(), fundedPlan(examplePlan()), null, null)[0]?.text;
  const { outcome } = workedOut(view, initialScenario(view, TODAY), TODAY, null);
  return figureText(outcome ? leading(outcome.figures) : undefined, null);
}

const titles = (...parents: string[]) =>
  picksBelow(...parents).map(({ title, picks }) => [title, picks.length] as const);

test('every calculator with a card has it in one group of its picker', () => {
  const shown = ['/calculators', '/goals', '/childplan'].flatMap((parent) =>
    picksBelow(parent).flatMap(({ picks }) => picks.map(({ to }): string => to)),
  );
  const withCard = listed.filter(({ listing }) => listing.pick !== undefined).map(({ view }): string => view.path);
  expect(shown.toSorted()).toEqual(withCard.toSorted());
});

test('groups stand in one order, and none is empty', () => {
  const calculators = titles('/calculators');
  expect(calculators.slice(0, 2).map(([title]) => title)).toEqual(['I can put money aside', 'I need a monthly income']);
  expect(calculators.every(([, count]) => count > 0)).toBe(true);
  expect(titles('/childplan')).toEqual([['I want to pay for something', 2]]);
});

test('each card tells the figure that its page leads with, of what that opens on', () => {
  const picks = picksBelow('/calculators', '/goals', '/childplan').flatMap((group) => group.picks);
  const pages = listed.map(({ view }): PageView => view).filter(hasYears);
  expect(pages.length).toBeGreaterThan(20);
  for (const view of pages) {
    const card = picks.find(({ to }) => to === view.path);
    if (card) expect(card.example?.figure.join(''), view.path).toBe(leadsWith(view));
  }
});
