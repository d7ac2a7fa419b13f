import type { Database } from '#db/database.ts';
import { scrub } from '#http/logger.ts';
import type { Keyring } from '#keys/keyring.ts';
import { releasedBy } from '#releases/released-by.ts';
import { append } from '#security/chain.ts';

/**
 * Writes into the security log who runs an admin command, by the name on this machine or `RELEASED_BY`.
 *
 * @param what the command without what it is about, which may be a person
 * @param reason why, where one has to be given; contacts in it are left out
 */
export function logCommand(db: Database, keyring: Keyring, what: string, reason = ''): Promise<void> {
  const nowhere = { session: '', device: '', address: '', times: 1, reference: null };
  const told = { who: `desk:${releasedBy()}`, detail: scrub(reason).slice(0, 500) };
  return append(db, keyring, [{ at: new Date(), event: 'desk', what, outcome: 'done', ...told, ...nowhere }]);
}
