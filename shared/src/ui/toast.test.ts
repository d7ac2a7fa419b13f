import { beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, subscribeToasts, toast, toastDuration } from '#ui/toast.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const messages = () => currentToasts().map(({ message }) => message);

test('a toast is a success unless told otherwise', () => {
  toast('Link copied to clipboard!');
  toast('Failed to fetch data', 'error');
  expect(currentToasts().map(({ message, kind }) => [message, kind])).toEqual([
    ['Link copied to clipboard!', 'success'],
    ['Failed to fetch data', 'error'],
  ]);
});

test('the same message again replaces the first and counts as new', () => {
  toast('Saved');
  const first = currentToasts()[0]?.id;
  toast('Saved');
  expect(messages()).toEqual(['Saved']);
  expect(currentToasts()[0]?.id).not.toBe(first);
});

test('at most three stand at once; the oldest goes first', () => {
  for (const message of ['one', 'two', 'three', 'four']) toast(message);
  expect(messages()).toEqual(['two', 'three', 'four']);
});

test('listeners hear of every change and of nothing else', () => {
  const listener = vi.fn();
  const stop = subscribeToasts(listener);
  toast('Saved');
  dismissToast(-1);
  dismissToast(currentToasts()[0]?.id ?? -1);
  stop();
  toast('Saved');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('long messages stay longer, errors until they are dismissed', () => {
  expect(toastDuration({ message: 'Saved', kind: 'success' })).toBe(5000);
  expect(toastDuration({ message: 'x'.repeat(100), kind: 'info' })).toBe(10_000);
  expect(toastDuration({ message: 'Failed', kind: 'error' })).toBe(Number.POSITIVE_INFINITY);
});
