import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_HEADER } from 'shared/puzzle';
import type { Cookies } from '#http/cookies.ts';
import type { Keyring } from '#keys/keyring.ts';
import { type AddressGroup, addressGroup } from '#limits/address-group.ts';
import { knownBrowser } from '#limits/known-browsers.ts';

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
