// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { chartData } from '#calculator-page/chart/chart-data.ts';
import { curveOf, drawReached, milestoneLabels, milestonesOf } from '#calculator-page/chart/over-the-chart.tsx';
import { view as emiView } from '#calculators/emi/fields.ts';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import { view as sipView } from '#calculators/sip/fields.ts';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';

const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;
const drawn = (look: CalculatorView, inputs: Inputs, today: string | null = '2026-11-23') =>
  chartData(outcomeOf(look, inputs, choices) as Outcome, look, [], today);
const sip = (years: number, monthly = 5000, today: string | null = '2026-11-23') =>
  drawn(sipView, { monthly, years, annualRatePct: 12 }, today);

const phone = { width: 260, height: 194 };
const desktop = { width: 700, height: 124 };

test('the largest round sum that is passed before the end, and the first year with more gains than paid in', () => {
  // ₹5,000 a month at 12%: 49,95,739.60 after twenty years, 56,93,374.03 after 21; paid in 6,60,000 after eleven.
  expect(milestonesOf(sip(25).points)).toEqual([
    { index: 20, text: '₹50 lakh' },
    { index: 10, text: 'More gains than paid in' },
  ]);
  const bar = (lower: number, upper: number) => ({ lower, upper });
  expect(milestonesOf([bar(60_000, 0), bar(90_000, 10_000), bar(95_000, 95_000)])).toEqual([
    { index: 1, text: '₹1 lakh' },
  ]);
  // What the first or the last bar reaches is told by its own figures.
  expect(milestonesOf([bar(10_000_000, 0), bar(1, 20_000_000)])).toEqual([]);
  expect(milestonesOf([])).toEqual([]);
});

test('words end above their bar with the calendar’s year, apart from each other and from the amounts', () => {
  // On a chart of 12 years bar 10 stands at five sixths, and the last total is a third higher: a line of 20 of 194 pixels is 10.3%.
  const labels = milestoneLabels(sip(12), phone);
  expect(labels.map(({ text }) => text)).toEqual(['₹10 lakh, 2036', 'More gains than paid in, 2037']);
  expect(labels.map(({ right }) => Number.parseFloat(right))).toEqual([16.667, 8.333]);
  const [one = 0, other = 0] = labels.map(({ bottom }) => Number.parseFloat(bottom));
  expect(other - one).toBeGreaterThan(10.3);
  expect(milestoneLabels(sip(12, 5000, null), phone)[0]?.text).toBe('₹10 lakh');
  // Of 25 bars the eleventh has room to its left on a desktop only.
  expect(milestoneLabels(sip(25), phone).map(({ text }) => text)).toEqual(['₹50 lakh, 2047']);
  expect(milestoneLabels(sip(25), desktop)).toHaveLength(2);
});

test('a loan and money that is drawn down have no such words', () => {
  const loan = { principal: 5_000_000, years: 20, annualRatePct: 9, prepayMonthly: 0, prepayYearly: 0, prepayOnce: 0 };
  expect(milestoneLabels(drawn(emiView, { ...loan, prepayMonth: 1, investRatePct: 12 }), desktop)).toEqual([]);
});

test('the curve follows the totals to a dot at its end, and is nothing where there are none', () => {
  const at = (...totals: number[]) => curveOf({ points: totals.map((upper) => ({ upper, lower: 0 })) as never });
  const corners = at(1, 2, 4).split(',');
  expect(corners.slice(0, 3)).toEqual([
    'calc(0.0% + 0px) calc(68.5% + -1.25px)',
    'calc(47.5% + 0px) calc(50.0% + -1.25px)',
    'calc(95.0% + 0px) calc(13.0% + -1.25px)',
  ]);
  // Left, top, right and bottom of the dot, and the line's other side back to its beginning.
  expect([3, 5, 7, 9].map((place) => corners[place])).toEqual([
    'calc(95.0% + -4px) calc(13.0% + 0px)',
    'calc(95.0% + 0px) calc(13.0% + -4px)',
    'calc(95.0% + 4px) calc(13.0% + 0px)',
    'calc(95.0% + 0px) calc(13.0% + 4px)',
  ]);
  expect(corners.at(-1)).toBe('calc(0.0% + 0px) calc(68.5% + 1.25px)');
  expect([at(), at(5), at(0, 0)]).toEqual(['0 0', '0 0', '0 0']);
  expect(at(4, -2)).toContain('calc(95.0% + 0px) calc(87.0% + 1.25px)');
});

test('they are written into the page, and after a resize as the chart then stands', () => {
  let resize = (_width: number) => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        resize = (width) => tell([{ contentRect: { width, height: phone.height } }]);
      }
      observe() {}
    },
  );
  document.body.innerHTML = '<dl data-early="bar"></dl><div id="over"><i>Old</i></div>';
  const over = document.getElementById('over') as HTMLElement;
  over.getBoundingClientRect = () => new DOMRect(0, 0, phone.width, phone.height);
  drawReached(over, sip(12));
  expect([...over.children].map(({ textContent }) => textContent)).toEqual([
    '₹10 lakh, 2036',
    'More gains than paid in, 2037',
  ]);
  expect(document.querySelector('dl')?.style.getPropertyValue('--curve')).toMatch(/^calc\(0\.0% \+ 0px\) /);
  resize(100);
  drawReached(over, sip(12));
  expect(over.children).toHaveLength(0);
  vi.unstubAllGlobals();
});

test('bars say the month they end in and the age then, counted from retirement where the table begins there', () => {
  expect(sip(10).points.at(-1)?.name).toBe('Year 10, Nov 2036');
  expect(sip(2).points[0]?.name).toBe('Month 1, Dec 2026');
  expect(sip(10, 5000, null).points.at(-1)?.name).toBe('Year 10');
  const later = { age: 30, retirementAge: 60, lifeExpectancy: 85, monthlyExpense: 50_000, annualRatePct: 12 };
  const { points } = drawn(byExpenseView, { ...later, postReturnPct: 8, inflationPct: 6 });
  expect(points[0]?.name).toBe('Year 1, Nov 2057, age 61');
  expect(points.at(-1)?.name).toBe('Year 25, Nov 2081, age 85');
});
