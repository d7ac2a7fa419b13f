// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearAway, draw, redraw } from '#forms/form-fixture.tsx';
import { currentToasts, dismissToast, toast } from '#ui/toast.ts';
import { Toaster } from '#ui/toaster.tsx';

const drawAll = (...messages: string[]) => {
  draw([<input key="amount" />, <Toaster key="toasts" />]);
  act(() => {
    for (const message of messages) toast(message, 'error');
  });
};
const field = () => document.querySelector('input');
const buttonOf = (message: string) =>
  [...document.querySelectorAll('.toast')]
    .find(({ textContent }) => textContent === message)
    ?.querySelector('button') as HTMLButtonElement;
/** By keyboard, or by a pointer where that focuses a button. */
const dismiss = (message: string) =>
  act(() => {
    buttonOf(message).focus();
    buttonOf(message).click();
  });

afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
  clearAway();
});

test('whoever closes a toast is again where they were', () => {
  drawAll('One', 'Two');
  field()?.focus();
  act(() => buttonOf('One').focus());
  dismiss('Two');
  expect(document.activeElement).toBe(field());
  expect(currentToasts()).toHaveLength(1);
});

test('where that is gone, the next toast has the focus', () => {
  drawAll('One', 'Two');
  field()?.focus();
  act(() => buttonOf('One').focus());
  redraw([<Toaster key="toasts" />]);
  dismiss('One');
  expect(document.activeElement).toBe(buttonOf('Two'));
});

test('a press that focuses no button moves nothing', () => {
  drawAll('One');
  field()?.focus();
  act(() => buttonOf('One').click());
  expect(currentToasts()).toEqual([]);
  expect(document.activeElement).toBe(field());
});
