import type { RetentionParts } from '#account/unused.ts';
import { cookies } from '#http/cookies.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { Limits } from '#limits/limits.ts';
import { silentLogger, type TestApp } from '#testing/test-app.ts';

/** What the origin of a test removes what is due with, to be run when the test says so. Mails reach its inbox. */
export async function retentionParts({ db, config }: TestApp): Promise<RetentionParts> {
  const keyring = await Keyring.open(db, masterKeySource(config));
  const limits = new Limits({ db, keyring, cookies: cookies(false), config });
  return { db, keyring, limits, erasers: [], telling: { providers: [], config }, firm: 'Firm', logger: silentLogger };
}
