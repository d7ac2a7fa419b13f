import { useState } from 'react';
import { call } from 'shared/api';
import { undoContactChange } from 'shared/contract/alarm';
import type { WaitingChange } from 'shared/contract/contact-change';
import { asApiError } from 'shared/load';
import { Button, Notice, toast } from 'shared/ui';
import { dayAndTime } from '#features/contact-change/code-steps.tsx';
import { useBusy } from '#forms/use-busy.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';
import '#features/contact-change/waiting-notice.css';
import { messages } from '#features/contact-change/messages.en.ts';

/** Says that a contact change waits, and stops it on a click. `onUndone` is called after that. */
export function WaitingNotice({ waiting, onUndone }: { waiting: WaitingChange; onUndone: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const signInAgain = useSignInAgain();

  const undo = () =>
    run(async () => {
      try {
        await call(undoContactChange);
        toast(messages.theChangeIsUndone, 'success');
        onUndone();
      } catch (error) {
        const { status, message } = asApiError(error);
        // Somebody else has stopped it meanwhile.
        if (status === 404) return onUndone();
        if (status === 401) return signInAgain();
        setFailure(message);
      }
    });

  return (
    <div className="stack waiting-notice">
      <Notice kind="warning" title={messages.contactWillChange({ channel: waiting.channel })}>
        <p>{messages.takesOverUnlessUndone({ contact: waiting.contact, time: dayAndTime(waiting.appliesAt) })}</p>
        <div className="button-row">
          <Button variant="secondary" busy={busy} onClick={() => void undo()}>
            {messages.undoTheChange}
          </Button>
        </div>
      </Notice>
      {failure !== undefined && (
        <Notice kind="error" title={messages.changeWasNotUndone}>
          {failure}
        </Notice>
      )}
    </div>
  );
}
