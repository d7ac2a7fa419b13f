import { Button } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';
import { messages } from '#one-time-code/messages.en.ts';
import { useCountdown } from '#one-time-code/use-countdown.ts';

/** Sends the code again, but not before `resendAt`. The seconds are no live region: nobody wants them read aloud. */
export function ResendButton({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const left = useCountdown(resendAt);
  const [busy, run] = useBusy();
  return (
    <Button
      type="submit"
      name="again"
      variant="secondary"
      busy={busy}
      disabled={left > 0}
      onClick={(event) => {
        // Posting is for browsers without scripts.
        event.preventDefault();
        void run(onResend);
      }}
    >
      {left > 0 ? messages.sendAgainIn({ seconds: left }) : messages.sendAgain}
    </Button>
  );
}
