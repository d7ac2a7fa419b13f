import { useCountdown } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#one-time-code/messages.en.ts';

interface Props {
  resendAt: number;
  busy: boolean;
  onResend: () => void;
}

/** Sends the code again, but not before `resendAt`. The seconds are no live region: nobody wants them read aloud. */
export function ResendButton({ resendAt, busy, onResend }: Props) {
  const left = useCountdown(resendAt);
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
        onResend();
      }}
    >
      {left > 0 ? messages.sendAgainIn({ seconds: left }) : messages.sendAgain}
    </Button>
  );
}
