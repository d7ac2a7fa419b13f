import type { ReactNode } from 'react';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Dialog } from 'shared/ui';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What becomes of what is taken away. */
  children: ReactNode;
  keep: string;
  take: string;
  /** Title of why it was not done. */
  undone: string;
  /** Takes it away and says so. @throws ApiError */
  work: () => Promise<void>;
}

/** Asks once before something is taken away for good. */
export function AskOnce({ open, onClose, title, children, keep, take, undone, work }: Props) {
  const { busy, refusal, run } = useAction();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void run(work)}>
            {take}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <RefusalNotice title={undone} refusal={refusal} />
    </Dialog>
  );
}
