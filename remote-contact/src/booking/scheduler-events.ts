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
