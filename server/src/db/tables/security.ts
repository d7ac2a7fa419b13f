/** What somebody did, or tried, as it stands in the chain. No part names a person; `who` is a keyed id, a desk's user or a release's author. */
export interface SecurityLogTable {
  seq: string;
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
  before: Buffer;
  hash: Buffer;
}
