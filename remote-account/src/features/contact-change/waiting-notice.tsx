import { call } from 'shared/api';
import { undoContactChange } from 'shared/contract/alarm';
import type { WaitingChange } from 'shared/contract/contact-change';
import { formatMoment } from 'shared/format/date';
import { shownPhone } from 'shared/format/phone-text';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Notice, toast } from 'shared/ui';
import { useSignInAgain } from '#session/use-sign-in-again.ts';
import '#features/contact-change/waiting-notice.css';
import { messages } from '#messages.en.ts';

/** Says that a contact change waits, and stops it on a click. `onUndone` is called after that. */
export function WaitingNotice({ waiting, onUndone }: { waiting: WaitingChange; onUndone: () => void }) {
  const signInAgain = useSignInAgain();
  const { busy, refusal, run } = useAction(({ status, message: text }) => {
    // Somebody else has stopped it meanwhile.
    if (status === 404) onUndone();
    else if (status === 401) signInAgain();
    else return { text };
  });

  const undo = () =>
    run(async () => {
      await call(undoContactChange);
      toast(messages.changeUndoneToast, 'success');
      onUndone();
    });

  return (
    <div className="stack waiting-notice">
      <Notice kind="warning" title={messages.contactWillChange({ channel: waiting.channel })}>
        <p>
          {messages.takesOverUnlessUndone({
            contact: shownPhone(waiting.contact),
            time: formatMoment(waiting.appliesAt),
          })}
        </p>
        <div className="button-row">
          <Button variant="secondary" busy={busy} onClick={() => void undo()}>
            {messages.changeActionUndo}
          </Button>
        </div>
      </Notice>
      <RefusalNotice title={messages.changeWasNotUndone} refusal={refusal} />
    </div>
  );
}
