import { useEffect, useState } from 'react';
import { dayInIndia } from 'shared/format/india-time';

/** Today in India as `YYYY-MM-DD`; null on the server and until the page runs, so that both draw the same at first. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(dayInIndia(new Date())), []);
  return today;
}
