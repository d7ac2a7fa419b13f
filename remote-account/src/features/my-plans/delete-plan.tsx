import type { SavedPlan } from 'shared/contract/attached-plan';
import { toast } from 'shared/ui';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';
import { messages } from '#features/my-plans/messages.en.ts';
import { AskOnce } from '#forms/ask-once.tsx';

interface Props {
  kept: KeptPlans;
  /** Null while none is deleted. */
  plan: SavedPlan | null;
  onClose: () => void;
  onDeleted: (plan: SavedPlan) => void;
}

/** Asks once, then deletes it. */
export function DeletePlan({ kept, plan, onClose, onDeleted }: Props) {
  async function remove() {
    if (plan === null) return;
    await kept.remove(plan.id);
    toast(messages.planDeleted, 'success');
    onClose();
    onDeleted(plan);
  }
  return (
    <AskOnce
      open={plan !== null}
      onClose={onClose}
      title={messages.deleteNameQuestion({ name: plan?.name ?? '' })}
      keep={messages.keepIt}
      take={messages.delete}
      undone={messages.nothingWasDeleted}
      work={remove}
    >
      {messages.itIsGone}
    </AskOnce>
  );
}
