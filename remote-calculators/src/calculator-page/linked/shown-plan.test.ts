import { expect, it } from 'vitest';
import { shareText } from '#calculator-page/keep/share.ts';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { shownPlan } from '#calculator-page/linked/shown-plan.ts';
import { examples } from '#calculators/examples.ts';
import type { Choices } from '#definition/definition.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { conversionAt } from '#outcome/price-basis.ts';

const choices: Choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' };
const planOf = (id: string, inflationPct: number | null = null, today: string | null = null) => {
  const [definition, inputs] = examples.find(([one]) => one.id === id) ?? [];
  if (definition === undefined || inputs === undefined) throw new Error(`There is no example of ${id}.`);
  const outcome = outcomeOf(definition, inputs, choices, conversionAt(inflationPct));
  if (outcome === null) throw new Error(`The example of ${id} comes to nothing.`);
  return shownPlan(definition, outcome, today);
};

it('a result is passed on with every figure of its page, how they are made, and the link', () => {
  const text = shareText(planOf('sip'), 'https://site.example/sipcalculator?monthly=5000');
  expect(text.split('\n')[0]).toBe('SIP calculator: ₹5,000 a month for 10 years at 12%');
  expect(text).toContain('₹11,61,695.38');
  expect(text).toContain('₹6,00,000.00');
  expect(text).toMatch(
    /not a guarantee of any future returns\.\nhttps:\/\/site\.example\/sipcalculator\?monthly=5000$/,
  );
});

it('in today’s rupees the figures are those of the page, and the price basis is said', () => {
  const plan = planOf('sip', 6);
  expect(plan.figures.map(({ text }) => text)).toContain('₹6,48,684.63');
  expect(plan.basis).toContain("All amounts in today's rupees at 6% a year.");
});

it('a withdrawal that ends is passed on as the page tells it, its month first', () => {
  expect(planOf('swp', null, '2026-11-20').figures[0]).toEqual({ label: 'Lasts until', text: 'July 2032' });
  expect(planOf('swp').figures[0]).toEqual({ label: 'Lasts until', text: 'Month 69 (year 6)' });
  expect(planOf('swp').figures).toContainEqual({ label: 'Remaining value', text: '₹0.00' });
});

it('every calculator has figures and a basis, and none of them breaks the line of another', () => {
  for (const [definition] of examples) {
    const plan = planOf(definition.id);
    expect(plan.figures.length, definition.id).toBeGreaterThan(0);
    expect(plan.basis, definition.id).not.toBe('');
    const marks = linkMarks({ today: '2026-11-20' }, 'A title', 'A description', plan);
    expect(marks['data-figures']?.split('\n').map((line) => line.split('\t'))).toEqual(
      plan.figures.map(({ label, text }) => [label, text]),
    );
  }
});

it('a link that could not be drawn carries no figures', () => {
  expect(linkMarks({ today: null }, 'A title', '', planOf('sip'))).toEqual({ 'data-linked': 'blank' });
  expect(linkMarks({ today: '2026-11-20' }, '', '', planOf('sip'))).toEqual({ 'data-linked': 'drawn' });
});
