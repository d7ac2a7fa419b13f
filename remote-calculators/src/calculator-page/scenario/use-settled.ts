import { startTransition, useEffect, useState } from 'react';
import { whenReleased } from '#calculator-page/scenario/pointer-held.ts';
import { whenAsked } from '#calculator-page/scenario/settle-now.ts';

/** Milliseconds without a change after which a value counts as settled. */
const QUIET_MS = 160;

/**
 * A value once it has stood still for a moment and no finger or button is down: for what is too slow to follow every
 * frame of a drag, and must not fall into the frames of the next one. The first value counts at once, so that the server
 * and the first render show everything. Later ones are drawn as a transition, in slices between frames; parts with
 * different waits therefore never land in one frame together.
 */
export function useSettled<Value>(value: Value, quietMs = QUIET_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(() => value));
    let forget = () => {};
    const timer = setTimeout(() => {
      forget = whenReleased(settle);
    }, quietMs);
    const forgetAsked = whenAsked(() => setSettled(() => value));
    return () => {
      clearTimeout(timer);
      forget();
      forgetAsked();
    };
  }, [value, quietMs]);
  return settled;
}
