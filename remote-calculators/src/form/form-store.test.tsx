// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/sipcalculator"}
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldsForm } from '#calculator-page/fields/fields-form.tsx';
import { Result } from '#calculator-page/results/result.tsx';
import { view as fd } from '#calculators/fd/fields.ts';
import { view as sip } from '#calculators/sip/fields.ts';
import { calculatorForm, type Worked, workedOut } from '#form/calculator-form.ts';
import { FormStore } from '#form/form-store.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

const TODAY = '2026-11-22';
const example = workedOut(sip, initialScenario(sip, null), null, null);

let page: FormStore<Scenario, Worked>;
/** What was told, and what was kept, in order. */
let log: string[];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <FieldsForm definition={sip} first={example} todaysRupees={example.scenario.todaysRupees} />
      <Result definition={sip} first={example} />
    </main>,
  );
  window.history.replaceState(null, '', '/sipcalculator');
  log = [];
  page = new FormStore(calculatorForm(sip, TODAY));
  page.listen();
  page.subscribe(() => log.push(`told ${page.told().view.scenario.texts.monthly}`));
});

afterEach(() => {
  page.stop();
  document.dispatchEvent(new Event('pointerup'));
  vi.useRealTimers();
});

const attach = () => page.attach(({ scenario }) => log.push(`kept ${scenario.texts.monthly}`));
const monthly = () => document.querySelector('[name="monthly"]') as HTMLInputElement;
const slider = () => document.querySelector('[data-field="monthly"] [type="range"]') as HTMLInputElement;
const headline = () => document.querySelector('.figure--hero')?.textContent;
const spoken = () => document.querySelector('[role="status"]')?.textContent;
const complaint = () => document.querySelector('[data-field="monthly"] .field__error')?.textContent;

/** One change of a field as a browser tells it; the caret stands where it would after that. */
function type(text: string, caret = text.length, how: InputEventInit = {}): void {
  monthly().focus();
  monthly().value = text;
  monthly().setSelectionRange(caret, caret);
  monthly().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', ...how }));
}
const caret = () => [monthly().selectionStart, monthly().selectionEnd];
const leave = () => monthly().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
const rest = () => vi.advanceTimersByTime(2_000);

test('a box that is ticked is seen in its frame, and its figures in the next one', () => {
  attach();
  const before = headline();
  const box = document.querySelector('[name="todaysRupees"]') as HTMLInputElement;
  log = [];
  box.click();
  expect([box.checked, headline(), log]).toEqual([true, before, []]);
  vi.advanceTimersByTime(40);
  expect(box.checked).toBe(true);
  expect(headline()).not.toBe(before);
  expect(log).toEqual(['told 5,000']);
});

test('the page is answered before React is there, and goes on with it', () => {
  type('10000');
  expect([monthly().value, slider().value, headline()]).toEqual(['10,000', '10000', '₹23,23,390.76']);
  attach();
  expect(page.told().view.outcome?.figures[0]?.amount).toBe('2323390.76');
  type('20000');
  rest();
  expect(headline()).toBe('₹46,46,781.53');
});

test('React is told once typing rests, and what a visitor has made is kept then', () => {
  attach();
  page.told();
  rest();
  expect(log).toEqual([]);
  for (const text of ['1', '12', '120', '1200']) type(text);
  expect(log).toEqual([]);
  rest();
  expect(log).toEqual(['told 1,200', 'kept 1,200']);
  type('13000');
  leave();
  expect(log.slice(2)).toEqual(['told 13,000', 'kept 13,000']);
});

test('the first result is told at once, and that it has gone once the keys rest', () => {
  attach();
  page.told();
  type('');
  vi.advanceTimersByTime(400);
  expect(log, 'most figures that are emptied are typed anew').toEqual([]);
  rest();
  expect(log).toEqual(['told ', 'kept ']);
  type('700');
  vi.advanceTimersByTime(40);
  expect(log.slice(2), 'in the frame of the key').toEqual(['told 700']);
  type('7000');
  vi.advanceTimersByTime(40);
  expect(log.slice(3)).toEqual([]);
});

