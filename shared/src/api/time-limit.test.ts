import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from '#api/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it aborts when the time is over, as a time-out', () => {
  const signal = timeLimit(1_000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('it aborts at once with the signal that it is given, for the same reason', () => {
  const outer = new AbortController();
  const signal = timeLimit(1_000, outer.signal);
  const reason = new Error('the visitor left');
  outer.abort(reason);
  expect(signal.reason).toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});

test('a signal that has aborted already leaves no timer behind', () => {
  expect(timeLimit(1_000, AbortSignal.abort('gone')).reason).toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});
