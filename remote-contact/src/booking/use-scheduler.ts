import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { schedulerEvent } from '#booking/scheduler-events.ts';
import { nextState, PATIENCE_MS, type SchedulerSign, type SchedulerState } from '#booking/scheduler-state.ts';

/** Follows a scheduler in a frame: what it says, whether it comes, and how long it is waited for. */
export function useScheduler(
  schedulerUrl: string,
  openAtOnce: boolean,
): { state: SchedulerState; tell: (sign: SchedulerSign) => void; frame: RefObject<HTMLIFrameElement | null> } {
  const { origin, hostname } = new URL(schedulerUrl);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, tell] = useReducer(
    (before: SchedulerState, sign: SchedulerSign) => nextState(before, sign, hostname),
    openAtOnce ? 'loading' : 'asking',
  );

  useEffect(() => {
    function onMessage(message: MessageEvent) {
      const event = schedulerEvent(message, { origin, source: frame.current?.contentWindow ?? null });
      if (event !== null) tell(event);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [origin]);

  useEffect(() => {
    const patience = PATIENCE_MS[state];
    if (patience === undefined) return;
    if (!navigator.onLine) return tell('waited');
    const timer = setTimeout(() => tell('waited'), patience);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, tell, frame };
}
