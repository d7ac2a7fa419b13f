import { type KeyboardEvent, useRef } from 'react';
import type { ChartPoint } from '#calculator-page/chart/chart-data.ts';

interface ChartPointsProps {
  label: string;
  points: readonly ChartPoint[];
  chosen: number;
  onChoose: (index: number) => void;
}

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Every point as a button over its bar: one Tab stop, arrow keys from year to year, each told in full. */
export function ChartPoints({ label, points, chosen, onChoose }: ChartPointsProps) {
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(chosen, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[Math.min(points.length - 1, Math.max(0, next))]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, these are the points of a picture
    <div className="plot__points" role="group" aria-label={label} ref={group} onKeyDown={move}>
      {points.map((point, index) => (
        <button
          key={point.label}
          type="button"
          tabIndex={index === chosen ? 0 : -1}
          aria-label={point.spoken()}
          onFocus={() => onChoose(index)}
          onClick={() => onChoose(index)}
          onPointerEnter={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
