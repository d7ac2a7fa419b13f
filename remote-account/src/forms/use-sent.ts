import { useRef } from 'react';
import { useNewest } from '#forms/use-newest.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether a form says by now what was sent of it: what is typed while a save is under way is not saved, and has to stay. */
export function useSent(values: Values) {
  const newest = useNewest(values);
  const sent = useRef(values);
  return {
    /** Takes note of what is being sent. Values that it leaves out may change. */
    note(now: Values) {
      sent.current = now;
    },
    isAll: (): boolean => Object.entries(sent.current).every(([name, value]) => isSame(value, newest()[name])),
  };
}

/** Values of forms are texts, ticks and lists of such. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
