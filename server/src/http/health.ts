import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

const PATIENCE_MS = 2000;

/**
 * `/healthz`: the process answers. `/readyz`: it can also serve, which needs the database.
 *
 * @param parts.stopping it is not ready from then on, while it still answers
 * @param parts.warning what is wrong with how the site was set up, if anything
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  { warning, stopping }: { warning: () => string | undefined; stopping: AbortSignal },
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = !stopping.aborted && (await answers(db));
    const mend = warning();
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...(mend === undefined ? {} : { warnings: [mend] }) });
  });
}

async function answers(db: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}
