import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { addPasskey } from 'shared/contract/passkey';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { type NewPasskey, ownDescriptors } from '#identity/passkeys/own-passkeys.ts';
import type { RelyingParty } from '#identity/passkeys/relying-party.ts';

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
    userName: person.contact,
    userDisplayName: person.name ?? person.contact,
    challenge: Uint8Array.from(challenge),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: await ownDescriptors(db, person.accountId),
  });
}

/** The account's id in 16 bytes: what a passkey names its account by. It tells nothing of the person. */
export const handleOf = (accountId: string): Uint8Array<ArrayBuffer> =>
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
