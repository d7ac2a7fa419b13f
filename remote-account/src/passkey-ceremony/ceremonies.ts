import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { call } from 'shared/api';
import { signIn } from 'shared/auth';
import {
  addPasskey,
  initiatePasskey,
  initiatePasskeyProof,
  initiatePasskeySignIn,
  type Passkey,
  proveByPasskey,
  signInWithPasskey,
} from 'shared/contract/passkey';

// With the library that talks to authenticators: `lazy-ceremonies.ts` loads this file.

/** Lets the visitor choose one of their passkeys and signs in by it. @throws ApiError, or what the browser throws */
export async function signInByPasskey(): Promise<void> {
  const { ceremony, options } = await call(initiatePasskeySignIn);
  // What the origin's library made for the browser's own function; the contract hands it through.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  const { token, user } = await call(signInWithPasskey, { body: { ceremony, credential } });
  signIn(token, user);
}

/** Proves by one of their own passkeys who is signed in. @throws ApiError, or what the browser throws */
export async function proveItIsMe(): Promise<void> {
  const { ceremony, options } = await call(initiatePasskeyProof);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON });
  await call(proveByPasskey, { body: { ceremony, credential } });
}

/** Has the browser make a passkey for the person who is signed in. @throws ApiError, or what the browser throws */
export async function makePasskey(): Promise<Passkey> {
  const { ceremony, options } = await call(initiatePasskey);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  return (await call(addPasskey, { body: { ceremony, credential } })).passkey;
}