test('a field that was emptied without a word is not filled in again by what is drawn for another', () => {
  attach();
  type('5k');
  const years = document.querySelector('[name="years"]') as HTMLInputElement;
  years.value = '';
  leave();
  expect([monthly().value, years.value]).toEqual(['5,000', '']);
  years.value = '20';
  years.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  rest();
  expect(headline()).toBe('₹49,95,739.60');
});

test('everybody else hears what is typed', () => {
  const heard = vi.fn();
  document.addEventListener('input', heard);
  type('7000');
  attach();
  type('8000');
  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener('input', heard);
});

test('commas come and go behind the caret', () => {
  type('123456');
  expect([monthly().value, caret()]).toEqual(['1,23,456', [8, 8]]);
  type('19,23,456', 2);
  expect([monthly().value, caret()]).toEqual(['19,23,456', [2, 2]]);
  type('1923,456', 2, { inputType: 'deleteContentBackward' });
  expect([monthly().value, caret()]).toEqual(['1,23,456', [1, 1]]);
  type('123,456', 1, { inputType: 'deleteContentForward' });
  expect([monthly().value, caret()]).toEqual(['13,456', [1, 1]]);
});

test.each([
  ['5L', '5,00,000'],
  ['1,00,000', '1,00,000'],
  ['₹ 25,000', '25,000'],
])('what is pasted (%s) is read, and written out when the field is left', (text, writtenOut) => {
  attach();
  page.told();
  type(text, text.length, { inputType: 'insertFromPaste' });
  leave();
  expect(monthly().value).toBe(writtenOut);
  expect(page.told().view.scenario.texts.monthly).toBe(writtenOut);
});

test('what a browser fills in is heard as if it were typed', () => {
  attach();
  // A browser that fills a field in tells it without an input type.
  monthly().value = '15000';
  monthly().dispatchEvent(new Event('input', { bubbles: true }));
  monthly().dispatchEvent(new Event('change', { bubbles: true }));
  rest();
  expect([monthly().value, headline()]).toEqual(['15,000', '₹34,85,086.15']);
});

test('a text that an input method is at work on is computed and left as it is until it is finished', () => {
  attach();
  for (const text of ['1', '10', '1000', '10000']) type(text, text.length, { isComposing: true });
  rest();
  expect([monthly().value, headline()]).toEqual(['10000', '₹23,23,390.76']);
  monthly().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '10000' }));
  expect([monthly().value, caret()]).toEqual(['10,000', [6, 6]]);
});

test('what is undone is heard like what is typed', () => {
  attach();
  type('9000');
  type('5,000', 5, { inputType: 'historyUndo' });
  rest();
  expect([monthly().value, headline()]).toEqual(['5,000', '₹11,61,695.38']);
});

test('a page that comes back with other texts in its fields computes them', () => {
  attach();
  monthly().value = '10,000';
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  rest();
  expect(headline()).toBe('₹23,23,390.76');
});

test('one polite place says the result once typing has paused, and nothing on the way', () => {
  attach();
  rest();
  const places = document.querySelectorAll('[aria-live], [role="status"], [role="alert"]');
  expect(places).toHaveLength(1);
  expect(places[0]?.getAttribute('aria-live')).toBe('polite');
  for (const text of ['1', '10', '100', '1000']) {
    type(text);
    vi.advanceTimersByTime(100);
    expect(spoken()).toContain('₹11,61,695.38');
  }
  rest();
  expect(spoken()).toMatch(/^Total value ₹2,32,339.08, /);
});

test('what is wrong is said when typing rests or the field is left, and not on the way', () => {
  attach();
  type('');
  vi.advanceTimersByTime(800);
  type('6');
  vi.advanceTimersByTime(800);
  expect([complaint(), headline()]).toEqual([undefined, '']);
  vi.advanceTimersByTime(200);
  expect(complaint()).toContain('Enter ₹100 or more.');
  type('60');
  expect(complaint()).toContain('Enter ₹');
  type('6000');
  rest();
  expect(complaint()).toBeUndefined();
});

