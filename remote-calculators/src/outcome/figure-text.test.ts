import fc from 'fast-check';
import { expect, test } from 'vitest';
import { view as emiView } from '#calculators/emi/fields.ts';
import { view as fireView } from '#calculators/fire/fields.ts';
import { view as stpView } from '#calculators/stp/fields.ts';
import { view as swpView } from '#calculators/swp/fields.ts';
import type { CalculatorView, Choices, Inputs } from '#definition/definition.ts';
import { aroundPaise, figureOf, figureText, isHidden, leading } from '#outcome/figure-text.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';
import { conversionAt } from '#outcome/price-basis.ts';
import { spokenResult } from '#outcome/spoken-result.ts';

const TODAY = '2026-11-26';
const choices: Choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' };

function worked(
  spec: CalculatorView,
  inputs: Inputs,
  chosen: Partial<Choices> = {},
  inflationPct: number | null = null,
) {
  const outcome = outcomeOf(spec, inputs, { ...choices, ...chosen }, conversionAt(inflationPct));
  if (outcome === null) throw new Error(`${spec.id} comes to nothing.`);
  return outcome;
}
const text = ({ figures }: Outcome, result: string, today: string | null) =>
  figureText(figureOf(figures, result), today);

const dry = { investment: 5_000_000, monthlyWithdrawal: 60_000, annualRatePct: 8, years: 20, stepUpPct: 0 };
const loan = { principal: 5_000_000, years: 20, annualRatePct: 9, prepayYearly: 100_000 };
const plan = {
  ...{ age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 },
  ...{ annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 },
};
const transfer = { investment: 100_000, monthlyTransfer: 5000, months: 36, sourceRatePct: 8, targetRatePct: 12 };

test.each([
  ['swp', worked(swpView, dry), 'depletionMonth', 'Month 121 (year 11)', 'November 2036'],
  // Withdrawn when the month ends: its last payout comes as many months from today as the plan has had.
  ['swp', worked(swpView, dry, { timing: 'end' }), 'depletionMonth', 'Month 123 (year 11)', 'February 2037'],
  ['fire', worked(fireView, plan), 'fireMonths', 'Month 223 (year 19)', 'June 2045 (year 19)'],
  ['emi', worked(emiView, loan), 'monthsTaken', 'Month 167 (year 14)', 'October 2040 (year 14)'],
  ['stp', worked(stpView, transfer), 'sourceEmptyMonth', 'Month 22 (year 2)', 'September 2028 (year 2)'],
] as const)(
  '%s tells its month of the plan, and from a day on that of the calendar: %#',
  (_, outcome, result, of, on) => {
    expect(text(outcome, result, null)).toBe(of);
    expect(text(outcome, result, TODAY)).toBe(on);
  },
);

test('what is there at once, or not within a century, names no month of the calendar', () => {
  expect(text(worked(fireView, { ...plan, savings: 50_000_000 }), 'fireMonths', TODAY)).toBe('Today');
  const figure = figureOf(worked(swpView, dry).figures, 'depletionMonth');
  if (!figure) throw new Error('The plan does not end.');
  expect(figureText({ ...figure, inMonth: { away: 1201, year: 101 } }, TODAY)).toBe(figure.words);
});

test('an amount, a term and an age are told alike on any day', () => {
  const outcome = worked(emiView, loan);
  for (const result of ['emi', 'totalInterest', 'monthsSaved'])
    expect(text(outcome, result, TODAY), result).toBe(text(outcome, result, null));
  expect(text(worked(fireView, plan), 'fireAge', TODAY)).toBe('48 years 7 months');
});

test('the headline of a withdrawal is a month exactly where the money ends within the term', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('start', 'end'),
      fc.constantFrom(null, 6),
      (lakhs, thousands, years, timing, inflationPct) => {
        const [investment, monthlyWithdrawal] = [lakhs * 100_000, thousands * 1000];
        const outcome = worked(
          swpView,
          { ...dry, investment, monthlyWithdrawal, years },
          { timing: timing as Choices['timing'] },
          inflationPct,
        );
        const ends = outcome.run.results.depletionMonth !== null;
        seen.add(ends);
        const headline = leading(outcome.figures);
        const shown = outcome.figures.filter((figure) => !isHidden(figure, figure));
        expect(headline?.label).toBe(ends ? 'Lasts until' : 'Remaining value');
        expect(figureText(headline, TODAY)).toMatch(ends ? /^[A-Z][a-z]+ 2\d{3}$/ : /^₹[\d,]+\.\d\d$/);
        expect(shown[0]).toBe(headline);
        expect(shown.filter(({ hero }) => hero)).toEqual([headline]);
        expect(shown.filter(({ result }) => result === 'remainingInvestment')).toHaveLength(1);
        expect(spokenResult(outcome, {}, TODAY)).toMatch(
          ends ? /^Lasts until [A-Z][a-z]+ 2\d{3}, .*Remaining value ₹0\.00, Last payout ₹/ : /^Remaining value ₹/,
        );
      },
    ),
    { numRuns: 150 },
  );
  expect(seen.size).toBe(2);
});

test('a sentence is parted around the paise of its amount', () => {
  expect(aroundPaise('The new regime takes ₹1,59,900.00 less.')).toEqual([
    'The new regime takes ₹1,59,900',
    '.00',
    ' less.',
  ]);
  expect(aroundPaise('Both take the same.')).toEqual(['Both take the same.', '', '']);
});
