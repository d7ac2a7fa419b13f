import { call } from 'shared/api';
import { removeSavedPlan, type SavedPlan } from 'shared/contract/attached-plan';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import { messages } from '#features/my-plans/messages.en.ts';

interface Props {
  /** Null while none is deleted. */
  plan: SavedPlan | null;
  onClose: () => void;
  onDeleted: (plan: SavedPlan) => void;
}

/** Asks once, then deletes it. */
export function DeletePlan({ plan, onClose, onDeleted }: Props) {
  const { busy, refusal, run } = useAction();
  const remove = () =>
    run(async () => {
      if (plan === null) return;
      await call(removeSavedPlan, { params: { id: plan.id } });
      toast(messages.planDeleted, 'success');
      onClose();
      onDeleted(plan);
    });
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={messages.deleteNameQuestion({ name: plan?.name ?? '' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.keepIt}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {messages.delete}
          </Button>
        </>
      }
    >
      <p>{messages.itIsGone}</p>
      <RefusalNotice title={messages.nothingWasDeleted} refusal={refusal} />
    </Dialog>
  );
}