test('a drag is drawn in every step and told when the thumb is let go', () => {
  attach();
  page.told();
  document.dispatchEvent(new Event('pointerdown'));
  const slide = (value: string) => {
    slider().value = value;
    slider().dispatchEvent(new Event('input', { bubbles: true }));
  };
  slide('6000');
  slide('7000');
  expect([monthly().value, headline()]).toEqual(['7,000', '₹16,26,373.53']);
  rest();
  expect(log).toEqual([]);
  document.dispatchEvent(new Event('pointerup'));
  slider().dispatchEvent(new Event('change', { bubbles: true }));
  rest();
  expect(log).toEqual(['told 7,000', 'kept 7,000']);
});

test('what React changes is drawn and told at once', () => {
  attach();
  page.told();
  page.change((before) => page.form.withText(before, 'monthly', '10,000'));
  expect([monthly().value, headline(), log]).toEqual(['10,000', '₹23,23,390.76', ['told 10,000']]);
});

test('a link is shown, one that cannot be used leaves the example and is told', () => {
  page.follow('?monthly=8000&years=15&annualRatePct=11&timing=end');
  expect(headline()).toBe('₹36,37,516.60');
  page.follow('?monthly=abc');
  expect([headline(), page.told().badLink]).toEqual(['₹11,61,695.38', true]);
});

test('an address that says nothing shows the page as it opens, whatever stood there', () => {
  page.follow('?monthly=9000&years=10&annualRatePct=12');
  expect(monthly().value).toBe('9,000');
  page.follow('');
  expect([monthly().value, headline()]).toEqual(['5,000', '₹11,61,695.38']);
  page.follow('?monthly=abc');
  page.follow('?utm_source=mail');
  expect(page.told().badLink).toBe(false);
});

test.each([
  ['follows a link', () => document.querySelector('a')?.click()],
  ['closes the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['goes to another tab or program', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('who %s before the keys rest has what they typed kept', (_, leaves) => {
  attach();
  page.told();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.body.insertAdjacentHTML('beforeend', '<a href="#elsewhere"><span>Elsewhere</span></a>');
  leaves();
  expect(log, 'nothing was typed').toEqual([]);
  type('9000');
  expect(log).toEqual([]);
  leaves();
  expect(log).toEqual(['told 9,000', 'kept 9,000']);
  rest();
  expect(log).toHaveLength(2);
  vi.restoreAllMocks();
});

test('a page that is shown goes on waiting for the keys to rest', () => {
  attach();
  page.told();
  type('9000');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  document.body.click();
  expect(log).toEqual([]);
});

test('a page that was left hears and writes nothing more', () => {
  attach();
  type('9000');
  page.stop();
  document.body.innerHTML = '<div data-field="monthly"><input class="input" name="monthly" value="1"></div>';
  type('77777');
  page.begin();
  rest();
  expect([monthly().value, log]).toEqual(['77777', []]);
});

test('a list is heard, drawn and kept as a figure is', () => {
  page.stop();
  const first = workedOut(fd, initialScenario(fd, null), null, null);
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <FieldsForm definition={fd} first={first} todaysRupees={first.scenario.todaysRupees} />
      <Result definition={fd} first={first} />
    </main>,
  );
  page = new FormStore(calculatorForm(fd, TODAY));
  page.listen();
  const kept: unknown[] = [];
  page.attach(({ reading }) => kept.push(reading.inputs?.slabPct));
  const slab = document.querySelector('select') as HTMLSelectElement;
  const note = () => document.querySelector('[data-field="slabPct"] [data-early="note"]')?.textContent;
  expect([slab.value, note()]).toEqual(['', 'Choose it to see the tax on the interest']);
  slab.value = '30';
  slab.dispatchEvent(new Event('input', { bubbles: true }));
  rest();
  expect(page.told().view.outcome?.figures.find(({ result }) => result === 'postTax')?.amount).toBe('128536.74');
  expect([note(), kept]).toEqual(['Of the interest, and 4% cess on that', ['30']]);
  page.follow('?principal=100000&months=14&annualRatePct=7&slabPct=5');
  expect([slab.value, headline()]).toEqual(['5', '₹1,08,436.41']);
});
