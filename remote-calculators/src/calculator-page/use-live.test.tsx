// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/dreamcar"}
import { act } from 'react';
import { clearAway, draw, press } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { useLive } from '#calculator-page/use-live.ts';
import { WhoseFigures } from '#calculator-page/whose-figures.tsx';
import { view as dreamCar } from '#calculators/dream-car/fields.ts';
import { calculatorForm, type Worked } from '#form/calculator-form.ts';
import { writeToAddress } from '#scenario/address.ts';
import { toQuery } from '#scenario/link.ts';
import type { Scenario } from '#scenario/scenario.ts';

function Page() {
  const { first, told, day } = useLive<Scenario, Worked>(
    dreamCar,
    (today) => calculatorForm(dreamCar, today),
    ({ scenario, reading }) => writeToAddress(dreamCar.path, toQuery(dreamCar, scenario, reading)),
  );
  return (
    <main>
      <FieldsForm definition={dreamCar} first={first} todaysRupees={told.view.scenario.todaysRupees}>
        <WhoseFigures definition={dreamCar} view={told.view} served={day} />
      </FieldsForm>
      <p id="figure">{told.view.outcome?.figures[0]?.amount}</p>
      <a href="#place">A place</a>
    </main>
  );
}

const EXAMPLE = '16385.83';
const [OWN, SHOW] = ['Start with my own figures', 'Show the example'];
const price = () => document.querySelector('[name="amountToday"]') as HTMLInputElement;
const figure = () => document.querySelector('#figure')?.textContent;
const query = () => new URLSearchParams(location.search);
const rest = () => act(() => vi.advanceTimersByTime(2_000));
function type(text: string) {
  act(() => {
    price().value = text;
    price().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
  rest();
}
/** As a browser does it, which tells of the entry a moment later. */
async function back() {
  await act(async () => {
    const told = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await told;
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T06:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  window.earlyCalculator = 'over';
  history.pushState(null, '', '/dreamcar');
  draw(<Page />);
});
afterEach(() => {
  clearAway();
  vi.useRealTimers();
});

test('Back to the plain address shows the example again', async () => {
  await press(OWN);
  expect([price().value, figure()]).toEqual(['', '']);
  await back();
  expect([price().value, figure()]).toEqual(['10,00,000', EXAMPLE]);
});

test('the example is shown at every press, not at the first alone', async () => {
  for (const typed of ['900000', '800000']) {
    await press(OWN);
    type(typed);
    await press(SHOW);
    expect([price().value, figure(), query().get('amountToday')]).toEqual(['10,00,000', EXAMPLE, '1000000']);
    type(typed);
    expect(query().get('amountToday')).toBe(typed);
    await press(SHOW);
    expect([price().value, query().get('amountToday')]).toEqual(['10,00,000', '1000000']);
  }
});

test('a place on the page and the way back leave half a form as it stands', async () => {
  await press(OWN);
  type('900000');
  expect(location.search).toBe('');
  await act(async () => {
    history.pushState({ key: 'place' }, '', '#place');
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'place' } }));
  });
  expect(price().value).toBe('9,00,000');
  await back();
  expect(price().value).toBe('9,00,000');
});

/** Comes back to the page on another day. */
function returnOn(day: string) {
  vi.setSystemTime(new Date(`${day}T06:00:00Z`));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
const whose = () => document.querySelector('.whose__line')?.textContent;
const date = () => [...document.querySelectorAll('select')].map(({ value }) => value);

test('a tab that was left open counts from the day on which somebody comes back to it', () => {
  type('1200000');
  const [before, day] = [figure(), query().get('targetDate')];
  expect(query().get('today')).toBe('2026-12-31');
  returnOn('2026-12-31');
  expect([figure(), query().get('today')]).toEqual([before, '2026-12-31']);

  returnOn('2027-02-05');
  expect([query().get('today'), query().get('targetDate')]).toEqual(['2027-02-05', day]);
  expect(Number(figure()), 'a month less to save').toBeGreaterThan(Number(before));
  type('1000000');
  expect(query().get('today')).toBe('2027-02-05');
});

test('an example that nobody has touched is that of the day, and is called one still', () => {
  const then = date();
  returnOn('2027-02-05');
  expect([figure(), location.search]).toEqual([EXAMPLE, '']);
  expect(date()).not.toEqual(then);
  expect(whose()).toContain('An example');
});

test('a link keeps the day that it counts from', async () => {
  await press(OWN);
  await press(SHOW);
  const link = location.search;
  returnOn('2027-02-05');
  expect([figure(), location.search]).toEqual([EXAMPLE, link]);
  expect(query().get('today')).toBe('2026-12-31');
});
