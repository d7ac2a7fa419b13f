// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ComparePanel from '#calculator-page/extras/compare-panel.tsx';
import { view } from '#calculators/dream-car/fields.ts';
import { workedOut } from '#form/calculator-form.ts';
import { initialScenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-26';
const outcomeWith = (targetDate: string) => {
  const scenario = initialScenario(view, TODAY);
  return workedOut(view, { ...scenario, texts: { ...scenario.texts, targetDate } }, TODAY, null).outcome;
};

test('the dates of both scenarios stand in words', () => {
  const [pinned, outcome] = [outcomeWith('2031-11-26'), outcomeWith('2033-01-26')];
  if (outcome === null) throw new Error('The example has no figures.');
  const panel = <ComparePanel definition={view} outcome={outcome} pinned={pinned} onPin={() => {}} />;
  document.body.innerHTML = renderToStaticMarkup(panel);
  const row = [...document.querySelectorAll('tr')].find((one) => one.textContent?.startsWith('Target date'));
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Target date',
    '26 November 2031',
    '26 January 2033',
    '',
  ]);
});
