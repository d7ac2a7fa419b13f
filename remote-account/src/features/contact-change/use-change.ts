import { useState } from 'react';
import type { Refusal } from 'shared/forms';
import { type Effects, type Step, startChange, verifyChange, type Wanted } from '#features/contact-change/change.ts';
import type { SentCode } from '#one-time-code/sent-code.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

/** One contact change, from its first code to its end. `onDone` hears of the end, be it a change or its waiting. */
export function useChange(channel: Wanted['channel'], onDone: () => void) {
  const [step, setStep] = useState<Step | null>(null);
  const [lost, setLost] = useState(false);
  const signInAgain = useSignInAgain();
  const effects: Effects = { onStep: setStep, onDone, onSignedOut: signInAgain };

  return {
    step,
    lost,
    /** Sends the first code, or the present one again. */
    start: (value: string, isLost = lost): Promise<Refusal | undefined> => {
      setLost(isLost);
      return startChange({ channel, value, lost: isLost }, effects);
    },
    verify: (code: SentCode, otp: string) => verifyChange(channel, code, otp, effects),
    reset: () => {
      setStep(null);
      setLost(false);
    },
  };
}

export type ContactChange = ReturnType<typeof useChange>;
