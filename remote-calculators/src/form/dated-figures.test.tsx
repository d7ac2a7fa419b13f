// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/swpcalculator"}
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { Result } from '#calculator-page/results/result.tsx';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { view as swp } from '#calculators/swp/fields.ts';
import type { Worked } from '#form/calculator-form.ts';
import { calculatorForm } from '#form/calculator-form.ts';
import { FormStore } from '#form/form-store.ts';
import type { Scenario } from '#scenario/scenario.ts';

const LINK = '?investment=5000000&monthlyWithdrawal=60000&annualRatePct=8&years=20';

let page: FormStore<Scenario, Worked>;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', `/swpcalculator${LINK}`);
});
afterEach(() => {
  page.stop();
  vi.useRealTimers();
});

/** Opens the link's document that was served on one day, on another one. */
function open(served: string, today: string): void {
  const { linked, view } = calculatorForm(swp, served);
  const state = linked(LINK);
  if (state === null || state === 'bad') throw new Error('The link cannot be used.');
  const first = view(state, null);
  document.body.innerHTML = renderToStaticMarkup(
    <main data-linked="drawn" data-day={served}>
      <FieldsForm definition={swp} first={first} todaysRupees={first.scenario.todaysRupees} />
      <Result definition={swp} first={first} />
      <ResultBar label="" text="" />
    </main>,
  );
  page = new FormStore(calculatorForm(swp, today));
  page.listen();
  page.begin();
}

/** The large figure that is seen, with its name, and the one at a glance. */
function headline() {
  const seen = [...document.querySelectorAll('.hero')].filter((line) => !(line as HTMLElement).hidden);
  expect(seen).toHaveLength(1);
  const [bar] = document.querySelectorAll('[data-early="bar"]');
  return [seen[0]?.textContent, bar?.textContent];
}

test('a document of the same day is left as it was served', () => {
  open('2026-11-26', '2026-11-26');
  expect(headline()).toEqual(['Lasts untilNovember 2036', '–']);
});

test('a document that was kept since another month tells the month from today on', () => {
  open('2026-11-26', '2026-12-01');
  expect(headline()).toEqual(['Lasts untilDecember 2036', 'Lasts untilDecember 2036']);
});

test('the headline follows what is typed, and what a screen reader is told follows it', () => {
  open('2026-11-26', '2026-11-26');
  const input = document.querySelector('[name="monthlyWithdrawal"]') as HTMLInputElement;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    const [seen, glance] = headline();
    vi.advanceTimersByTime(5_000);
    return [seen, glance, document.querySelector('[role="status"]')?.textContent?.split(',')[0]];
  };
  const [seen, glance, spoken] = type('30000');
  expect(seen).toMatch(/^Remaining value₹[\d,]+\.\d\dabout ₹/);
  expect(glance).toMatch(/^Remaining value₹[\d,]+\.\d\d$/);
  expect(spoken).toMatch(/^Remaining value ₹/);
  expect(type('60000')).toEqual(['Lasts untilNovember 2036', 'Lasts untilNovember 2036', 'Lasts until November 2036']);
  expect(type('')[0]).toBe('Remaining value');
});
