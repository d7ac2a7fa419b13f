// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ChartLine, chartData } from '#calculator-page/chart/chart-data.ts';
import { drawPlot } from '#calculator-page/chart/draw-plot.ts';
import { PlotMarks } from '#calculator-page/chart/plot.tsx';
import { drawingOf, StaticChart } from '#calculator-page/chart/static-chart.tsx';
import { view as sipView } from '#calculators/sip/fields.ts';
import { view as swpView } from '#calculators/swp/fields.ts';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';
import { outcomeOf } from '#outcome/outcome.ts';

const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;
const outcomeFor = (look: CalculatorView, inputs: Inputs) => outcomeOf(look, inputs, choices) as Outcome;
const sip = (monthly: number, years: number) => outcomeFor(sipView, { monthly, years, annualRatePct: 12 });
const swp = (monthlyWithdrawal: number, years: number) =>
  outcomeFor(swpView, { investment: 5_000_000, monthlyWithdrawal, years, annualRatePct: 8, stepUpPct: 0 });

const lines: ChartLine[] = (['pinned', 'high', 'middle', 'low'] as const).map((kind, place) => ({
  kind,
  at: () => [12, 24, 36, 48].map((month) => ({ month, amount: month * 1000 * (place + 1) })),
}));
const grown = (monthly: number, years: number) => chartData(sip(monthly, years), sipView, lines);
const paid = (monthly: number, years: number) => chartData(swp(monthly, years), swpView, lines);

function rendered(data: ReturnType<typeof chartData>): HTMLElement {
  const plot = document.createElement('div');
  plot.innerHTML = renderToStaticMarkup(
    <>
      <StaticChart {...data} />
      <PlotMarks {...data} />
    </>,
  );
  return plot;
}

/** Names of lines stand in the order of their heights, which a drag may change: what counts is where each stands. */
function shownIn(plot: HTMLElement): unknown[] {
  const names = [...plot.querySelectorAll<HTMLElement>('.plot__marks > *')]
    .map(({ textContent, style }) => `${textContent} ${style.cssText.replaceAll(' ', '')}`)
    .sort();
  return [plot.querySelector('svg')?.outerHTML, names];
}

test.each([
  [5000, 10],
  [90_000, 1],
  [500, 12],
  [7500, 13],
  [100_000, 30],
  [100, 100],
])('what is written for ₹%i over %i years is what React renders', (monthly, years) => {
  for (const data of [grown, paid]) {
    const plot = rendered(data(5000, 10));
    drawPlot(plot, data(monthly, years));
    expect(shownIn(plot)).toEqual(shownIn(rendered(data(monthly, years))));
    drawPlot(plot, data(5000, 10));
    expect(shownIn(plot)).toEqual(shownIn(rendered(data(5000, 10))));
  }
});

test('the band fills what lies between the low line and the high one, and is not there without both', () => {
  const bandOf = (drawn: ChartLine[]) =>
    drawingOf(chartData(sip(5000, 4), sipView, drawn)).shapes.find(({ look }) => look === 'band')?.path;
  const along = (kind: string) =>
    drawingOf(chartData(sip(5000, 4), sipView, lines)).shapes.find(({ look }) => look === `line ${kind}`)?.path ?? '';
  const places = (path: string) => path.split(/[MLz]/).filter((place) => place !== '');
  const [high, low] = [places(along('high')), places(along('low'))];
  expect(high).toHaveLength(4);
  expect(places(bandOf(lines) ?? '')).toEqual([...high, ...low.reverse()]);
  expect(bandOf(lines.filter(({ kind }) => kind !== 'low'))).toBeUndefined();
});
