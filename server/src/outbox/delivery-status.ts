import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { backlog } from '#outbox/backlog.ts';
import { readHold } from '#outbox/hold.ts';

/** Whether messages leave, what waits to, and what keeps it: lines for an operator. */
export async function deliveryStatus(db: Database): Promise<string[]> {
  const held = await readHold(db);
  const { refused, parked } = await backlog(db);
  // A message waits from its turn on, also while its next try is still to come.
  const waiting = await db
    .selectFrom('outbox')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min(turn)`.as('oldest'),
      sql<Date | null>`case when min(not_before) > now() then min(not_before) end`.as('next'),
    ])
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('turn', '<=', sql<Date>`now()`)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  const state = held === null ? 'Messages leave.' : `Held since ${held.heldAt.toISOString()}: ${held.reason}.`;
  return [
    refused > 0 && held === null ? 'The site’s own log-in is refused: what needs it waits.' : state,
    ...waiting.map(
      ({ kind, count, oldest, next }) =>
        `${held === null ? 'Waits' : 'Would leave'}: ${count} ${kind}, the oldest of ${oldest.toISOString()}${next === null ? '' : `, tried before, next try ${next.toISOString()}`}`,
    ),
    ...(waiting.length === 0 ? ['Nothing waits to leave now.'] : []),
    ...(parked > 0 ? [`Parked: ${parked}. A person decides what becomes of them.`] : []),
    ...(refused > 0 || parked > 0 ? ['npm run admin -- outbox says why.'] : []),
  ];
}
