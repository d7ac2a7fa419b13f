import { useRef, useState } from 'react';
import { ApiError, call } from 'shared/api';
import { type Verification, verifyPhone } from 'shared/contract/appointment';
import { initiateOtp } from 'shared/contract/identity';
import { asApiError } from 'shared/load';
import { messages } from '#booking/messages.en.ts';

interface Sent {
  challengeId: string;
  /** Tells one sent code from the next, so that the wait for another begins anew. */
  count: number;
  resendAfterSeconds: number;
}

interface Problem {
  field: 'phoneNumber' | 'otp' | null;
  message: string;
}

/** Sends a code to a phone and checks it on the server; nothing about the code is known here. */
export function usePhoneVerification(onVerified: (verification: Verification) => void) {
  const [phoneNumber, setPhoneNumber] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function once(act: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    await act();
    underWay.current = false;
    setBusy(false);
  }

  const sendCode = () =>
    once(async () => {
      if (phoneNumber.trim() === '')
        return setProblem({ field: 'phoneNumber', message: messages.enterYourPhoneNumber });
      try {
        const { challengeId, resendAfterSeconds } = await call(initiateOtp, { body: { phoneNumber } });
        setSent((before) => ({ challengeId, resendAfterSeconds, count: (before?.count ?? 0) + 1 }));
      } catch (error) {
        const wrongNumber = error instanceof ApiError ? error.fields.phoneNumber : undefined;
        setProblem(
          wrongNumber === undefined
            ? { field: null, message: messages.failedToSend({ why: asApiError(error).message }) }
            : { field: 'phoneNumber', message: wrongNumber },
        );
      }
    });

  const checkCode = (otp: string) =>
    once(async () => {
      if (sent === null) return;
      if (otp.trim() === '') return setProblem({ field: 'otp', message: messages.enterCode });
      try {
        const { verification } = await call(verifyPhone, { body: { challengeId: sent.challengeId, otp } });
        onVerified(verification);
      } catch (error) {
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        const wrongCode = error instanceof ApiError ? error.fields.otp : undefined;
        setProblem({
          field: refused ? 'otp' : null,
          message: wrongCode === undefined ? asApiError(error).message : messages.invalidCode({ why: wrongCode }),
        });
      }
    });

  const startOver = () => {
    setSent(null);
    setProblem(null);
  };

  return { phoneNumber, setPhoneNumber, sent, problem, busy, sendCode, checkCode, startOver };
}
