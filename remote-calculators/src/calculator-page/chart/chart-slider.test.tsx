// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { ChartPoint } from '#calculator-page/chart/chart-data.ts';
import { ChartSlider } from '#calculator-page/chart/plot.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const pointsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ spoken: () => `Year ${index + 1}` })) as unknown as ChartPoint[];

test('a slider that is focused at its end stays at the end when the term grows', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let chosen: number | null = null;
  const show = (years: number) =>
    act(() =>
      root.render(
        <ChartSlider
          label="Value"
          points={pointsOf(years)}
          chosen={Math.min(chosen ?? years - 1, years - 1)}
          onChoose={(index) => {
            chosen = index;
          }}
        />,
      ),
    );
  const slider = () => place.querySelector<HTMLElement>('[role="slider"]');
  show(10);
  act(() => slider()?.focus());
  show(20);
  expect(slider()?.getAttribute('aria-valuetext')).toBe('Year 20');
  act(() => slider()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })));
  show(20);
  expect(slider()?.getAttribute('aria-valuetext')).toBe('Year 19');
  show(30);
  expect(slider()?.getAttribute('aria-valuetext')).toBe('Year 19');
  act(() => root.unmount());
});
