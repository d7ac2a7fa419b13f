import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  initiateOtp,
  listSessions,
  refreshSession,
  signInOptions,
  signInWithOtpless,
  signOut,
  startEmpty,
  verifyOtp,
} from 'shared/contract/identity';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import { idempotencyKey, idOfWish } from '#http/idempotency-key.ts';
import type { Serving } from '#http/serving.ts';
import { besideToken, notSignedIn } from '#identity/authenticator.ts';
import type { Challenges } from '#identity/challenges.ts';
import { consumeChallenge } from '#identity/challenges.ts';
import { emailContact } from '#identity/contact/contact.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import { markAwake, seal, wake } from '#identity/dormant-number.ts';
import { otplessContact } from '#identity/otpless-contact.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { SESSION_COOKIE, SESSION_DAYS } from '#identity/session-cookie.ts';
import {
  begunJustNow,
  endSession,
  endSessions,
  isSecret,
  ownSessions,
  renewSession,
  type Session,
  sessionOfRefresh,
  sessionOfToken,
} from '#identity/sessions.ts';
import { type AfterSignIn, signIn, userOf } from '#identity/sign-in.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import { noteWho } from '#security/request-log.ts';
import type { Config } from '#settings/config.ts';

interface Parts {
  db: Database;
  keyring: Pick<Keyring, 'hash'>;
  config: Config;
  cookies: Cookies;
  challenges: Challenges;
  limits: Limits;
  providers: readonly OtpProvider[];
  afterSignIn: readonly AfterSignIn[];
  /** What else this browser shall not know any more once nobody is signed in at it. */
  afterSignOut: readonly ((request: FastifyRequest, reply: FastifyReply) => Promise<void>)[];
}

/** Signing in by a one-time code, renewing, signing out, and the list of one's own sessions. */
export function identityRoutes(serve: Serving<Session>, parts: Parts): void {
  const { db, keyring, config, cookies, challenges, limits, providers } = parts;
  const otpless = config.otp.providers.find((settings) => settings.provider === 'otpless');

  serve.open(signInOptions, async () => ({
    success: true,
    channels: (['phone', 'email'] as const).filter((channel) =>
      providers.some(({ channels }) => channels.includes(channel)),
    ),
    codeLength: otpless === undefined ? 6 : Number(otpless.OTPLESS_OTP_LENGTH),
    otplessAppId: otpless?.OTPLESS_APP_ID ?? null,
  }));

  serve.open(initiateOtp, async ({ body, request, reply }) => {
    const contact =
      body.email === undefined
        ? {
            channel: 'phone' as const,
            value: mobileNumber(body.phoneNumber ?? '', 'phoneNumber', config.otp.countries),
          }
        : emailContact(body.email);
    const client = limits.caller(request, reply);
    return { success: true, ...(await challenges.start({ purpose: 'sign-in', contact, client })) };
  });

  serve.open(verifyOtp, async ({ body, request, reply }) => {
    const client = limits.caller(request, reply);
    const given = { ...body, purpose: ['sign-in', 'second-proof'] as const, client };
    // An answer can be lost on its way. The page that used the code up may ask for it again, by a key that it has told nobody.
    const key = idempotencyKey(request);
    const id = key === undefined ? undefined : idOfWish(keyring, 'sign-in', [body, key]);
    const proven = await challenges.answer(given).catch(async (refusal: unknown) => {
      const begun = id === undefined ? undefined : await begunJustNow(db, id, body.challengeId);
      if (begun === undefined) throw refusal;
      return { accountId: begun.account_id, provedBy: begun.proved_by };
    });
    if ('accountId' in proven) return signIn(parts, proven, request, reply, { id, isAgain: true });
    const { purpose, contact, detail } = proven;
    if (purpose === 'second-proof') await markAwake(db, detail ?? '', { email: contact.value });
    else await wake(parts, contact, client);
    return signIn(parts, contact, request, reply, { id });
  });

  serve.open(startEmpty, async ({ body, request, reply }) => {
    const value = await consumeChallenge(db, body.challengeId, 'second-proof');
    await seal(db, value);
    return signIn(parts, { channel: 'phone', value }, request, reply);
  });

  serve.open(signInWithOtpless, async ({ body, request, reply }) => {
    if (otpless === undefined) throw new HttpError(404, messages.identityOtplessNotSetUp);
    const client = limits.caller(request, reply);
    await limits.form('token', client);
    const contact = await otplessContact(db, otpless, body.token);
    await wake(parts, contact, client);
    return signIn(parts, contact, request, reply);
  });

  serve.open(refreshSession, async ({ request, reply }) => {
    const refresh = cookies.read(request, SESSION_COOKIE);
    const renewed = isSecret(refresh) ? await renewSession(parts, refresh) : null;
    if (renewed === null || renewed === 'reused') {
      if (renewed === 'reused') request.log.warn('a spent session cookie came back; its session was ended');
      if (refresh !== undefined) cookies.clear(reply, SESSION_COOKIE);
      throw notSignedIn();
    }
    cookies.write(reply, SESSION_COOKIE, renewed.refresh, SESSION_DAYS);
    return { success: true, token: renewed.token, user: await userOf(db, renewed.accountId) };
  });

  // An expired token must not keep anybody signed in: the cookie says as well whose session is to end.
  serve.open(signOut, async ({ body, request, reply }) => {
    const refresh = cookies.read(request, SESSION_COOKIE);
    const session =
      (await sessionOfToken(db, request.headers.authorization, besideToken(request, cookies))) ??
      (isSecret(refresh) ? await sessionOfRefresh(db, refresh) : undefined);
    if (session !== undefined) noteWho(request, { accountId: session.account_id, sessionId: session.id });
    if (body?.sessionId !== undefined) {
      if (session === undefined) throw notSignedIn();
      await endSession(db, session.account_id, body.sessionId);
      if (body.sessionId !== session.id) return { success: true };
    } else if (session !== undefined) {
      await endSessions(db, session, body?.everywhere === true);
    } else if (body?.everywhere === true) {
      // Of nobody's account nothing can be ended: whoever believes that all are out would look no further.
      throw notSignedIn();
    }
    cookies.clear(reply, SESSION_COOKIE);
    for (const forget of parts.afterSignOut) await forget(request, reply);
    return { success: true };
  });

  serve.signedIn(listSessions, async ({ session }) => ({ success: true, sessions: await ownSessions(db, session) }));
}
