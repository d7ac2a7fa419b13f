import { useLayoutEffect, useState } from 'react';
import { dayInIndia } from 'shared/format/india-time';

/** Today in India as `YYYY-MM-DD`; null on the server and until the page runs, so that both draw the same at first. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  // Before the next paint: figures that the early script has worked out for a date would vanish for a moment.
  useLayoutEffect(() => setToday(dayInIndia(new Date())), []);
  return today;
}
