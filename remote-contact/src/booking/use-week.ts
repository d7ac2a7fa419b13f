import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { HORIZON_DAYS, listSlots, type Slot } from 'shared/contract/appointment';
import { addDays, dayInIndia } from 'shared/format/india-time';
import { asApiError, type Loaded } from 'shared/load';
import { WEEK_DAYS, weekAround } from '#booking/week.ts';

/**
 * The week that is shown and its slots, fetched anew for every week and on demand. Weeks are counted from today.
 *
 * @param around a day ahead, `YYYY-MM-DD` in India, whose week is shown first
 */
export function useWeek(around = '') {
  const [today, setToday] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [slots, setSlots] = useState<Loaded<Slot[]>>({ status: 'loading' });
  const latest = useRef(0);

  /** Fetches a week. Resolves to its slots, or to null when they did not come or another week was asked for since. */
  const show = useCallback(async (first: string): Promise<Slot[] | null> => {
    latest.current += 1;
    const ticket = latest.current;
    setFrom(first);
    setSlots({ status: 'loading' });
    let next: Loaded<Slot[]>;
    try {
      next = {
        status: 'ready',
        value: (await call(listSlots, { query: { from: first, days: String(WEEK_DAYS) } })).slots,
      };
    } catch (error) {
      next = { status: 'failed', error: asApiError(error) };
    }
    if (ticket !== latest.current) return null;
    setSlots(next);
    return next.status === 'ready' ? next.value : null;
  }, []);

  useEffect(() => {
    const day = dayInIndia(new Date());
    setToday(day);
    void show(weekAround(around, day));
    return () => {
      latest.current += 1;
    };
  }, [show, around]);

  const step = (days: number) => (from === null ? undefined : () => void show(addDays(from, days)));
  return {
    from,
    slots,
    reload: useCallback(async () => (from === null ? null : show(from)), [from, show]),
    earlier: from !== null && today !== null && from > today ? step(-WEEK_DAYS) : undefined,
    later:
      from !== null && today !== null && addDays(from, WEEK_DAYS) <= addDays(today, HORIZON_DAYS)
        ? step(WEEK_DAYS)
        : undefined,
  };
}

export type Week = ReturnType<typeof useWeek>;
