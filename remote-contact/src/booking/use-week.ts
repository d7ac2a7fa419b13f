import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { HORIZON_DAYS, listSlots, type Slot } from 'shared/contract/appointment';
import { addDays, dayInIndia } from 'shared/format/india-time';
import { asApiError, type Loaded } from 'shared/load';
import { WEEK_DAYS, weekAround } from '#booking/week.ts';

/** So far after a taken time does the origin look for the next free one. */
const LOOK_AHEAD_DAYS = 14;

const slotsFrom = async (from: string, days: number): Promise<Slot[]> =>
  (await call(listSlots, { query: { from, days: String(days) } })).slots;

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

  /** Fetches a week; one that was asked for since is shown instead. */
  const show = useCallback(async (first: string): Promise<void> => {
    latest.current += 1;
    const ticket = latest.current;
    setFrom(first);
    setSlots({ status: 'loading' });
    let next: Loaded<Slot[]>;
    try {
      next = { status: 'ready', value: await slotsFrom(first, WEEK_DAYS) };
    } catch (error) {
      next = { status: 'failed', error: asApiError(error) };
    }
    if (ticket === latest.current) setSlots(next);
  }, []);

  useEffect(() => {
    const day = dayInIndia(new Date());
    setToday(day);
    void show(weekAround(around, day));
    return () => {
      latest.current += 1;
    };
  }, [show, around]);

  const reload = async () => {
    if (from !== null) await show(from);
  };

  /**
   * Somebody else was faster: shows the week of the free time that the origin names, or what is left of this one.
   *
   * @param next start of the time that is named; undefined where none is
   * @returns the start of that time; '' where it is free no more, so that no other is taken for it
   */
  async function showNamed(taken: string, next: string | undefined): Promise<string> {
    const ahead = await slotsFrom(dayInIndia(new Date(taken)), LOOK_AHEAD_DAYS).catch(() => []);
    const start = ahead.find(({ start, places }) => places > 0 && start === next)?.start ?? '';
    if (start === '') await reload();
    else await show(weekAround(dayInIndia(new Date(start)), today ?? dayInIndia(new Date())));
    return start;
  }

  const step = (days: number) => (from === null ? undefined : () => void show(addDays(from, days)));
  return {
    from,
    slots,
    reload,
    showNamed,
    earlier: from !== null && today !== null && from > today ? step(-WEEK_DAYS) : undefined,
    later:
      from !== null && today !== null && addDays(from, WEEK_DAYS) <= addDays(today, HORIZON_DAYS)
        ? step(WEEK_DAYS)
        : undefined,
  };
}

export type Week = ReturnType<typeof useWeek>;
