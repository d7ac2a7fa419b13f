import net from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROOF_HEADER } from 'shared/puzzle';
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

/** Addresses that no visitor of a public site has: such a caller is a proxy, or this machine. */
const inside = new net.BlockList();
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('169.254.0.0', 16);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

export interface AddressGroup {
  /** Whom a limit counts as one: an IPv4 address, or the /64 network that one IPv6 customer has to themselves. */
  name: string;
  /** True where everybody may come from it, because a proxy stands before the site: nobody is refused for it. */
  shared: boolean;
}

/** The group of a client's address; a text that is no address is a group of its own. */
export function addressGroup(address: string): AddressGroup {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (net.isIPv4(plain)) return { name: plain, shared: inside.check(plain, 'ipv4') };
  if (!net.isIPv6(plain)) return { name: plain, shared: false };
  return { name: `${network64(plain)}::/64`, shared: inside.check(plain, 'ipv6') };
}

/** The first four groups, written out. */
function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const whole =
    tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
