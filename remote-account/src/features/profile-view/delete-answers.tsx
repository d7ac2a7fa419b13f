import { useState } from 'react';
import { call } from 'shared/api';
import { deleteProfile } from 'shared/contract/profile';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import { messages } from '#features/profile-view/messages.en.ts';

/** Deletes the answers after asking once; the account stays. */
export function DeleteAnswers({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  const { busy, refusal, run } = useAction();
  const close = () => setOpen(false);
  const remove = () =>
    run(async () => {
      await call(deleteProfile);
      toast(messages.answersDeleted, 'success');
      close();
      onDeleted();
    });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {messages.deleteMyAnswers}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={messages.deleteAnswersQuestion}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {messages.keepThem}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {messages.delete}
            </Button>
          </>
        }
      >
        <p>{messages.allAnswersGo}</p>
        <RefusalNotice title={messages.nothingWasDeleted} refusal={refusal} />
      </Dialog>
    </>
  );
}
