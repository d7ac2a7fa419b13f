import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import { releasedBy } from '#releases/released-by.ts';
import { append } from '#security/chain.ts';

/**
 * Writes into the security log who runs an admin command, by the name on this machine or `RELEASED_BY`.
 *
 * @param what the command without what it is about, which may be a person
 */
export function logCommand(db: Database, keyring: Keyring, what: string): Promise<void> {
  const nowhere = { session: '', device: '', address: '', detail: '', times: 1, reference: null };
  return append(db, keyring, [
    { at: new Date(), event: 'desk', what, outcome: 'done', who: `desk:${releasedBy()}`, ...nowhere },
  ]);
}
