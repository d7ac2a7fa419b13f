import type { Keyring } from '#keys/keyring.ts';

/** What somebody did, or tried. No part names a person; `who` is a keyed id, a desk's user or a release's author. */
export interface Entry {
  at: Date;
  event: 'sign-in' | 'code' | 'sign-out' | 'renewal' | 'change' | 'reading' | 'refusal' | 'desk' | 'release' | 'log';
  /** Method and pattern of the call, or the words of a command without what they were about. */
  what: string;
  /** `refused` by a rule, `failed` because what was given is wrong or something broke. */
  outcome: 'done' | 'failed' | 'refused';
  who: string;
  session: string;
  device: string;
  /** Truncated: 24 bits of an IPv4 address, 48 of an IPv6 one. */
  address: string;
  detail: string;
  /** So many alike within one second. */
  times: number;
  /** Of what must stand in the log once, though several origins tell of it. */
  reference: string | null;
}

/** An entry as it stands in the chain. */
export interface Link extends Entry {
  seq: string;
  before: Buffer;
  hash: Buffer;
}

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
