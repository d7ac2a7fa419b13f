import { useEffect, useState } from 'react';

/** Time that each slide stands, as the specification sets it. */
export const INTERVAL_MS = 3000;

interface Position {
  index: number;
  /** The slide that just left, for its animation; null until the first move. */
  left: number | null;
  direction: 'forward' | 'back';
}

/**
 * Endless rotation over `count` slides. It advances every 3 s, and rests while it is held (pointer or focus is on it),
 * while the tab is hidden, when paused, and from the start where the visitor asks for reduced motion.
 */
export function useRotation(count: number) {
  const [{ index, left, direction }, setPosition] = useState<Position>({ index: 0, left: null, direction: 'forward' });
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const running = playing && !held && count > 1;

  const go = (by: 1 | -1) =>
    setPosition((now) => ({
      index: (now.index + by + count) % count,
      left: now.index,
      direction: by === 1 ? 'forward' : 'back',
    }));

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move, by hand too, begins a new interval
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) go(1);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running, index, count]);

  return { index, left, direction, playing, running, setPlaying, setHeld, go };
}
