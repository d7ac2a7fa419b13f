// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chartData } from '#calculator-page/chart/chart-data.ts';
import { drawPlot, drawReadout } from '#calculator-page/chart/draw-plot.ts';
import { StaticChart } from '#calculator-page/chart/static-chart.tsx';
import type { Outcome } from '#calculator-page/results/outcome.ts';
import { outcomeOf } from '#calculator-page/results/outcome.ts';
import { sipLook } from '#calculators/sip/look.ts';

const outcome = (monthly: number, years: number) =>
  outcomeOf(
    sipLook,
    { monthly, years, annualRatePct: 12 },
    { rateConvention: 'nominal', timing: 'start', mode: 'monthly' },
  ) as Outcome;
const data = (monthly: number, years: number) =>
  chartData(outcome(monthly, years).years, sipLook.columns, sipLook.stack);

function rendered(monthly: number, years: number): HTMLElement {
  const plot = document.createElement('div');
  plot.innerHTML = renderToStaticMarkup(<StaticChart {...data(monthly, years)} />);
  return plot;
}

test.each([
  [5000, 10],
  [90_000, 1],
  [500, 12],
  [7500, 13],
  [100_000, 30],
  [100, 100],
])('what is written for ₹%i over %i years is what React renders', (monthly, years) => {
  const plot = rendered(5000, 10);
  drawPlot(plot, data(monthly, years));
  expect(plot.innerHTML).toBe(rendered(monthly, years).innerHTML);
  drawPlot(plot, data(5000, 10));
  expect(plot.innerHTML).toBe(rendered(5000, 10).innerHTML);
});

test('the figures below are of the chosen year, or of the last one', () => {
  const readout = document.createElement('div');
  readout.innerHTML = '<p>Year 30</p><dl><dd>1</dd><dd>2</dd><dd>3</dd></dl>';
  const shown = () => [...readout.querySelectorAll('p, dd')].map((part) => part.textContent);
  drawReadout(readout, outcome(5000, 10), null);
  expect(shown()).toEqual(['Year 10', '₹6,00,000.00', '₹5,61,695.38', '₹11,61,695.38']);
  drawReadout(readout, outcome(5000, 10), 0);
  expect(shown()).toEqual(['Year 1', '₹60,000.00', '₹4,046.64', '₹64,046.64']);
  drawReadout(readout, outcome(5000, 2), 7);
  expect(shown()[0]).toBe('Year 2');
});
