// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewDue } from '#calculator-page/results/disclaimer.tsx';
import { fundTax } from '#engine/tax/fund-tax.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function said(day: string): string {
  vi.setSystemTime(new Date(`${day}T12:00:00+05:30`));
  const place = document.createElement('div');
  act(() => createRoot(place).render(<ReviewDue table={fundTax} />));
  return place.textContent ?? '';
}

test('a page that is served past the review says so beside the figure', () => {
  expect(said('2027-04-01')).toBe('');
  expect(said('2027-04-02')).toBe('Check this figure: it was due for review on 1 April 2027.');
});
