import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';

const HOUR_MS = 3_600_000;

/** What has served its time, and how it is removed. Every statement may run in several origins at once. */
const EXPIRED = [
  sql`delete from challenge where expires_at < now() - interval '1 day'`,
  sql`delete from limit_bucket where ends_at < now()`,
  sql`delete from used_proof where expires_at < now()`,
  sql`delete from session where idle_until < now() or ends_at < now()`,
  sql`delete from session_token where expires_at < now()`,
  sql`delete from known_device where seen_at < now() - interval '400 days'`,
  sql`delete from alarm where expires_at < now()`,
  sql`delete from phone_proof where expires_at < now()`,
  sql`delete from spent_ceremony where expires_at < now()`,
  sql`delete from plan where visitor_hash is not null and updated_at < now() - interval '180 days'`,
  sql`delete from outbox where delivered_at < now() - interval '30 days'`,
  sql`delete from audit where at < now() - interval '1 year'`,
  sql`delete from erasure where keep_until < now()`,
];

/** Removes what has expired. */
export async function removeExpired(db: Database): Promise<void> {
  for (const statement of EXPIRED) await statement.execute(db);
}

/** Does so now and every hour. @returns how to stop */
export function keepHouse(db: Database, logger: Logger): () => void {
  const run = () =>
    removeExpired(db).catch((error: unknown) => logger.error({ err: error }, 'expired rows could not be removed'));
  void run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
