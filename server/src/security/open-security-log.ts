import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import { shorten } from '#security/chain.ts';
import { SecurityLog } from '#security/security-log.ts';
import { verify } from '#security/verify.ts';

const DAY_MS = 24 * 3_600_000;

/** The security log of a running origin: written until the end, shortened and gone through at the start and each day. */
export function openSecurityLog(
  app: FastifyInstance,
  { db, keyring, logger }: { db: Database; keyring: Keyring; logger: Logger },
): SecurityLog {
  const log = new SecurityLog({ db, keyring, logger });
  let closing = false;
  const daily = async () => {
    await shorten(db, keyring);
    if (closing) return;
    const verdict = await verify(db, keyring);
    // Its number and head stand in another log, from which nobody can remove the end of this one.
    if (verdict.whole) logger.info({ last: verdict.last, head: verdict.head }, 'the security log is whole');
    else logger.error({ at: verdict.at, why: verdict.why }, 'the security log is broken');
  };
  const run = () => {
    daily().catch((error: unknown) => {
      // An origin that ends in its first moments takes the database away from under it.
      if (!closing) logger.error({ err: error }, 'the security log could not be gone through');
    });
  };
  app.addHook('onReady', async () => run());
  const timer = setInterval(run, DAY_MS).unref();
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await log.flush();
  });
  return log;
}
