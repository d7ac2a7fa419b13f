// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { holdPresses } from '#start/hold-presses.ts';

let pressed: string[];
beforeAll(() => {
  vi.useFakeTimers();
  // The document is still on its way: all its buttons are its own.
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  holdPresses();
  document.body.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent ?? ''));
});

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<header><button type="button">Menu</button></header>
    <main><a href="#there">There</a><button type="button">Up</button><button type="button"><svg></svg>Down</button>
    <form><button>Send</button></form></main>`;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  Object.assign(window, { earlyInput: null });
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const takeOver = (...names: string[]) => {
  for (const name of names) Object.assign(button(name), { __reactProps$abc: {} });
};
const soon = () => vi.advanceTimersByTime(500);

test('a press waits until the button is taken over, looks so meanwhile, and counts once', () => {
  button('Up').click();
  soon();
  expect(pressed).toEqual([]);
  expect(button('Up').dataset.waiting).toBe('');
  takeOver('Up');
  soon();
  expect(pressed).toEqual(['Up']);
  expect(button('Up').dataset.waiting).toBeUndefined();
  button('Up').click();
  soon();
  expect(pressed).toEqual(['Up', 'Up']);
});

test('several count in their order, each as often as it was pressed', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  button('Up').click();
  button('Up').click();
  takeOver('Up');
  soon();
  expect(pressed).toEqual([]);
  takeOver('Down');
  soon();
  expect(pressed).toEqual(['Down', 'Up', 'Up']);
});

test('a button that goes while its press waits holds up no other', () => {
  button('Up').click();
  button('Down').click();
  takeOver('Down');
  button('Up').remove();
  soon();
  expect(pressed).toEqual(['Down']);
});

test('in the page a press waits for what was typed before, in the header it does not', () => {
  Object.assign(window, { earlyInput: { controls: new Map() } });
  takeOver('Up', 'Menu');
  button('Up').click();
  soon();
  expect(pressed).toEqual([]);
  Object.assign(window, { earlyInput: null });
  soon();
  expect(pressed).toEqual(['Up']);
  Object.assign(window, { earlyInput: { controls: new Map() } });
  button('Menu').click();
  expect(pressed).toEqual(['Up', 'Menu']);
});

test('links and buttons that send a form are left alone', () => {
  document.querySelector('a')?.click();
  button('Send').click();
  expect(pressed).toEqual(['There', 'Send']);
});

test('a button that somebody adds to the document later is left alone', () => {
  window.dispatchEvent(new Event('DOMContentLoaded'));
  const other = document.createElement('button');
  other.type = 'button';
  other.textContent = 'Of another script';
  document.querySelector('main')?.append(other);
  other.click();
  button('Up').click();
  expect(pressed).toEqual(['Of another script']);
});
