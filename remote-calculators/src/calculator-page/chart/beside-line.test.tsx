// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Legend } from '#calculator-page/chart/chart-card.tsx';
import { besideLine, chartData, markText } from '#calculator-page/chart/chart-data.ts';
import { drawPlot } from '#calculator-page/chart/draw-plot.ts';
import { geometryOf, markAt, markHeight } from '#calculator-page/chart/geometry.ts';
import { PlotMarks } from '#calculator-page/chart/plot.tsx';
import { drawingOf, StaticChart } from '#calculator-page/chart/static-chart.tsx';
import { view as emiView } from '#calculators/emi/fields.ts';
import { view as fireView } from '#calculators/fire/fields.ts';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';

const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;
const outcome = (look: CalculatorView, inputs: Inputs) => outcomeOf(look, inputs, choices) as Outcome;
const loan = { principal: 5_000_000, years: 20, annualRatePct: 9 };
const plain = outcome(emiView, loan);
const shortened = outcome(emiView, { ...loan, prepayYearly: 100_000 });
const data = (of: Outcome, look: CalculatorView = emiView, today: string | null = null) =>
  chartData(of, look, [], today);
const path = (of: Outcome) => drawingOf(data(of)).shapes.find(({ look }) => look === 'line beside')?.path;

describe('a loan beside itself without extra payments', () => {
  test('stands as bars and a line, which the legend and its end name', () => {
    const { lines, points, scale } = data(shortened);
    expect(lines[0]).toMatchObject({ kind: 'beside', name: 'Still owed without extra payments', end: 'Without' });
    expect(points.at(-1)).toMatchObject({ lower: 0, upper: 0 });
    expect(points[0]?.lower).toBe(4_806_364.48);
    const [line] = geometryOf(data(shortened)).lines;
    expect(line?.places).toHaveLength(20);
    expect(line?.places[0]?.[1]).toBeCloseTo(4_906_364.48 / scale.top, 9);
  });

  test('is the bars alone while there are none', () => {
    expect(besideLine(emiView, plain)).toMatchObject([{ name: '', end: '' }]);
    expect(path(plain)).toBe('');
    expect(path(shortened)).not.toBe('');
    const legend = renderToStaticMarkup(<Legend definition={emiView} lines={besideLine(emiView, plain)} unit="year" />);
    expect(legend.replace(/<span hidden="">.*<\/span>/, '')).not.toContain('line-key');
    // The chart's title names the bars.
    expect(legend).not.toContain('class="key');
  });

  test('leaves room for its name: fewer years are named below the bars, however it is drawn', () => {
    for (const of of [plain, shortened])
      expect(drawingOf(data(of)).labels.flatMap(({ text }) => text || [])).toEqual(['5', '10', '15', '20']);
  });

  test('is drawn into the chart that was rendered, with its name, and taken away again', () => {
    const plot = document.createElement('div');
    const render = (of: Outcome) =>
      renderToStaticMarkup(
        <>
          <StaticChart {...data(of)} />
          <PlotMarks {...data(of)} />
        </>,
      );
    plot.innerHTML = render(shortened);
    const drawn = () =>
      [...plot.querySelectorAll('path, span')].map((part) => part.getAttribute('d') ?? part.textContent);
    const shown = drawn();
    drawPlot(plot, data(plain));
    expect(plot.querySelector('.plot__marks span')?.textContent).toBe('');
    expect(plot.querySelector('path.beside')?.getAttribute('d')).toBe('');
    drawPlot(plot, data(shortened));
    expect(drawn()).toEqual(shown);
  });
});

test('what is held crosses what is needed in the year of independence', () => {
  const plan = { age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 };
  const rates = { annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 };
  const { points, lines } = data(outcome(fireView, { ...plan, ...rates }), fireView);
  const needed = lines[0]?.at('year') ?? [];
  const reached = points.findIndex(({ lower }, year) => lower >= (needed[year]?.amount ?? 0));
  expect(reached + 1).toBe(Math.ceil(223 / 12));
  expect(points).toHaveLength(21);
});

test('the month in which both meet is marked, in words, and taken away where it never comes', () => {
  const plan = { age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 };
  const rates = { annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 };
  const of = (changed: object) => data(outcome(fireView, { ...plan, ...rates, ...changed }), fireView);
  const [met, today, never] = [of({}), of({ savings: 50_000_000 }), of({ monthly: 0, savings: 0 })];
  expect([markText(met), markAt(met)]).toEqual(['Month 223 (year 19)', (223 / 12 - 0.5) / 21]);
  // On the line of what is needed, between its two years.
  const needed = geometryOf(met).lines[0]?.places ?? [];
  expect(markHeight(met)).toBeGreaterThan(Math.min(needed[17]?.[1] ?? 0, needed[18]?.[1] ?? 0));
  expect(markHeight(met)).toBeLessThan(Math.max(needed[17]?.[1] ?? 0, needed[18]?.[1] ?? 0));
  expect([markText(today), markAt(today)]).toEqual(['Today', 0]);
  const dated = data(outcome(fireView, { ...plan, ...rates }), fireView, '2026-11-26');
  expect([markText(dated), markAt(dated)]).toEqual(['June 2045 (year 19)', markAt(met)]);
  expect([markText(never), markAt(never)]).toEqual(['', null]);
  expect(data(plain).mark).toBeUndefined();
  const plot = document.createElement('div');
  plot.innerHTML = renderToStaticMarkup(
    <>
      <StaticChart {...met} />
      <PlotMarks {...met} />
    </>,
  );
  drawPlot(plot, never);
  expect(plot.querySelector('g.runs-out')?.getAttribute('display')).toBe('none');
  expect(plot.querySelector('.plot__empty')?.textContent).toBe('');
});
