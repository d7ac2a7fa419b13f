import type { SecurityLogTable } from '#db/tables/security.ts';
import type { Keyring } from '#keys/keyring.ts';

/** An entry as it stands in the chain. */
export type Link = SecurityLogTable;

/** What somebody did, or tried, before it has a place in the chain. */
export type Entry = Omit<Link, 'seq' | 'before' | 'hash'>;

/** Before the first entry. */
export const GENESIS = Buffer.alloc(32);

/** The hash of an entry: keyed, so that whoever writes into the database alone cannot make the chain anew. */
export function hashOf(keyring: Pick<Keyring, 'hash'>, seq: string, before: Buffer, entry: Entry): Buffer {
  const { at, event, what, outcome, who, session, device, address, detail, times, reference } = entry;
  const parts = [seq, at.toISOString(), event, what, outcome, who, session, device, address, detail, times, reference];
  return keyring.hash('security log', JSON.stringify([before.toString('hex'), ...parts]));
}

/** A keyed id, the same for the same account, session or contact; without the keys it leads to nobody. */
export const keyedId = (keyring: Pick<Keyring, 'hash'>, kind: string, value: string): string =>
  `${kind}:${keyring.hash(`security log ${kind}`, value).toString('hex').slice(0, 16)}`;
