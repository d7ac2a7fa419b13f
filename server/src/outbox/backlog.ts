import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { gauge } from '#metrics/metric.ts';
import { LogInRefused } from '#outbox/worker.ts';

/** From so many minutes on after it was due first, what waits is late. */
export const LATE_MINUTES = 15;

/** What has not left, by number: no word of whom it concerns. */
export interface Backlog {
  /** Due, and neither delivered nor parked. */
  waiting: number;
  /** Those that were due first {@link LATE_MINUTES} ago or before. */
  late: number;
  /** Since the oldest of the waiting was due first; 0 while none waits. */
  oldestSeconds: number;
  /** Waits for a person. */
  parked: number;
  /** Of the waiting, those that were turned away for the site's own log-in. */
  refused: number;
  /** Whether delivery is held, so that nothing leaves. */
  held: boolean;
}

/**
 * Read from the table, so that all origins of a database see the same. A row is due first at its turn, which no attempt
 * moves; a reminder has it on its day.
 *
 * @param except kinds that do not count
 */
export function backlog(db: Database, except: readonly string[] = []): Promise<Backlog> {
  const waits = sql`parked_at is null and turn <= now()`;
  return db
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where ${waits})::int`.as('waiting'),
      sql<number>`count(*) filter (where ${waits} and turn <= now() - ${LATE_MINUTES} * interval '1 minute')::int`.as(
        'late',
      ),
      sql<number>`coalesce(extract(epoch from now() - min(turn) filter (where ${waits})), 0)::int`.as('oldestSeconds'),
      sql<number>`count(*) filter (where parked_at is not null)::int`.as('parked'),
      sql<number>`count(*) filter (where ${waits} and starts_with(last_error, ${LogInRefused.BEGINS}))::int`.as(
        'refused',
      ),
      sql<boolean>`exists (select from delivery_hold where held_at is not null)`.as('held'),
    ])
    .where('delivered_at', 'is', null)
    .$if(except.length > 0, (rows) => rows.where('kind', 'not in', except))
    .executeTakeFirstOrThrow();
}

const oldest = gauge('site_outbox_oldest_waiting_seconds', 'Since the oldest that waits to leave was due first.');
const waiting = gauge('site_outbox_waiting', 'What is due and has not left.');
const parked = gauge('site_outbox_parked', 'What could not be sent and waits for a person.');
const refused = gauge('site_outbox_log_in_refused', '1 while something waits that the log-in was refused for.');

const held = gauge('site_outbox_held', '1 while delivery is held.');

/** Shows in `/metrics` what waits in the database: every origin that shares it shows the same. */
export function showBacklog(backlog: Backlog): void {
  oldest.set(backlog.oldestSeconds);
  waiting.set(backlog.waiting);
  parked.set(backlog.parked);
  held.set(backlog.held ? 1 : 0);
  refused.set(backlog.refused > 0 ? 1 : 0);
}
