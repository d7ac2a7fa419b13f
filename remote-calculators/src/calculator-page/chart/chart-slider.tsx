import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import type { ChartPoint } from '#calculator-page/chart/chart-data.ts';

interface ChartSliderProps {
  label: string;
  points: readonly ChartPoint[];
  chosen: number;
  /** @param index Infinity for the last one, which stays the last when the term changes; null once nobody reads any more */
  onChoose: (index: number | null) => void;
}

/** By how many bars a key goes on. */
const steps: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/**
 * One slider over the whole drawing, each step of it a bar that is told in full. A bar of thirty years is 8 pixels wide on
 * a phone, too narrow to be a target of its own; a finger or a mouse reads along the drawing instead.
 */
export function ChartSlider({ label, points, chosen, onChoose }: ChartSliderProps) {
  const last = points.length - 1;
  const choose = (index: number) => onChoose(index < last ? Math.max(0, index) : Number.POSITIVE_INFINITY);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(chosen + step);
  };
  const point = ({ currentTarget, clientX }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * points.length));
  };
  const leave = () => onChoose(null);
  const slider = useRef<HTMLDivElement>(null);
  // Who came here by keyboard before the page was alive is told the bar too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page begins to run.
  useEffect(() => {
    if (slider.current?.matches(':focus-visible')) choose(chosen);
  }, []);
  return (
    // Not a native slider: that has a thumb of its own, and the early script would take it for a field. Without scripts
    // nothing would answer a key or a finger on it; the last bar stays told in words below the drawing.
    <div
      ref={slider}
      className="plot__points needs-script"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={points[chosen]?.spoken()}
      onKeyDown={move}
      onFocus={() => choose(chosen)}
      onPointerDown={point}
      onPointerMove={point}
      // The end of a press whose beginning came before the page was alive.
      onClick={point}
      // A finger that is lifted leaves what it has chosen, until something else is touched. One that scrolls chooses nothing.
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || leave()}
      onPointerCancel={leave}
      onBlur={leave}
    >
      <span style={{ left: `${(100 * chosen) / points.length}%`, width: `${100 / points.length}%` }} />
    </div>
  );
}
