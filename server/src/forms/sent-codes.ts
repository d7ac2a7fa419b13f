import { initiateOtp } from 'shared/contract/identity';
import { CODE_SECONDS } from 'shared/format/one-time-code';
import { type FormResult, refused, type Submission } from '#forms/posted-form.ts';

/** Where a code went, and which one it is: the page carries both on to the next step. */
export interface Sent {
  challengeId: string;
  sentTo: string;
  /** It is the second code of a number that was not used for long. */
  second?: boolean;
  /** How many digits it has, where it has no six. */
  digits?: number;
}

/** Where a code is to go. */
interface Contact {
  /** What the form shows again. */
  values: Record<string, string>;
  typed: string;
  body: { phoneNumber: string } | { email: string };
}

/** Holds which code this browser has asked for last, and where it went, for as long as the code is good. */
const SENT_COOKIE = 'code';
const SENT_DAYS = CODE_SECONDS / 86_400;

/**
 * Sends a code. Where none can be sent, because one has just gone to the same place, the page has the field for that one.
 *
 * @param before the code of the page that asks for another one
 */
export async function sendCode(
  { call, cookie }: Pick<Submission, 'call' | 'cookie'>,
  { body, values, typed }: Contact,
  before: Sent | null,
): Promise<FormResult> {
  const reply = await call(initiateOtp, { body });
  if (!reply.ok) {
    const known = before ?? sentBefore(cookie(SENT_COOKIE), typed);
    return refused(reply, values, known === null ? undefined : { ...known, again: true });
  }
  const { challengeId, digits } = reply.answer;
  const data: Sent = { challengeId, sentTo: typed, ...(digits !== undefined && { digits }) };
  const value = JSON.stringify(data);
  return {
    ...{ status: 200, posted: { values, errors: {}, message: null, data } },
    cookie: { name: SENT_COOKIE, value, days: SENT_DAYS },
  };
}

function sentBefore(value: string | undefined, typed: string): Sent | null {
  try {
    const sent = JSON.parse(value ?? 'null') as Sent | null;
    return sent !== null && plain(sent.sentTo) === plain(typed) ? sent : null;
  } catch {
    return null;
  }
}

const plain = (contact: string): string => contact.toLowerCase().replace(/[\s-]/g, '');
