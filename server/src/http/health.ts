import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { isDatabaseAway } from '#db/is-away.ts';

const PATIENCE_MS = 2000;
/** Between two trials of writing, which cost the disk something. */
const WRITE_EVERY_MS = 10_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can also serve, which needs a database that takes writes.
 *
 * @param parts.stopping it is not ready from then on, while it still answers
 * @param parts.warnings what somebody has to mend; it takes no origin out of a balancer, since the others have the same.
 *   `null` where the database cannot be asked: what was known last
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  { warnings, stopping }: { warnings: (db: Database | null) => Promise<string[]>; stopping: AbortSignal },
): void {
  const answers = answering(db);
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const reached = await answers();
    const ready = !stopping.aborted && reached;
    const mend = await within(warnings(reached ? db : null), () => warnings(null));
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...(mend.length === 0 ? {} : { warnings: mend }) });
  });
}

/** Asks the database each time, and now and then whether it can write; after a failed trial at once again. */
function answering(db: Database): () => Promise<boolean> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  async function ask(): Promise<boolean> {
    try {
      if (performance.now() - wroteAt < WRITE_EVERY_MS) await sql`select 1`.execute(db);
      else {
        await tryToWrite(db);
        wroteAt = performance.now();
      }
      return true;
    } catch (error) {
      wroteAt = Number.NEGATIVE_INFINITY;
      // What is missing for the trial alone, such as the right to it, keeps nobody from the site.
      return !isDatabaseAway(error);
    }
  }
  return () => within(ask(), async () => false);
}

/** What comes in time, or what stands in for it. */
function within<Found>(found: Promise<Found>, instead: () => Promise<Found>): Promise<Found> {
  const late = new Promise<Found>((resolve, reject) => {
    setTimeout(() => instead().then(resolve, reject), PATIENCE_MS).unref();
  });
  return Promise.race([found, late]);
}

/** A file of its own, since a table that has room takes rows while the disk is full. It is gone with the transaction. */
const tryToWrite = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`create temporary table readiness on commit drop as select repeat('x', 4000) as filler`.execute(trx);
    if ((await sql<{ only: boolean }>`select pg_is_in_recovery() as only`.execute(trx)).rows[0]?.only === true)
      throw Object.assign(new Error('The database is a copy that takes no writes.'), { code: '25006' });
  });
