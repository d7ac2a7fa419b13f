import { startTransition, useEffect, useState } from 'react';
import { whenAsked } from '#calculator-page/settle/settle-now.ts';
import { whenReleased } from '#scenario/pointer-held.ts';

/**
 * A value once it has stood still for so many milliseconds and no finger or button is down. The first value counts at once,
 * so that the server and the first render show everything.
 */
export function useSettled<Value>(value: Value, quietMs: number): Value {
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
