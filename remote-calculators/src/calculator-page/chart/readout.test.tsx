// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chartData } from '#calculator-page/chart/chart-data.ts';
import { drawReadout } from '#calculator-page/chart/over-the-chart.tsx';
import { view as sipView } from '#calculators/sip/fields.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';

function sip(years: number) {
  const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;
  const outcome = outcomeOf(sipView, { monthly: 5000, years, annualRatePct: 12 }, choices);
  return chartData(outcome as Outcome, sipView, []);
}

test('what is written while a drag goes on is of the chosen year, or of the last one', () => {
  const readout = document.createElement('div');
  readout.innerHTML = '<p>Year 30</p><dl><dd>1</dd><dd>2</dd><dd>3</dd></dl>';
  const shown = () => [...readout.querySelectorAll('p, dd')].map((part) => part.textContent);
  const draw = (years: number, chosen: number | null) => drawReadout(readout, sip(years), sipView.columns, chosen);
  draw(10, null);
  expect(shown()).toEqual(['Year 10', '₹6,00,000.00', '₹5,61,695.38', '₹11,61,695.38']);
  draw(10, 0);
  expect(shown()).toEqual(['Year 1', '₹60,000.00', '₹4,046.64', '₹64,046.64']);
  draw(2, 77);
  expect(shown()[0]).toBe('Month 24');
});
