import { call } from 'shared/api';
import { authStore, signIn } from 'shared/auth';
import type { ContactChangeAnswer } from 'shared/contract/contact-change';
import { proveEmail } from 'shared/contract/email';
import { changePhone } from 'shared/contract/phone';
import { type Refusal, type SentCode, sentCode } from 'shared/forms';
import { asApiError } from 'shared/load';
import { toast } from 'shared/ui';
import { messages } from '#features/contact-change/messages.en.ts';

/** What somebody wants to be reached by. */
export interface Wanted {
  channel: 'phone' | 'email';
  value: string;
  /** The present contact gets no codes any more. */
  lost: boolean;
}

export interface Waits {
  contact: string;
  appliesAt: string;
}

export interface Effects {
  /** A code is on its way: its `step` says which. */
  onCode: (code: SentCode) => void;
  onWaiting: (waits: Waits) => void;
  /** @returns whether the error was no refusal after all */
  onRefused: (error: unknown) => boolean;
  onDone: () => void;
  onSignedOut: () => void;
}

/** Sends the first code, or the present one again. Resolves to what went wrong, or to nothing. */
export function startChange({ channel, value, lost }: Wanted, effects: Effects): Promise<Refusal | undefined> {
  const step = 'start' as const;
  const answer = () =>
    channel === 'phone'
      ? call(changePhone, { body: { step, phoneNumber: value.trim(), lost } })
      : call(proveEmail, { body: { step, email: value, lost } });
  return attempt(channel, answer, messages.failedToSendOTP, effects);
}

/** Answers a code. Resolves to what went wrong, or to nothing. */
export function verifyChange(
  channel: Wanted['channel'],
  { challengeId }: SentCode,
  otp: string,
  effects: Effects,
): Promise<Refusal | undefined> {
  const body = { step: 'verify' as const, challengeId, otp };
  const answer = () => (channel === 'phone' ? call(changePhone, { body }) : call(proveEmail, { body }));
  return attempt(channel, answer, FAILED[channel], effects);
}

const FAILED = { phone: messages.numberWasNotChanged, email: messages.addressWasNotChanged };
const DONE = { phone: messages.phoneNumberVerifiedAndUpdated, email: messages.emailAddressVerified };

async function attempt(
  channel: Wanted['channel'],
  answer: () => Promise<ContactChangeAnswer>,
  failedTo: string,
  effects: Effects,
): Promise<Refusal | undefined> {
  try {
    const step = await answer();
    if (step.next === 'waiting') effects.onWaiting(step);
    else if (step.next === 'done') {
      const { token } = authStore.getState();
      if (token !== null) signIn(token, step.user);
      toast(DONE[channel], 'success');
      effects.onDone();
    } else effects.onCode(sentCode(step, step.contact, step.next));
  } catch (error) {
    if (effects.onRefused(error)) return;
    const { status, fields, message } = asApiError(error);
    if (status === 401) effects.onSignedOut();
    else if (fields.otp !== undefined) return { title: messages.invalidOTP, text: fields.otp, field: 'otp' };
    else if (fields.phoneNumber === undefined) return { title: failedTo, text: fields.email ?? message };
    else return { title: failedTo, text: fields.phoneNumber, field: 'phoneNumber' };
  }
}
