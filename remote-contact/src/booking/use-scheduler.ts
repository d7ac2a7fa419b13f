import { type RefObject, useEffect, useReducer, useRef } from 'react';
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

/** What a scheduler's page says to this one. */
export type SchedulerEvent = 'alive' | 'scheduled';

/**
 * Reads a message of the scheduler in the frame: Calendly's `calendly.…` and Cal.com's events. Any other page can post
 * messages here too, so what does not come from the scheduler's own origin and frame is nothing.
 */
export function schedulerEvent(
  message: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  expected: { origin: string; source: MessageEventSource | null },
): SchedulerEvent | null {
  if (message.origin !== expected.origin || message.source === null || message.source !== expected.source) return null;
  if (typeof message.data !== 'object' || message.data === null) return null;
  const { event, type } = message.data as Record<string, unknown>;
  if (event === 'calendly.event_scheduled' || type === 'bookingSuccessfulV2') return 'scheduled';
  return 'alive';
}
