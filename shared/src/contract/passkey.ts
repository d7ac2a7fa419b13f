import { endpoint } from '#contract/endpoint.ts';
import { session } from '#contract/identity.ts';
import { messages } from '#contract/messages.en.ts';
import { oneLine } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

// Binary values travel as base64url, as in the JSON forms of the Web Authentication API, level 3.
const binary = (max: number) => z.base64url().min(1).max(max);

/** What an authenticator is asked: `ceremony` goes back with its answer, `options` go to the browser as they are. */
const ceremony = z.object({ success: z.literal(true), ceremony: z.string(), options: z.looseObject({}) });

const answered = <Response extends z.ZodType>(response: Response) =>
  z.object({
    ceremony: z.string().min(1).max(128),
    credential: z.object({ id: binary(1400), rawId: binary(1400), type: z.literal('public-key'), response }),
  });

const newCredential = answered(
  z.object({
    clientDataJSON: binary(8192),
    attestationObject: binary(24_000),
    transports: z.array(z.string().max(32)).max(12).optional(),
  }),
);

const assertion = answered(
  z.object({
    clientDataJSON: binary(8192),
    authenticatorData: binary(4096),
    signature: binary(8192),
    userHandle: z.base64url().max(128).optional(),
  }),
);

/** Begins a sign-in by any passkey that the browser has for this site. */
export const initiatePasskeySignIn = endpoint({
  method: 'POST',
  path: '/server/auth/passkey/initiate',
  answer: ceremony,
});

/** Signs in as the account of the passkey; 400 for one that is not known here or an answer that is not right. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/server/auth/passkey/verify',
  body: assertion,
  answer: session,
});

/** Begins to prove by one of their own passkeys who is signed in; 404 when they have none. */
export const initiatePasskeyProof = endpoint({
  method: 'POST',
  path: '/server/auth/passkey/proof/initiate',
  answer: ceremony,
  signedIn: true,
});

/** Proves it: for some minutes the session may do what it may do after a fresh code. */
export const proveByPasskey = endpoint({
  method: 'POST',
  path: '/server/auth/passkey/proof',
  body: assertion,
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until somebody has signed in with it. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const ownPasskeys = z.object({
  success: z.literal(true),
  passkeys: z.array(passkey),
  /** True while the site may offer to add one: there is none, and the offer was not put away. */
  offered: z.boolean(),
});

/** One's own passkeys, the oldest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/server/passkeys',
  answer: ownPasskeys,
  signedIn: true,
});

/** Begins to add a passkey; 403 when the person has not proven lately who they are. */
export const initiatePasskey = endpoint({
  method: 'POST',
  path: '/server/passkeys/initiate',
  answer: ceremony,
  signedIn: true,
});

/** Adds it, named after the browser and its system. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/server/passkeys',
  body: newCredential,
  answer: z.object({ success: z.literal(true), passkey }),
  signedIn: true,
});

export const passkeyName = z.object({ name: oneLine(messages.whatPasskeyName, 60, 'a') });

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/server/passkeys/:id',
  body: passkeyName,
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/server/passkeys/:id',
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});

/** Puts the offer away for good, in every browser of the person. */
export const endPasskeyOffer = endpoint({
  method: 'POST',
  path: '/server/passkeys/offer/end',
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});
