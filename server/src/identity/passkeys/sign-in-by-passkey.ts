import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { sql, type Transaction } from 'kysely';
import type { signInWithPasskey } from 'shared/contract/passkey';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#identity/messages.en.ts';
import { handleOf } from '#identity/passkeys/add-passkey.ts';
import type { RelyingParty } from '#identity/passkeys/relying-party.ts';

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
