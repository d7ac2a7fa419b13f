import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_HEADER } from 'shared/puzzle';
import { type AddressGroup, addressGroup } from '#http/client-address.ts';
import type { Cookies } from '#http/cookies.ts';
import type { Keyring } from '#keys/keyring.ts';
import { readSigned, signed } from '#limits/signed.ts';

/** Says in a call of the API that a form without scripts makes it: its visitor can wait, and cannot solve a puzzle. */
export const PLAIN_FORM_HEADER = 'x-plain-form';
const TICKET_COOKIE = 'waited';
const TICKET_DAYS = 1 / 96;

/** All that limits look at of whoever calls. */
export interface Caller {
  address: AddressGroup;
  /** Key of the account that this browser signed in to before; null when it never has. */
  known: string | null;
  proof: string | undefined;
  ticket: string | undefined;
  /** Hands out a ticket for waiting; undefined where scripts can solve a puzzle instead. */
  giveTicket: ((ticket: string) => void) | undefined;
  /** What they send has used up something: it cannot be sent again with a puzzle's proof or a ticket. */
  once?: boolean;
}

export function callerOf(
  { keyring, cookies }: { keyring: Pick<Keyring, 'hash'>; cookies: Cookies },
  request: FastifyRequest,
  reply: FastifyReply,
): Caller {
  const proof = request.headers[PROOF_HEADER];
  const isPlain = request.headers[PLAIN_FORM_HEADER] !== undefined;
  return {
    address: addressGroup(request.ip),
    known: knownBrowser(keyring, cookies, request),
    proof: typeof proof === 'string' ? proof : undefined,
    ticket: cookies.read(request, TICKET_COOKIE),
    giveTicket: isPlain ? (ticket) => cookies.write(reply, TICKET_COOKIE, ticket, TICKET_DAYS) : undefined,
  };
}

const COOKIE = 'known';
/** As long as browsers keep any cookie. */
const DAYS = 400;
const PURPOSE = 'known browser';

type Hashing = Pick<Keyring, 'hash'>;

/** An account as limits know it: the same for every browser that signed in to it, and no way back to the account. */
export const accountKey = (keyring: Hashing, accountId: string): string =>
  keyring.hash('account of a known browser', accountId).toString('base64url');

/** Notes in a browser that it has signed in to an account. That opens nothing: it only has a budget of its own. */
export const knownArrival =
  (keyring: Hashing, cookies: Cookies) =>
  async (_: unknown, { accountId, reply }: { accountId: string; reply: FastifyReply }): Promise<void> => {
    cookies.write(reply, COOKIE, signed(keyring, PURPOSE, accountKey(keyring, accountId)), DAYS);
  };

/** The {@link accountKey} that a browser signed in to last; null for one that never has, and for a forged cookie. */
const knownBrowser = (keyring: Hashing, cookies: Cookies, request: FastifyRequest): string | null =>
  readSigned(keyring, PURPOSE, cookies.read(request, COOKIE));
