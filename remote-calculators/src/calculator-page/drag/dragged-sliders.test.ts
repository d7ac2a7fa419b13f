// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraggedSliders } from '#calculator-page/drag/dragged-sliders.ts';

let drawable: boolean;
let log: string[];
let form: HTMLFormElement;
let sliders: DraggedSliders;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form>
    <div data-field="years"><input type="range" min="1" max="30" value="10"></div>
    <div data-field="annualRatePct"><input type="range" min="1" max="30" value="12"></div>
  </form>`;
  drawable = true;
  log = [];
  form = document.querySelector('form') as HTMLFormElement;
  sliders = new DraggedSliders({
    draw: (name, text) => {
      if (drawable) log.push(`draw ${name} ${text}`);
      return drawable;
    },
    commit: (name, text) => log.push(`commit ${name} ${text}`),
    later: (commit) => {
      log.push('later');
      commit();
    },
  });
  sliders.listen(form);
  // As React does, which listens at the root.
  document.body.oninput = () => log.push('React hears input');
  document.body.onchange = () => log.push('React hears change');
});

afterEach(() => {
  sliders.listen(null);
  document.dispatchEvent(new Event('pointerup'));
  vi.useRealTimers();
});

const hold = () => document.dispatchEvent(new Event('pointerdown'));

function send(type: 'input' | 'change', name: string, value: number) {
  const slider = form.querySelector(`[data-field="${name}"] input`) as HTMLInputElement;
  slider.value = String(value);
  slider.dispatchEvent(new Event(type, { bubbles: true }));
}

test('steps of a drag are drawn, and React gets the last one when the thumb is let go', () => {
  hold();
  send('input', 'years', 11);
  send('input', 'years', 12);
  send('change', 'years', 12);
  expect(log).toEqual(['draw years 11', 'draw years 12']);
  vi.runAllTimers();
  expect(log.slice(2)).toEqual(['later', 'commit years 12']);
});

test('a held thumb that rests is rendered, and what React draws over a newer step is drawn again', () => {
  hold();
  send('input', 'years', 11);
  vi.advanceTimersByTime(1_000);
  expect(log).toEqual(['draw years 11', 'later', 'commit years 11']);
  sliders.redraw();
  expect(log).toHaveLength(3);
  send('input', 'years', 12);
  sliders.redraw();
  expect(log.slice(3)).toEqual(['draw years 12', 'draw years 12']);
});

test('keys and taps of a screen reader go to React', () => {
  send('input', 'years', 11);
  send('change', 'years', 11);
  expect(log).toEqual(['React hears input', 'React hears change']);
});

test('a step that only React can draw goes to React, and none before it is rendered after it', () => {
  hold();
  send('input', 'years', 11);
  drawable = false;
  send('input', 'years', 12);
  vi.runAllTimers();
  expect(log).toEqual(['draw years 11', 'React hears input']);
});

test('a second slider does not lose what the first one says', () => {
  hold();
  send('input', 'years', 11);
  send('input', 'annualRatePct', 9);
  send('change', 'annualRatePct', 9);
  vi.runAllTimers();
  expect(log).toEqual(['draw years 11', 'commit years 11', 'draw annualRatePct 9', 'later', 'commit annualRatePct 9']);
});
