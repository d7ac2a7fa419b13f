import { z } from 'zod';
import { LATE_MINUTES } from '#outbox/backlog.ts';
import type { Handler } from '#outbox/worker.ts';

export const PARKED_ALARM = 'parked-alarm';
export const WAITING_ALARM = 'waiting-alarm';
export const LOG_IN_ALARM = 'log-in-alarm';
export const HELD_ALARM = 'held-alarm';
/** What an alarm is told of is never another alarm: a webhook that is away would ring for itself. */
export const ALARMS = [PARKED_ALARM, WAITING_ALARM, LOG_IN_ALARM, HELD_ALARM];

const TIMEOUT_MS = 15_000;
const SEE = 'See which and why: npm run admin -- outbox';

/**
 * Deliver alarms of all kinds by webhook.
 *
 * @param url the webhook as it is set now: what was written for a wrong address goes to the right one
 */
export const alarmHandlers = (url: string | undefined): Record<string, Handler> => ({
  [PARKED_ALARM]: alarm(
    url,
    z.object({ parked: z.int() }),
    ({ parked }) => `${messages(parked)} of the website could not be sent. ${SEE}`,
  ),
  [WAITING_ALARM]: alarm(url, z.object({ waiting: z.int() }), ({ waiting }) =>
    waiting === 0
      ? 'No message of the website is late any more.'
      : `${messages(waiting)} of the website should have left ${LATE_MINUTES} minutes ago or more. ${SEE}`,
  ),
  [LOG_IN_ALARM]: alarm(url, z.object({ logInRefused: z.boolean() }), ({ logInRefused }) =>
    logInRefused
      ? `The log-in of the website was refused, so no message leaves: was a password changed? ${SEE}`
      : 'No message of the website waits for a log-in any more.',
  ),
  [HELD_ALARM]: alarm(url, z.object({ held: z.boolean() }), ({ held }) =>
    held
      ? 'Delivery of the website is held, so no message leaves. See why, and let it leave: npm run outbox'
      : 'Delivery of the website is not held any more.',
  ),
});

const messages = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;

/** Posts one as JSON; `text` is what chat programs show. Without `handOver`: an alarm comes twice rather than never. */
const alarm =
  <T extends object>(url: string | undefined, payloadOf: z.ZodType<T>, textOf: (told: T) => string): Handler =>
  async ({ to, payload, dedupeKey }) => {
    const told = payloadOf.parse(payload);
    const address = url ?? to;
    const { ok, status, headers } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': dedupeKey },
      body: JSON.stringify({ text: textOf(told), ...told }),
      // A followed one would be a GET, without the alarm.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const location = URL.parse(headers.get('location') ?? '', address);
    if (status >= 300 && status < 400 && location !== null) throw new Error(moved(status, location));
    if (!ok) throw new Error(`ALARM_URL answered ${status}.`);
  };

/** Without the path, which is often the secret of a webhook, and reasons stand in the log. */
const moved = (status: number, { origin }: URL): string =>
  `ALARM_URL redirects (HTTP ${status}) to ${origin}. Set ALARM_URL to the address there; curl -I with the one that is set shows it whole.`;
