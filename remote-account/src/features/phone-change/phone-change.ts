import { call } from 'shared/api';
import { authStore, signIn } from 'shared/auth';
import { changePhone } from 'shared/contract/phone';
import { toast } from 'shared/ui';
import { asApiError } from '#loading/use-loaded.ts';
import type { CodeFailure } from '#one-time-code/code-form.tsx';
import { type SentCode, sentCode } from '#one-time-code/sent-code.ts';

export interface PhoneStep {
  next: 'prove-old' | 'verify-new';
  code: SentCode;
}

interface Effects {
  onStep: (step: PhoneStep) => void;
  onDone: () => void;
  onSignedOut: () => void;
}

/** Sends the first code, or the present one again. Resolves to what went wrong, or to nothing. */
export const startPhoneChange = (phoneNumber: string, effects: Effects): Promise<CodeFailure | undefined> =>
  attempt({ step: 'start', phoneNumber: phoneNumber.trim() }, 'Failed to send OTP', effects);

/** Answers a code. Resolves to what went wrong, or to nothing. */
export const verifyPhoneChange = (
  { code: { challengeId } }: PhoneStep,
  otp: string,
  effects: Effects,
): Promise<CodeFailure | undefined> =>
  attempt({ step: 'verify', challengeId, otp }, 'The number was not changed', effects);

type Body = { step: 'start'; phoneNumber: string } | { step: 'verify'; challengeId: string; otp: string };

async function attempt(body: Body, failedTo: string, effects: Effects): Promise<CodeFailure | undefined> {
  try {
    const answer = await call(changePhone, { body });
    if (answer.next === 'done') {
      const { token } = authStore.getState();
      if (token !== null) signIn(token, answer.user);
      toast('Phone number verified and updated!', 'success');
      effects.onDone();
      return;
    }
    effects.onStep({ next: answer.next, code: sentCode(answer, answer.contact) });
  } catch (error) {
    const { status, fields, message } = asApiError(error);
    if (status === 401) effects.onSignedOut();
    else if (fields.otp !== undefined) return { title: 'Invalid OTP', text: fields.otp, field: 'otp' };
    else if (fields.phoneNumber === undefined) return { title: failedTo, text: message };
    else return { title: failedTo, text: fields.phoneNumber, field: 'phoneNumber' };
  }
}
