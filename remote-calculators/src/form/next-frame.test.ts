// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextFrame } from '#form/page-events.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the last action is run, after the frame', () => {
  const ran: string[] = [];
  const frame = new NextFrame();
  frame.run(() => ran.push('first'));
  frame.run(() => ran.push('second'));
  requestAnimationFrame(() => ran.push('frame'));
  expect(ran).toEqual([]);
  vi.runAllTimers();
  expect(ran).toEqual(['frame', 'second']);

  frame.run(() => ran.push('third'));
  vi.runAllTimers();
  expect(ran.at(-1)).toBe('third');
});

test('what is forgotten is not run, and what is asked for after that is', () => {
  const ran: string[] = [];
  const frame = new NextFrame();
  frame.run(() => ran.push('first'));
  frame.forget();
  vi.runAllTimers();
  expect(ran).toEqual([]);
  frame.run(() => ran.push('second'));
  frame.forget();
  frame.run(() => ran.push('third'));
  vi.runAllTimers();
  expect(ran).toEqual(['third']);
});

test('what cannot wait for the frame is run at once, and only once', () => {
  const ran: string[] = [];
  const frame = new NextFrame();
  frame.run(() => ran.push('first'));
  frame.flush();
  expect(ran).toEqual(['first']);
  vi.runAllTimers();
  frame.flush();
  expect(ran).toEqual(['first']);
});
