import { planName, type SavedPlan } from 'shared/contract/attached-plan';
import { ErrorSummary, Field, RefusalNotice, useForm, useValues } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';
import { messages } from '#messages.en.ts';

interface Props {
  kept: KeptPlans;
  /** Null while none is renamed. */
  plan: SavedPlan | null;
  onClose: () => void;
  onRenamed: (plan: SavedPlan) => void;
}

const LABELS = { planName: messages.myPlansName };

export function RenamePlan({ kept, plan, onClose, onRenamed }: Props) {
  const form = useForm({
    labels: LABELS,
    values: useValues({ planName: plan?.name ?? '' }),
    check({ planName: typed }) {
      if (plan === null) return null;
      const { data, error } = planName.safeParse(typed);
      return error === undefined
        ? { data: { ...plan, name: data } }
        : { errors: { planName: error.issues[0]?.message ?? '' } };
    },
    async send(renamed) {
      await kept.rename(renamed.id, renamed.name);
      toast(messages.planRenamed, 'success');
      onClose();
      onRenamed(renamed);
    },
    refused: ({ message: text }) => ({ refusal: { text } }),
  });
  return (
    <Dialog open={plan !== null} onClose={onClose} title={messages.renamePlan}>
      <form {...form.props} className="flow">
        <ErrorSummary {...form.summary} />
        <Field
          {...form.field('planName')}
          hint={messages.forYourself}
          autoComplete="off"
          maxLength={80}
          data-autofocus
        />
        <RefusalNotice title={messages.nothingWasRenamed} refusal={form.refusal} />
        <div className="button-row">
          <Button type="submit" busy={form.busy}>
            {messages.saveName}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
