// @vitest-environment jsdom
import { performance as timeline } from 'node:perf_hooks';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { recordTyping } from '#start/record-typing.ts';

// That of jsdom keeps no marks.
vi.stubGlobal('performance', timeline);
afterAll(() => void vi.unstubAllGlobals());

document.body.innerHTML = `
  <input name="amount" value="5000"><input name="note" value="">
  <textarea name="message">Hello</textarea>
  <input name="years" type="range" min="1" max="30" step="1" value="10">
  <input name="rate" type="range" min="1" max="30" step="0.5" value="9.3">
  <input name="consent" type="checkbox"><input name="adjust" type="checkbox" checked>
  <select name="topic"><option>SIP</option><option>Tax</option></select>
  <select name="language"><option>English</option><option selected>ಕನ್ನಡ</option></select>`;
const untouched = document.body.innerHTML;
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const noted = () => [...(window.earlyInput?.controls ?? [])].map(([{ name }, state]) => [name, state]);

afterEach(() => {
  window.earlyInput?.stop();
  performance.clearMarks();
  document.body.innerHTML = untouched;
  for (const input of document.querySelectorAll('input')) input.value = input.defaultValue;
});

test('a page that nobody has used yet has nothing to hand over', () => {
  recordTyping();
  expect(noted()).toEqual([]);
});

test('what was done before this script came is found in the page, what is done after it is heard', () => {
  control('amount').value = '7500';
  control('message').value = 'Hello, please call';
  control('years').value = '12';
  control('consent').checked = true;
  control('topic').value = 'Tax';
  recordTyping();
  expect(noted()).toEqual([
    ['amount', '7500'],
    ['message', 'Hello, please call'],
    ['years', '12'],
    ['consent', true],
    ['topic', 'Tax'],
  ]);

  control('amount').value = '80000';
  control('amount').dispatchEvent(new Event('input', { bubbles: true }));
  expect(noted().at(-1)).toEqual(['amount', '80000']);
});

test('what the page’s own script has put into the fields is nothing that a visitor did', () => {
  control('years').value = '15';
  performance.mark('early');
  recordTyping();
  expect(noted()).toEqual([]);
  expect(window.earlyInput?.answered).toBe(true);
});

test('a form is kept for the page’s code, unless its button leads to another page', () => {
  recordTyping();
  document.body.innerHTML += '<form><button>Send</button><button data-leads-on>Other page</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const send = (submitter: HTMLElement) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const [usual, leading] = form.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
  expect(send(leading)).toBe(false);
  expect(window.earlyInput?.sent).toBeNull();
  expect(send(usual)).toBe(true);
  expect(window.earlyInput?.sent).toEqual({ form, button: usual });
});

test('a list whose options are still to be parsed was not used by anybody', () => {
  document.body.innerHTML = '<select id="way"></select><select id="used"><option>a</option><option>b</option></select>';
  const [way, used] = document.querySelectorAll('select') as unknown as [HTMLSelectElement, HTMLSelectElement];
  used.value = 'b';
  recordTyping();
  expect(window.earlyInput?.controls.has(way)).toBe(false);
  expect(window.earlyInput?.controls.get(used)).toBe('b');
});
