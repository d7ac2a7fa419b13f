import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { emailAddress, phoneText } from '#contract/person.ts';
import { z } from '#contract/zod.ts';
import { CODE_DIGITS, readCode } from '#format/one-time-code.ts';

/** What the browser may know and store of a person: never the PAN, never a whole phone number. */
export const user = z.object({
  id: z.string(),
  /** The name from the saved details, or null before any are saved. */
  name: z.string().nullable(),
  /** What the person signed in with, masked: `+91 XXXXX X1234` or `a…@example.in`; empty where a passkey alone opens the account. */
  contact: z.string(),
});
export type User = z.infer<typeof user>;

export const session = z.object({ success: z.literal(true), token: z.string(), user });
export type Session = z.infer<typeof session>;

/** A one-time code on its way. */
export const challenge = z.object({
  success: z.literal(true),
  /** Goes back with the code. */
  challengeId: z.string(),
  /** When another may be asked for. */
  resendAfterSeconds: z.number(),
  /** How many digits it has, where it has no six. */
  digits: z.number().optional(),
});
export type Challenge = z.infer<typeof challenge>;

/** The visitor's answer to a challenge. A wrong, used or expired code gets 400 with `fields.otp`; one that is too short counts as no try. */
export const challengeAnswer = z.object({
  challengeId: z.string().min(1).max(64),
  otp: z
    .string()
    .overwrite(readCode)
    .regex(/^\d{4,6}$/, messages.errorCode({ digits: CODE_DIGITS })),
});

const contactChannel = z
  .object({
    phoneNumber: phoneText(messages.errorMobileEmpty).optional(),
    email: emailAddress.optional(),
  })
  .refine((value) => (value.phoneNumber === undefined) !== (value.email === undefined), {
    message: messages.errorPhoneOrEmail,
    path: ['phoneNumber'],
  });

/** Sends a code. The answer is the same for known and unknown people; 429 when too many were asked for. */
export const initiateOtp = endpoint({
  method: 'POST',
  path: '/server/auth/otp/initiate',
  body: contactChannel,
  answer: challenge,
});

/**
 * Answers the code and signs in. With the same `Idempotency-Key` header a used code is answered again for a minute, by a
 * session in place of the first one: an answer that was lost costs no further code. 403 with `fields.secondProof` for a number that was not used for 12 months, and whose
 * account has a proven email address: the field is the challenge of a second code, sent there, which is answered here too.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/server/auth/otp/verify',
  body: challengeAnswer,
  answer: session,
});

/** Instead of the second code: seals the account of a number that slept, and signs in to an empty one. */
export const startEmpty = endpoint({
  method: 'POST',
  path: '/server/auth/otp/start-empty',
  body: challengeAnswer.pick({ challengeId: true }),
  answer: session,
});

/** The OTPless widget's result as it came; of all it says only `token` counts, which the origin has OTPless verify. */
export const signInWithOtpless = endpoint({
  method: 'POST',
  path: '/server/auth/otpless',
  body: z.looseObject({ token: z.string().min(1).max(4096) }),
  answer: session,
});

/** Renews the session by its HttpOnly cookie; 401 when there is none to renew. */
export const refreshSession = endpoint({ method: 'POST', path: '/server/auth/refresh', answer: session });

/** Ends this session, the one named by `sessionId`, or with `everywhere` all of the person's sessions. */
export const signOut = endpoint({
  method: 'POST',
  path: '/server/auth/signout',
  body: z.object({ everywhere: z.boolean().optional(), sessionId: z.string().max(64).optional() }).optional(),
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});

export const sessionInfo = z.object({
  id: z.string(),
  /** Browser and system in words, such as `Chrome on Android`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** True for the session that asks. */
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** One's own live sessions, last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/server/auth/sessions',
  answer: z.object({ success: z.literal(true), sessions: z.array(sessionInfo) }),
  signedIn: true,
});

/** How one may sign in here: which contacts can get a code, how long it is, and OTPless's public app id where configured. */
export const signInOptions = endpoint({
  method: 'GET',
  path: '/server/auth/options',
  answer: z.object({
    success: z.literal(true),
    channels: z.array(z.enum(['phone', 'email'])),
    codeLength: z.number(),
    otplessAppId: z.string().nullable(),
  }),
});
