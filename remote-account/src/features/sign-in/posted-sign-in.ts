import { CODE_DIGITS } from 'shared/format/one-time-code';
import type { Refusal, SentCode } from 'shared/forms';
import { type Posted, usePosted } from 'shared/site';
import type { Channel } from '#features/sign-in/contact.ts';
import { messages } from '#messages.en.ts';

/** Where the second code of a number goes that was not used for long: the visitor need not be its owner. */
export const SECOND_CONTACT = 'the account’s email';

interface PostedContact extends Posted {
  values: { channel: Channel; phoneNumber: string; email: string };
}

/** What the server says beside a code that was asked for or answered without scripts. */
interface PostedSent {
  challengeId: string;
  sentTo: string;
  /** It is the second code, which went to the account's email address. */
  second?: boolean;
  digits?: number;
  /** It was another code that could not be sent. */
  again?: boolean;
}

/** Where a code was to go, when the form was posted without scripts. */
export function usePostedContact(): PostedContact | undefined {
  const asked = usePosted('sign-in');
  const answered = usePosted('code');
  return (asked ?? (answered && { ...answered, errors: {}, message: null })) as PostedContact | undefined;
}

/** The code that is on its way, and what became of the one that was typed. */
export function usePostedCode(): { code: SentCode; second: boolean; failure: Refusal | undefined } | undefined {
  const asked = usePosted('sign-in');
  const answered = usePosted('code');
  const sent = (answered ?? asked)?.data as PostedSent | undefined;
  if (sent === undefined) return undefined;
  const { challengeId, sentTo, digits = CODE_DIGITS } = sent;
  const second = sent.second === true;
  return {
    code: {
      ...{ challengeId, sentTo: second ? SECOND_CONTACT : sentTo },
      ...{ step: '', digits, resendAt: 0, expiresAt: 0 },
    },
    second,
    failure: failureOf(answered ?? asked, sent),
  };
}

function failureOf(posted: Posted | undefined, { again }: PostedSent): Refusal | undefined {
  const text = posted?.errors.otp ?? posted?.errors.phoneNumber ?? posted?.errors.email ?? posted?.message ?? null;
  if (text === null) return undefined;
  return { title: again ? messages.codeNotSent : messages.signInFailed, text };
}
