import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceName } from '#http/device.ts';
import type { Keyring } from '#keys/keyring.ts';
import { classify } from '#security/classify.ts';
import { keyedId } from '#security/entry.ts';
import type { SecurityLog } from '#security/security-log.ts';
import { truncatedAddress } from '#security/truncated-address.ts';
import { whoOf } from '#security/who.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldOf = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null ? text((body as Record<string, unknown>)[name]) : '';

/** Tells the security log of what the API has answered. No value of a request gets there but as a keyed id. */
export function logRequests(api: FastifyInstance, log: SecurityLog, keyring: Pick<Keyring, 'hash'>): void {
  const challenges = new WeakMap<FastifyRequest, string>();
  api.addHook('preSerialization', (request, _, payload, done) => {
    const challenge = fieldOf(payload, 'challengeId');
    if (challenge !== '') challenges.set(request, challenge);
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const known = classify(request.method, route, reply.statusCode);
    if (known !== null) {
      const who = whoOf(request);
      const challenge = challenges.get(request) ?? fieldOf(request.body, 'challengeId');
      log.tell({
        ...known,
        at: new Date(),
        what: `${request.method} ${route}`,
        who: who === undefined ? contactOf(request.body, keyring) : keyedId(keyring, 'account', who.accountId),
        session: who?.sessionId === undefined ? '' : keyedId(keyring, 'session', who.sessionId),
        device: deviceName(request.headers['user-agent']),
        address: truncatedAddress(request.ip),
        detail: [String(reply.statusCode), challenge && keyedId(keyring, 'challenge', challenge)].join(' ').trim(),
        reference: null,
      });
    }
    done();
  });
}

/** Of the phone or address that somebody typed, so that tries against one person are seen as such. */
function contactOf(body: unknown, keyring: Pick<Keyring, 'hash'>): string {
  const phone = fieldOf(body, 'phoneNumber').replace(/\D/g, '').slice(-10);
  const email = fieldOf(body, 'email').trim().toLowerCase();
  const contact = phone === '' ? email : phone;
  return contact === '' ? '' : keyedId(keyring, 'contact', contact);
}
