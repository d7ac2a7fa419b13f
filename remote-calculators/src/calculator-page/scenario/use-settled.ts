import { startTransition, useEffect, useState } from 'react';
import { whenReleased } from '#calculator-page/scenario/pointer-held.ts';

/** Milliseconds without a change after which a value counts as settled. */
const QUIET_MS = 160;

interface Settling {
  quietMs?: number;
  /** Also wait until no finger or button is down: for steps that one frame cannot hold, such as ECharts' option. */
  untilReleased?: boolean;
}

/**
 * A value once it has stood still for a moment: for what is too slow to follow every frame of a drag.
 * The first value counts at once, so that the server and the first render show everything. Later ones are drawn as a
 * transition, in slices between frames; parts with different waits therefore never land in one frame together.
 */
export function useSettled<Value>(value: Value, { quietMs = QUIET_MS, untilReleased = false }: Settling = {}): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(() => value));
    let forget = () => {};
    const timer = setTimeout(() => {
      if (untilReleased) forget = whenReleased(settle);
      else settle();
    }, quietMs);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [value, quietMs, untilReleased]);
  return settled;
}
