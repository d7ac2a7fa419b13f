import { useEffect, useState } from 'react';

/** Whole seconds left until `endsAt` (milliseconds since 1970); 0 once it has passed. Counts in effects only. */
export function useCountdown(endsAt: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
