import type { FastifyRequest } from 'fastify';
import {
  addPasskey,
  endPasskeyOffer,
  initiatePasskey,
  initiatePasskeyProof,
  initiatePasskeySignIn,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from 'shared/contract/passkey';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';
import { deviceName } from '#http/device.ts';
import { HttpError } from '#http/http-error.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Serving } from '#http/serving.ts';
import { beginCeremony, checked, expectedOf, spendCeremony } from '#identity/passkeys/ceremonies.ts';
import {
  endOffer,
  isOfferEnded,
  listOwnPasskeys,
  ownDescriptors,
  removeOwnPasskey,
  renameOwnPasskey,
  storePasskey,
} from '#identity/passkeys/own-passkeys.ts';
import {
  checkAssertion,
  checkNewCredential,
  notePasskeyUse,
  optionsToAdd,
  optionsToSignIn,
  type RelyingParty,
  relyingParty,
} from '#identity/passkeys/relying-party.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { markProved, type Session } from '#identity/sessions.ts';
import { type AfterSignIn, signIn, userOf } from '#identity/sign-in.ts';
import { requireFresh } from '#identity/step-up.ts';
import type { Keyring } from '#keys/keyring.ts';
import { messages } from '#messages.en.ts';
import type { Config } from '#settings/config.ts';

interface Parts {
  db: Database;
  keyring: Pick<Keyring, 'hash'>;
  config: Config;
  site: SiteFacts;
  cookies: Cookies;
  afterSignIn: readonly AfterSignIn[];
  providers: readonly OtpProvider[];
}

/** Signing in by a passkey, proving by one who is signed in, and one's own: adding, naming, removing. */
export function passkeyRoutes(serve: Serving<Session>, parts: Parts): void {
  const { db, site, config, providers } = parts;
  const firm = site.firm.name;
  const asker = (request: FastifyRequest) => relyingParty(request, { publicUrl: config.publicUrl, firm });

  const notice = (request: FastifyRequest) => ({
    ...{ providers, config, firm },
    base: publicAddress(request, config.publicUrl),
  });

  serve.open(initiatePasskeySignIn, async ({ request, reply }) => {
    const party = asker(request);
    const { ceremony, challenge } = beginCeremony(parts, { purpose: 'sign-in' }, request, reply);
    return { success: true as const, ceremony, options: await optionsToSignIn(party, challenge) };
  });

  serve.open(signInWithPasskey, async ({ body, request, reply }) => {
    const expected = expectedOf(parts, { purpose: 'sign-in' }, body.ceremony, request);
    const proven = await checked(request, () =>
      checkAssertion(db, body.credential, asker(request), expected.challenge),
    );
    const spend: AfterSignIn = async (trx) => {
      await spendCeremony(trx, expected);
      await notePasskeyUse(trx, proven);
    };
    return signIn({ ...parts, afterSignIn: [spend, ...parts.afterSignIn] }, proven, request, reply);
  });

  passkeyProofRoutes(serve, { ...parts, asker });

  serve.signedIn(listPasskeys, async ({ session: { accountId } }) => {
    const passkeys = await listOwnPasskeys(db, accountId);
    return { success: true, passkeys, offered: passkeys.length === 0 && !(await isOfferEnded(db, accountId)) };
  });

  serve.signedIn(initiatePasskey, async ({ session, request, reply }) => {
    // It lasts longer than any session: whoever found one open must not be able to add theirs.
    requireFresh(session);
    const { accountId } = session;
    const party = asker(request);
    const { ceremony, challenge } = beginCeremony(parts, { purpose: 'add', accountId }, request, reply);
    const { contact, name } = await userOf(db, accountId);
    const options = await optionsToAdd(db, party, challenge, { accountId, contact, name });
    return { success: true as const, ceremony, options: { ...options } };
  });

  serve.signedIn(addPasskey, async ({ session: { accountId }, body, request }) => {
    const expected = expectedOf(parts, { purpose: 'add', accountId }, body.ceremony, request);
    const made = await checked(request, () => checkNewCredential(body.credential, asker(request), expected.challenge));
    const name = deviceName(request.headers['user-agent']);
    const passkey = await db.transaction().execute(async (trx) => {
      await spendCeremony(trx, expected);
      return storePasskey(trx, notice(request), accountId, { ...made, name });
    });
    return { success: true, passkey };
  });

  serve.signedIn(renamePasskey, async ({ session, body, request }) => {
    await renameOwnPasskey(db, session.accountId, idOf(request), body.name);
    return { success: true };
  });

  serve.signedIn(removePasskey, async ({ session, request }) => {
    await removeOwnPasskey(db, notice(request), session.accountId, idOf(request));
    return { success: true };
  });

  serve.signedIn(endPasskeyOffer, async ({ session }) => {
    await endOffer(db, session.accountId);
    return { success: true };
  });
}

const idOf = (request: FastifyRequest): string => (request.params as { id?: string }).id ?? '';

interface ProofParts {
  db: Database;
  keyring: Pick<Keyring, 'hash'>;
  cookies: Cookies;
  asker: (request: FastifyRequest) => RelyingParty;
}

/** A passkey instead of a fresh code, for somebody who is signed in already. */
function passkeyProofRoutes(serve: Serving<Session>, parts: ProofParts): void {
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
