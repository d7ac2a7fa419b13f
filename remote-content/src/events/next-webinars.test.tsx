// @vitest-environment jsdom
import { act } from 'react';
import { clearAway, draw } from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextWebinars } from '#events/next-webinars.tsx';

const HOUR_MS = 3_600_000;
const START = Date.parse('2026-08-01T18:00:00+05:30');

const webinar = (title: string, startMs: number) => ({
  title,
  start: new Date(startMs).toISOString(),
  minutes: 60,
  speakerRole: 'Adviser',
  registration: 'https://register.example.in/',
});
const webinars = [webinar('Soon', START), webinar('Later', START + 50 * 24 * HOUR_MS)];
const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: START - HOUR_MS });
  draw(
    <SiteProvider facts={{ webinars } as unknown as SiteFacts}>
      <NextWebinars headings="h2" />
    </SiteProvider>,
  );
});

afterEach(() => {
  clearAway();
  vi.useRealTimers();
});

test('a webinar that ends while the page is open is announced no longer', () => {
  expect(titles()).toEqual(['Soon', 'Later']);
  act(() => void vi.advanceTimersByTime(2 * HOUR_MS - 1));
  expect(titles()).toEqual(['Soon', 'Later']);
  act(() => void vi.advanceTimersByTime(1));
  expect(titles()).toEqual(['Later']);
  // What is further off than a timer can wait is waited for in steps.
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(49 * 24 * HOUR_MS));
  expect(titles()).toEqual(['Later']);
  act(() => void vi.advanceTimersByTime(24 * HOUR_MS));
  expect(titles()).toEqual([]);
  expect(document.body.textContent).toContain('Stay tuned');
});

test.each([
  ['visibilitychange', () => document],
  ['pageshow', () => window],
] as const)('nor is one that ended while the page slept, by %s', (kind, target) => {
  vi.setSystemTime(START + 2 * HOUR_MS);
  expect(titles()).toEqual(['Soon', 'Later']);
  act(() => void target().dispatchEvent(new Event(kind)));
  expect(titles()).toEqual(['Later']);
});
