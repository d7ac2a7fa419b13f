import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { ALARMS, alarmHandlers, enqueueParkedAlarm, enqueueWaitingAlarms } from '#outbox/alarms.ts';
import { type Backlog, backlog, showBacklog } from '#outbox/backlog.ts';
import { createOutbox } from '#outbox/worker.ts';

const LOOK_EVERY_MS = 20_000;
const POLL_MS = 5000;

export interface OutboxWatch {
  start(): void;
  /** Looks now. */
  look(): Promise<void>;
  /** What the last look found wrong, in sentences. */
  warnings(): string[];
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
  let warnings: string[] = [];

  async function look(): Promise<void> {
    try {
      const all = await backlog(db);
      showBacklog(all);
      warnings = warningsOf(all);
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
    warnings: () => warnings,
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
    ...(held === null ? [] : [`Delivery is held: ${held}. npm run outbox says what would leave, and lets it.`]),
    ...(refused > 0 ? [`The site's own log-in was refused. Messages that wait for it: ${refused}. ${why}`] : []),
    ...(late > 0
      ? [`Messages that are late to leave: ${late}, the oldest by ${Math.floor(oldestSeconds / 60)} minutes. ${why}`]
      : []),
  ];
}
