// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ErrorSummary, type FieldError } from '#forms/error-summary.tsx';

const missing: FieldError[] = [{ name: 'weight', label: 'Weight', message: 'Choose a weight.' }];

/** What the form of a test shows; each test changes it from outside, as an answer of the server would. */
let show: (state: { errors?: FieldError[]; attempt?: number }) => void;
let root: Root;

function Form() {
  const [state, setState] = useState({ errors: [] as FieldError[], attempt: 0 });
  show = (change) => act(() => setState((before) => ({ ...before, ...change })));
  return (
    <form>
      <ErrorSummary errors={state.errors} attempt={state.attempt} />
      <input name="amount" />
      <select name="weight" />
      <input type="radio" name="start" value="taken" disabled />
      <input type="radio" name="start" value="free" />
    </form>
  );
}

const amount = () => document.querySelector('input') as HTMLInputElement;
const summary = () => document.querySelector('section');

function type(text: string): void {
  amount().value = text;
  amount().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  act(() => root.render(<Form />));
  amount().focus();
});

afterEach(() => act(() => root.unmount()));

test('a pressed Submit brings the focus to what must be corrected, each time', () => {
  show({ errors: missing, attempt: 1 });
  expect(document.activeElement).toBe(summary());
  amount().focus();
  show({ attempt: 2 });
  expect(document.activeElement).toBe(summary());
});

test('what the server refuses counts to the Submit that asked it', () => {
  show({ attempt: 1 });
  expect(document.activeElement).toBe(amount());
  show({ errors: missing });
  expect(document.activeElement).toBe(summary());
});

test('errors that come while somebody types leave the focus where it is', () => {
  show({ attempt: 1 });
  type('2');
  show({ errors: missing });
  expect(document.activeElement).toBe(amount());
  expect(summary()?.textContent).toContain('Choose a weight.');
});

test('errors that go and come back without another Submit leave the focus where it is', () => {
  show({ errors: missing, attempt: 1 });
  amount().focus();
  show({ errors: [] });
  show({ errors: missing });
  expect(document.activeElement).toBe(amount());
});

test('errors without any Submit leave the focus where it is', () => {
  show({ errors: missing });
  expect(document.activeElement).toBe(amount());
});

test('a line of the summary leads to its control', () => {
  show({ errors: missing, attempt: 1 });
  act(() => summary()?.querySelector('a')?.click());
  expect(document.activeElement).toBe(document.querySelector('select'));
});

test('the line of a group leads to the first that can be chosen', () => {
  show({ errors: [{ name: 'start', label: 'Time', message: 'Choose a time.' }], attempt: 1 });
  act(() => summary()?.querySelector('a')?.click());
  expect((document.activeElement as HTMLInputElement).value).toBe('free');
});
