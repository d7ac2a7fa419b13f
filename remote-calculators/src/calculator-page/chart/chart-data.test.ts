import { describe, expect, test } from 'vitest';
import { type ChartLine, chartData, lineSpecs, markText } from '#calculator-page/chart/chart-data.ts';
import { lineLabels, markLabel } from '#calculator-page/chart/draw-plot.ts';
import { geometryOf, markAt } from '#calculator-page/chart/geometry.ts';
import { drawingOf } from '#calculator-page/chart/static-chart.tsx';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import { view as sipView } from '#calculators/sip/fields.ts';
import { view as stpView } from '#calculators/stp/fields.ts';
import { view as swpView } from '#calculators/swp/fields.ts';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';

const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;
const drawn = (look: CalculatorView, inputs: Inputs, lines: ChartLine[] = [], today: string | null = null) =>
  chartData(outcomeOf(look, inputs, choices) as Outcome, look, lines, today);

const dry = { investment: 5_000_000, monthlyWithdrawal: 40_000, annualRatePct: 8, years: 25, stepUpPct: 0 };

describe('money that runs out', () => {
  const data = drawn(swpView, dry);
  test('falls to nothing in its very month, and is told in words', () => {
    expect(markText(data)).toBe('Empty in month 265 (year 23)');
    expect(markAt(data)).toBeCloseTo(265 / 300, 10);
    const { area } = geometryOf(data);
    const floor = area?.floor;
    expect(area?.places.find(([, height]) => height === floor)?.[0]).toBeCloseTo(265 / 12, 10);
    expect(area?.places.slice(-3).map(([, height]) => height)).toEqual([floor, floor, floor]);
  });

  test('is told by the calendar from a day on: the payout of its last month is made at that month’s start', () => {
    expect(markText(drawn(swpView, dry, [], '2026-11-26'))).toBe('Empty in November 2048');
  });

  test('says so beside its mark where the drawing is empty: after it, or before it where little room is left', () => {
    expect(markLabel(data).transform).toBe('translateX(-100%)');
    const soon = drawn(swpView, { ...dry, monthlyWithdrawal: 100_000 });
    expect(markAt(soon)).toBeLessThan(0.5);
    expect(markLabel(soon).transform).toBe('none');
  });

  test('is never stacked: payouts are what each year paid, on a scale of their own', () => {
    expect(data.points.every(({ upper }) => upper === 0)).toBe(true);
    expect(data.payouts?.paid.slice(0, 2)).toEqual([480_000, 480_000]);
    expect(data.payouts?.paid.slice(-2)).toEqual([0, 0]);
    expect(data.payouts?.paid[22]).toBeCloseTo(30_268.99, 2);
    expect(data.scale.top).toBeGreaterThanOrEqual(5_000_000);
    expect(data.payouts?.scale.top).toBe(600_000);
    const { bars, area } = geometryOf(data);
    expect(Math.max(...(bars[0]?.edges ?? []).map(([, top]) => top))).toBeLessThan(area?.floor ?? 0);
  });

  test('a fund that lasts has no mark', () => {
    const lasting = drawn(swpView, { ...dry, monthlyWithdrawal: 10_000 });
    expect([markText(lasting), markAt(lasting)]).toEqual(['', null]);
  });

  test('the retirement corpus ends with its last month', () => {
    const ages = { age: 30, retirementAge: 60, lifeExpectancy: 85 };
    const rates = { inflationPct: 6, annualRatePct: 12, postReturnPct: 8 };
    const spent = drawn(byExpenseView, { ...ages, ...rates, monthlyExpense: 50_000, savings: 0, monthlyPension: 0 });
    expect(markText(spent)).toBe('Empty in month 300 (year 25)');
  });
});

test('axes carry ₹ and what their bars are; up to 36 months go by month', () => {
  const sip = (years: number) => drawn(sipView, { monthly: 5000, years, annualRatePct: 12 });
  expect(drawingOf(sip(10))).toMatchObject({ unit: 'Year' });
  expect(drawingOf(sip(10)).amounts.map(({ text }) => text)).toEqual(['₹0', '₹3L', '₹6L', '₹9L', '₹12L']);
  expect(sip(3).points).toHaveLength(36);
  expect(sip(4).points).toHaveLength(4);
  const stp = drawn(stpView, {
    ...{ investment: 100_000, monthlyTransfer: 5000, months: 12 },
    ...{ sourceRatePct: 8, targetRatePct: 12 },
  });
  expect(stp.points.map(({ label }) => label)).toEqual(Array.from({ length: 12 }, (_, month) => String(month + 1)));
  expect(stp.points[11]?.spoken()).toMatch(/^Month 12: transferred ₹60,000.00,/);
});

describe('lines over the bars', () => {
  const kinds = ['pinned', 'high', 'middle', 'low'] as const;
  const line = (kind: (typeof kinds)[number], amount: number): ChartLine => ({
    kind,
    at: () => [
      { month: 12, amount },
      { month: 120, amount },
    ],
  });
  const inputs = { monthly: 5000, years: 10, annualRatePct: 12 };

  test('differ by dash, and keep it whatever is pinned', () => {
    expect(new Set(kinds.map((kind) => lineSpecs[kind].dash.join())).size).toBe(4);
    const dashes = (which: readonly (typeof kinds)[number][]) =>
      drawingOf(
        drawn(
          sipView,
          inputs,
          which.map((kind) => line(kind, 1000)),
        ),
      )
        .shapes.filter(({ look }) => look.startsWith('line '))
        .map(({ look, dash }) => [look.slice(5), dash]);
    const all = Object.fromEntries(dashes(kinds));
    expect(Object.fromEntries(dashes(['low', 'high']))).toEqual({ low: all.low, high: all.high });
  });

  test('carry their names beside their ends, apart from each other even where the lines meet', () => {
    const labels = lineLabels(
      drawn(
        sipView,
        inputs,
        kinds.map((kind) => line(kind, 1_100_000)),
      ),
    );
    const heights = labels.map(({ bottom }) => Number.parseFloat(bottom));
    for (const [place, height] of heights.entries()) {
      if (place > 0) expect(height - (heights[place - 1] ?? 0)).toBeGreaterThan(10);
    }
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
    expect(labels.map(({ text }) => text).sort()).toEqual(['Above', 'Below', 'Middle', 'Pinned']);
  });
});
