import { useState } from 'react';
import { call } from 'shared/api';
import { authStore, signIn } from 'shared/auth';
import type { ContactChangeAnswer } from 'shared/contract/contact-change';
import { proveEmail } from 'shared/contract/email';
import { changePhone } from 'shared/contract/phone';
import { type Refusal, type SentCode, sentCode, useSentCode } from 'shared/forms';
import { asApiError } from 'shared/load';
import { toast } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

export type Step = { next: 'prove-old' | 'verify-new'; code: SentCode } | ({ next: 'waiting' } & Waits);

/**
 * One contact change, from its first code to its end, over a reload too.
 *
 * @param onDone hears of the end, be it a change or its waiting
 * @param onBack hears what had been typed, when the page was left and comes back
 */
export function useChange(channel: Wanted['channel'], onDone: () => void, onBack?: (value: string) => void) {
  const [wanted, setWanted] = useState({ value: '', lost: false });
  const [waits, setWaits] = useState<Waits | null>(null);
  const signInAgain = useSignInAgain();
  const { code, ...sent } = useSentCode(`change-${channel}`, {
    blank: wanted,
    onBack(typed) {
      setWanted((before) => ({ ...before, ...typed }));
      onBack?.(typed.value ?? '');
    },
  });

  const effects = (typed: typeof wanted): Effects => ({
    onCode: (next) => sent.open(next, typed),
    onWaiting(next) {
      sent.forget();
      setWaits(next);
    },
    onRefused: (error) => sent.reopen(error, typed),
    onDone() {
      sent.forget();
      onDone();
    },
    onSignedOut() {
      // Its codes are good for the session that has asked for them.
      sent.forget();
      signInAgain();
    },
  });

  return {
    step: stepOf(code, waits),
    lost: wanted.lost,
    /** Sends the first code, or the present one again. */
    async start(value: string, lost = wanted.lost): Promise<Refusal | undefined> {
      // After a reload the number has to be typed again: no storage gets it.
      if (code !== null && value.trim() === '') {
        setWanted((before) => ({ ...before, lost }));
        sent.close();
        return undefined;
      }
      const typed = { value, lost };
      setWanted(typed);
      return startChange({ channel, ...typed }, effects(typed));
    },
    verify: (answered: SentCode, otp: string) => verifyChange(channel, answered, otp, effects(wanted)),
    reset() {
      sent.close();
      setWaits(null);
      setWanted((before) => ({ ...before, lost: false }));
    },
  };
}

function stepOf(code: SentCode | null, waits: Waits | null): Step | null {
  if (waits !== null) return { next: 'waiting', ...waits };
  return code === null ? null : { next: code.step === 'prove-old' ? 'prove-old' : 'verify-new', code };
}

export type ContactChange = ReturnType<typeof useChange>;

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
function startChange({ channel, value, lost }: Wanted, effects: Effects): Promise<Refusal | undefined> {
  const step = 'start' as const;
  const answer = () =>
    channel === 'phone'
      ? call(changePhone, { body: { step, phoneNumber: value.trim(), lost } })
      : call(proveEmail, { body: { step, email: value, lost } });
  return attempt(channel, answer, messages.codeNotSent, effects);
}

/** Answers a code. Resolves to what went wrong, or to nothing. */
function verifyChange(
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
const DONE = { phone: messages.changeDonePhone, email: messages.changeDoneEmail };

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
    else if (fields.otp !== undefined) return { title: messages.codeWrong, text: fields.otp, field: 'otp' };
    else if (fields.phoneNumber === undefined) return { title: failedTo, text: fields.email ?? message };
    else return { title: failedTo, text: fields.phoneNumber, field: 'phoneNumber' };
  }
}
