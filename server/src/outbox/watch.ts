import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { type Backlog, backlog, LATE_MINUTES, showBacklog } from '#outbox/backlog.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { readHold } from '#outbox/hold.ts';
import { createOutbox, type Handler } from '#outbox/worker.ts';

const LOOK_EVERY_MS = 20_000;
const POLL_MS = 5000;

export interface OutboxWatch {
  start(): void;
  /** Looks now. */
  look(): Promise<void>;
  /** What the last look found wrong, in sentences; whether delivery is held as it is now, where the database can be asked. */
  warnings(db: Database | null): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Looks at what waits, and tells it by `/metrics`, by {@link OutboxWatch.warnings} and by webhook: none of them goes by
 * the mail server. Alarms have a worker of their own, so that they stand behind no mail either.
 *
 * @param alarmUrl the webhook; without it nobody is rung, and what was written for one before goes there
 */
export function watchOutbox(db: Database, alarmUrl: string | undefined, logger: Logger): OutboxWatch {
  const alarms = createOutbox({ db, logger, handlers: alarmHandlers(alarmUrl), pollMs: POLL_MS, evenHeld: true });
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let last: Backlog | undefined;

  async function look(): Promise<void> {
    try {
      const all = await backlog(db);
      showBacklog(all);
      last = all;
      if (alarmUrl === undefined) return;
      await enqueueWaitingAlarms(db, alarmUrl, await backlog(db, ALARMS));
      await enqueueParkedAlarm(db, alarmUrl);
      // What was written just now leaves at once.
      alarms.kick();
    } catch (error) {
      logger.error({ err: error }, 'what waits in the outbox could not be looked at');
    }
  }
  const lookNow = () => {
    looking = look();
  };

  return {
    start() {
      alarms.start();
      lookNow();
      timer = setInterval(lookNow, LOOK_EVERY_MS).unref();
    },
    look,
    async warnings(asked) {
      const found = last ?? (asked === null ? undefined : await backlog(asked).catch(() => undefined));
      if (found === undefined) return [];
      // Whoever lets messages leave again looks here next.
      const hold = asked === null ? undefined : await readHold(asked).catch(() => undefined);
      return warningsOf(hold === undefined ? found : { ...found, held: hold !== null });
    },
    async stop() {
      clearInterval(timer);
      await looking;
      await alarms.stop();
    },
  };
}

function warningsOf({ late, oldestSeconds, refused, held }: Backlog): string[] {
  const why = 'npm run admin -- outbox says why.';
  return [
    // Anybody reads this, and a reason may name people and machines.
    ...(held ? ['Delivery is held; npm run outbox says why.'] : []),
    ...(refused > 0 ? [`The site's own log-in was refused. Messages that wait for it: ${refused}. ${why}`] : []),
    ...(late > 0
      ? [`Messages that are late to leave: ${late}, the oldest by ${Math.floor(oldestSeconds / 60)} minutes. ${why}`]
      : []),
  ];
}

const PARKED_ALARM = 'parked-alarm';
const WAITING_ALARM = 'waiting-alarm';
const LOG_IN_ALARM = 'log-in-alarm';
const HELD_ALARM = 'held-alarm';
/** What an alarm is told of is never another alarm: a webhook that is away would ring for itself. */
const ALARMS = [PARKED_ALARM, WAITING_ALARM, LOG_IN_ALARM, HELD_ALARM];

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

/** Posts one as JSON; `text` is what chat programs show. Without `markSent`: an alarm comes twice rather than never. */
const alarm =
  <T extends object>(url: string | undefined, payloadOf: z.ZodType<T>, textOf: (told: T) => string): Handler =>
  async ({ to, payload, dedupeKey }) => {
    const told = payloadOf.parse(payload);
    const address = url ?? to;
    const { ok, status, headers } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': dedupeKey },
      body: JSON.stringify(bodyFor(address, textOf(told), told)),
      // A followed one would be a GET, without the alarm.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const location = URL.parse(headers.get('location') ?? '', address);
    if (status >= 300 && status < 400 && location !== null) throw new Error(moved(status, location));
    if (!ok) throw new Error(`ALARM_URL answered ${status}.`);
  };

/** Google Chat refuses a message that says more than its text, and Discord has another name for that. */
function bodyFor(address: string, text: string, told: object): object {
  const host = URL.parse(address)?.hostname ?? '';
  if (host === 'chat.googleapis.com') return { text };
  return /^(?:.+\.)?discord(?:app)?\.com$/.test(host) ? { content: text } : { text, ...told };
}

/** Without the path, which is often the secret of a webhook, and reasons stand in the log. */
const moved = (status: number, { origin }: URL): string =>
  `ALARM_URL redirects (HTTP ${status}) to ${origin}. Set ALARM_URL to the address there; curl -I with the one that is set shows it whole.`;

/** Tells a webhook that messages wait too long, that delivery is held, or that the site's log-in is refused, and when that is over. */
async function enqueueWaitingAlarms(db: Database, to: string, { late, refused, held }: Backlog): Promise<void> {
  await turn(db, to, { kind: WAITING_ALARM, on: late > 0, payload: { waiting: late } });
  await turn(db, to, { kind: HELD_ALARM, on: held, payload: { held } });
  await turn(db, to, { kind: LOG_IN_ALARM, on: refused > 0, payload: { logInRefused: refused > 0 } });
}

/**
 * The last alarm of a kind says whether one is on. The next is named after it, so that origins that share a database
 * write it once between them; what goes by retention while it is on is told again.
 */
async function turn(
  db: Database,
  to: string,
  { kind, on, payload }: { kind: string; on: boolean; payload: Record<string, unknown> },
): Promise<void> {
  const last = await db
    .selectFrom('outbox')
    .select(['created_at', 'dedupe_key'])
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (on === (last?.dedupe_key.endsWith(':on') ?? false)) return;
  const dedupeKey = `${kind}:${last?.created_at.toISOString() ?? 'first'}:${on ? 'on' : 'off'}`;
  await db.transaction().execute((trx) => enqueue(trx, { kind, to, dedupeKey, payload }));
}

/**
 * Tells a webhook, once for each time that more was parked, how much waits for a person: parked mail is not told of by
 * mail. It says nothing of whom it concerns. Origins that share a database tell it once between them.
 */
export async function enqueueParkedAlarm(db: Database, to: string): Promise<void> {
  const parked = await db
    .selectFrom('outbox')
    .select('parked_at')
    .where('parked_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .where('kind', 'not in', ALARMS)
    .orderBy('parked_at', 'desc')
    .execute();
  const newest = parked[0]?.parked_at;
  if (newest == null) return;
  const told = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', PARKED_ALARM)
    .where('created_at', '>=', newest)
    .executeTakeFirst();
  if (told !== undefined) return;
  const dedupeKey = `${PARKED_ALARM}:${newest.toISOString()}`;
  const payload = { parked: parked.length };
  await db.transaction().execute((trx) => enqueue(trx, { kind: PARKED_ALARM, to, dedupeKey, payload }));
}
