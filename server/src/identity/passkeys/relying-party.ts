import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { addPasskey, signInWithPasskey } from 'shared/contract/passkey';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { publicAddress } from '#http/public-address.ts';
import { type NewPasskey, ownDescriptors } from '#identity/passkeys/own-passkeys.ts';
import { messages } from '#messages.en.ts';

/** The site as an authenticator knows it. */
export interface RelyingParty {
  /** The site's host name: a passkey works under it and nowhere else. */
  id: string;
  /** What a browser says of the page that asked. */
  origin: string;
  /** The firm's, shown beside the passkey. */
  name: string;
}

const NUMERIC = /^(\d+(\.\d+){3}|\[.*\])$/;

/**
 * Both by `PUBLIC_URL`, and never by a name from somebody's Host header.
 *
 * @throws HttpError 400 for an address without a name, such as 127.0.0.1, under which browsers keep no passkeys
 */
export function relyingParty(
  request: FastifyRequest,
  site: { publicUrl: string | undefined; firm: string },
): RelyingParty {
  const { hostname, origin } = new URL(publicAddress(request, site.publicUrl));
  if (NUMERIC.test(hostname)) throw new HttpError(400, messages.passkeysWorkUnderSites);
  return { id: hostname, origin, name: site.firm };
}

/** Ed25519, ECDSA with P-256, and RSA: what authenticators have, in the order of preference (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];

export type NewCredential = z.output<NonNullable<(typeof addPasskey)['body']>>['credential'];

/** What a browser is asked for a new passkey: one that finds its account by itself and asks for finger, face or PIN. */
export async function optionsToAdd(
  db: Database,
  { id, name }: RelyingParty,
  challenge: Buffer,
  person: { accountId: string; contact: string; name: string | null },
) {
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: handleOf(person.accountId),
    // An account whose number was taken off has no contact; authenticators want some name.
    userName: person.contact || person.name || name,
    userDisplayName: person.name ?? person.contact,
    challenge: Uint8Array.from(challenge),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await ownDescriptors(db, person.accountId),
  });
}

/** The account's id in 16 bytes: what a passkey names its account by. It tells nothing of the person. */
const handleOf = (accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));

/** Checks what an authenticator made. @returns null when it is not right @throws Error when it cannot be read */
export async function checkNewCredential(
  credential: NewCredential,
  { id, origin }: RelyingParty,
  challenge: Buffer,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const object = Uint8Array.from(Buffer.from(credential.response.attestationObject, 'base64url'));
  // No certificate was asked for. The library would fetch what one names as its list of revocations.
  if (decodeAttestationObject(object).get('attStmt').get('x5c') !== undefined) return null;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: withoutAbsent(credential.response), clientExtensionResults: {} },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) return null;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: Buffer.from(credentialId, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: credential.response.transports ?? [],
  };
}

const withoutAbsent = ({ transports, ...response }: NewCredential['response']) =>
  transports === undefined ? response : { ...response, transports };

type Assertion = z.output<NonNullable<(typeof signInWithPasskey)['body']>>['credential'];

/** A passkey that has just answered rightly. */
export interface Proven {
  id: string;
  accountId: string;
  counter: number;
}

/**
 * What a browser is asked for a sign-in: any passkey that it has for this site, or one of an account's own, with finger,
 * face or PIN.
 */
export async function optionsToSignIn(
  { id }: RelyingParty,
  challenge: Buffer,
  own?: { id: string; transports: string[] }[],
) {
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: Uint8Array.from(challenge),
    userVerification: 'required',
    ...(own === undefined ? {} : { allowCredentials: own }),
  });
  return { ...options };
}

/**
 * Checks an authenticator's answer.
 *
 * @returns null when it is not right
 * @throws HttpError 400 when the passkey is not known here
 * @throws Error when it cannot be read, or comes from a copy of the authenticator
 */
export async function checkAssertion(
  db: Database,
  { response, ...credential }: Assertion,
  { id, origin }: RelyingParty,
  challenge: Buffer,
): Promise<Proven | null> {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'account_id', 'public_key', 'counter'])
    .where('credential_id', '=', Buffer.from(credential.id, 'base64url'))
    .executeTakeFirst();
  if (row === undefined) throw unknownPasskey();
  const { userHandle, ...signed } = response;
  if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(row.account_id)).toString('base64url'))
    return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response: signed, clientExtensionResults: {} },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credential.id, publicKey: Uint8Array.from(row.public_key), counter: Number(row.counter) },
  });
  return verified ? { id: row.id, accountId: row.account_id, counter: authenticationInfo.newCounter } : null;
}

/** Remembers its use. @throws HttpError 400 when it was removed, or its counter has moved on meanwhile */
export async function notePasskeyUse(trx: Transaction<Tables>, { id, counter }: Proven): Promise<void> {
  const used = await trx
    .updateTable('passkey')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) =>
      // An authenticator that does not count says 0 every time.
      where.or([where('counter', '<', String(counter)), where(sql`${counter}::bigint`, '=', 0)]),
    )
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw unknownPasskey();
}

const unknownPasskey = () => new HttpError(400, messages.passkeyOpensNothing);
