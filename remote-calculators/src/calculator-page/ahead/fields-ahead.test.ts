// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldsAhead } from '#calculator-page/ahead/fields-ahead.ts';
import { fieldOf, textOf } from '#early/scenario-after.ts';

let drawable: (text: string) => boolean;
let log: string[];
let form: HTMLFormElement;
let fields: FieldsAhead;
let rendered: Record<string, string>;
/** The number of the last commit, which React may be told to have rendered. */
let handed: number;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form>
    <div data-field="monthly"><input value="5,000"><input type="range" min="500" max="90000" value="5000"></div>
    <div data-field="years"><input value="10"><input type="range" min="1" max="30" value="10"></div>
    <input name="other">
  </form>`;
  drawable = () => true;
  log = [];
  rendered = { monthly: '5,000', years: '10' };
  form = document.querySelector('form') as HTMLFormElement;
  fields = new FieldsAhead({
    read: (control, before, forward) => {
      const name = fieldOf(control);
      return name === '' ? undefined : textOf(control, name === 'monthly', before ?? rendered[name] ?? '', forward);
    },
    draw: (name, text, alone) => {
      const drawn = drawable(text) ? (text === '' ? 'unfinished' : 'drawn') : 'left';
      if (drawn !== 'left') log.push(`${alone ? 'soon' : 'draw'} ${name} ${text}`);
      return drawn;
    },
    rendered: (name) => rendered[name] ?? '',
    commit: (name, text, number) => {
      handed = number;
      rendered[name] = text;
      log.push(`commit ${name} ${text}`);
    },
    handOver: () => log.push('nothing ahead'),
    later: (commit) => {
      log.push('later');
      commit();
    },
  });
  fields.listen(form);
  // As React does, which listens at the root.
  document.body.oninput = () => log.push('React hears input');
  document.body.onchange = () => log.push('React hears change');
});

afterEach(() => {
  fields.listen(null);
  document.dispatchEvent(new Event('pointerup'));
  vi.useRealTimers();
});

const hold = () => document.dispatchEvent(new Event('pointerdown'));
const slider = (name: string) => form.querySelector(`[data-field="${name}"] [type="range"]`) as HTMLInputElement;
const figure = (name: string) => form.querySelector(`[data-field="${name}"] input`) as HTMLInputElement;

function send(type: 'input' | 'change', control: HTMLInputElement, value: string) {
  control.value = value;
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
const slide = (name: string, value: number) => send('input', slider(name), String(value));
const letGo = (name: string) => slider(name).dispatchEvent(new Event('change', { bubbles: true }));
const type = (name: string, text: string) => send('input', figure(name), text);

test('a press is drawn soon and the steps of its drag at once, and React gets the last one when the thumb is let go', () => {
  hold();
  slide('years', 11);
  slide('years', 12);
  letGo('years');
  expect(log).toEqual(['soon years 11', 'draw years 12']);
  vi.advanceTimersByTime(1);
  expect(log.slice(2)).toEqual(['later', 'commit years 12']);
});

test('a held thumb that rests is rendered, and what an older render draws over a newer step is drawn again', () => {
  hold();
  slide('years', 11);
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual(['soon years 11', 'later', 'commit years 11']);
  fields.landed(handed);
  fields.landed(handed);
  expect(log).toHaveLength(3);
  slide('years', 12);
  fields.landed(handed);
  expect(log.slice(3)).toEqual(['draw years 12', 'draw years 12']);
});

test('keys are drawn with their commas, and rendered once the typing rests', () => {
  type('monthly', '50000');
  expect(figure('monthly').value).toBe('50,000');
  type('monthly', '50,0005');
  expect(log).toEqual(['soon monthly 50,000', 'soon monthly 5,00,005']);
  vi.runAllTimers();
  expect(log.slice(2)).toEqual(['later', 'commit monthly 5,00,005']);
});

test('a text that is no figure yet is left more time to become one', () => {
  type('years', '');
  vi.advanceTimersByTime(800);
  type('years', '7');
  expect(log).toEqual(['soon years ', 'soon years 7']);
  type('years', '');
  vi.advanceTimersByTime(1_000);
  expect(log.slice(2)).toEqual(['soon years ', 'later', 'commit years ']);
});

test('a comma that is deleted takes the digit before it, also of a text that React has not rendered', () => {
  type('monthly', '50,000');
  figure('monthly').value = '50000';
  figure('monthly').setSelectionRange(2, 2);
  figure('monthly').dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
  expect(log.at(-1)).toBe('soon monthly 5,000');
});

test('a field that is left is rendered at once, before anything is done elsewhere', () => {
  type('years', '12');
  figure('years').dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(log).toEqual(['soon years 12', 'commit years 12']);
  vi.runAllTimers();
  expect(log).toHaveLength(2);

  fields.landed(handed);
  slide('years', 13);
  letGo('years');
  slider('years').dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(log.slice(2)).toEqual(['soon years 13', 'commit years 13']);
});

test('a step that only React can draw is handed over at once, and none before it is rendered after it', () => {
  type('years', '11');
  drawable = (text) => text !== '';
  type('years', '');
  expect(log).toEqual(['soon years 11', 'draw years 10', 'later', 'commit years ']);
  expect(figure('years').value).toBe('');
  vi.runAllTimers();
  expect(log).toHaveLength(4);
});

test('until that is rendered no older render brings the field back', () => {
  drawable = () => false;
  type('years', '');
  figure('years').value = '10';
  fields.landed(handed - 1);
  expect(figure('years').value).toBe('');
  fields.landed(handed);
  figure('years').value = '10';
  fields.landed(handed);
  expect(figure('years').value).toBe('10');
});

test('what React has changed meanwhile stands in the field in the end', () => {
  type('years', '3.');
  vi.runAllTimers();
  rendered.years = '3';
  fields.landed(handed - 1);
  fields.landed(handed);
  expect(log.slice(-2)).toEqual(['draw years 3', 'nothing ahead']);

  drawable = () => false;
  type('monthly', '5L');
  rendered.monthly = '5,00,000';
  fields.landed(handed - 1);
  fields.landed(handed);
  expect(figure('monthly').value).toBe('5,00,000');
});

test('what is no field of the form is left to React', () => {
  send('input', form.elements.namedItem('other') as HTMLInputElement, 'x');
  expect(log).toEqual(['React hears input']);
});

test('a second field does not lose what the first one says', () => {
  hold();
  slide('years', 11);
  slide('monthly', 900);
  letGo('monthly');
  vi.runAllTimers();
  expect(log).toEqual(['soon years 11', 'commit years 11', 'draw monthly 900', 'later', 'commit monthly 900']);
});

test('a rehearsal draws what stands there, and never over what was typed', () => {
  fields.rehearse();
  expect(log).toEqual(['draw monthly 5,000', 'nothing ahead']);
  type('years', '12');
  fields.rehearse();
  expect(log.slice(2)).toEqual(['soon years 12']);
});
