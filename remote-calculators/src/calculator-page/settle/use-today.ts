import { useLayoutEffect, useState } from 'react';
import { dayInIndia } from 'shared/format/india-time';
import { whenSeenAgain } from 'shared/seen-again';

/**
 * Today in India as `YYYY-MM-DD`.
 *
 * @param served the day that the server has drawn the page for, so that the first render is the same; null where it knew
 *   no day: the answer is null too then, until the page runs
 */
export function useToday(served: string | null): string | null {
  const [today, setToday] = useState(served);
  // Before the next paint: figures that the early script has worked out for a date would vanish for a moment.
  useLayoutEffect(() => {
    const look = () => setToday(dayInIndia(new Date()));
    look();
    return whenSeenAgain(look);
  }, []);
  return today;
}
