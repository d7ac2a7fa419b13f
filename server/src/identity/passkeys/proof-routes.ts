import type { FastifyRequest } from 'fastify';
import { initiatePasskeyProof, proveByPasskey } from 'shared/contract/passkey';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import type { Serving } from '#http/serving.ts';
import { messages } from '#identity/messages.en.ts';
import { beginCeremony, expectedOf, spendCeremony } from '#identity/passkeys/ceremonies.ts';
import { checked } from '#identity/passkeys/checked.ts';
import { ownDescriptors } from '#identity/passkeys/own-passkeys.ts';
import type { RelyingParty } from '#identity/passkeys/relying-party.ts';
import { checkAssertion, notePasskeyUse, optionsToSignIn } from '#identity/passkeys/sign-in-by-passkey.ts';
import { markProved, type Session } from '#identity/sessions.ts';
import type { Keyring } from '#keys/keyring.ts';

interface Parts {
  db: Database;
  keyring: Pick<Keyring, 'hash'>;
  cookies: Cookies;
  asker: (request: FastifyRequest) => RelyingParty;
}

/** A passkey instead of a fresh code, for somebody who is signed in already. */
export function passkeyProofRoutes(serve: Serving<Session>, parts: Parts): void {
  const { db, asker } = parts;

  serve.signedIn(initiatePasskeyProof, async ({ session: { accountId }, request, reply }) => {
    const party = asker(request);
    const own = await ownDescriptors(db, accountId);
    if (own.length === 0) throw new HttpError(404, messages.noPasskeysYet);
    const { ceremony, challenge } = beginCeremony(parts, { purpose: 'prove', accountId }, request, reply);
    return { success: true as const, ceremony, options: await optionsToSignIn(party, challenge, own) };
  });

  serve.signedIn(proveByPasskey, async ({ session: { id, accountId }, body, request }) => {
    const expected = expectedOf(parts, { purpose: 'prove', accountId }, body.ceremony, request);
    const proven = await checked(request, async () => {
      const found = await checkAssertion(db, body.credential, asker(request), expected.challenge);
      return found?.accountId === accountId ? found : null;
    });
    await db.transaction().execute(async (trx) => {
      await spendCeremony(trx, expected);
      await notePasskeyUse(trx, proven);
      await markProved(trx, id, null);
    });
    return { success: true };
  });
}
