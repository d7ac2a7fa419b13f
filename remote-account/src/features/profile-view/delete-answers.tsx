import { useState } from 'react';
import { call } from 'shared/api';
import { deleteProfile } from 'shared/contract/profile';
import { Button, toast } from 'shared/ui';
import { messages } from '#features/profile-view/messages.en.ts';
import { AskOnce } from '#forms/ask-once.tsx';

/** Deletes the answers after asking once; the account stays. */
export function DeleteAnswers({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function remove() {
    await call(deleteProfile);
    toast(messages.answersDeleted, 'success');
    close();
    onDeleted();
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {messages.deleteMyAnswers}
      </Button>
      <AskOnce
        open={open}
        onClose={close}
        title={messages.deleteAnswersQuestion}
        keep={messages.keepThem}
        take={messages.delete}
        undone={messages.nothingWasDeleted}
        work={remove}
      >
        {messages.allAnswersGo}
      </AskOnce>
    </>
  );
}
