import { useState } from 'react';
import { type Refusal, type SentCode, useSentCode } from 'shared/forms';
import { type Effects, startChange, verifyChange, type Waits, type Wanted } from '#features/contact-change/change.ts';
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
