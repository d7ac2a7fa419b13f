import { useCallback } from 'react';
import { call } from 'shared/api';
import { AttachedPlan } from 'shared/attached-plan';
import { planName, readPlan, type SavedPlan } from 'shared/contract/attached-plan';
import { draftKey, ErrorSummary, Field, RefusalNotice, useDraft, useForm } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, toast } from 'shared/ui';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';
import { useLeadOn } from '#forms/use-lead-on.ts';
import { messages } from '#messages.en.ts';

interface Props {
  kept: KeptPlans;
  /** Link of the plan that is to be kept. */
  link: string;
  onSaved: (plan: SavedPlan) => void;
}

const LABELS = { planName: messages.myPlansName };

/** Keeps the plan that the address brings along. Without a name of one's own it is called by what it asks. */
export function SavePlanForm({ kept, link, onSaved }: Props) {
  const load = useCallback((signal: AbortSignal) => call(readPlan, { query: { link }, signal }), [link]);
  const { loaded } = useLoaded(load);
  const plan = loaded.status === 'ready' ? loaded.value.plan : null;
  const usual = plan === null ? '' : [plan.title, plan.asked.split(':')[0]].filter(Boolean).join(', ').slice(0, 80);
  const [values, set, clear] = useDraft(`save ${link}`, { planName: '', key: '', plan: '' });
  const leadOn = useLeadOn();
  const read = (typed: string) => planName.safeParse(typed.trim() === '' ? usual : typed);
  /** The name that stands in the field by now: what was typed while the plan was on its way is no less meant. */
  async function named(plan: SavedPlan): Promise<SavedPlan> {
    let typed = '';
    set(({ planName: now }) => {
      typed = now;
      return {};
    });
    const name = read(typed).data;
    if (name === undefined || name === plan.name) return plan;
    // The plan is kept already, under the name of before: to be told that it is not would have it kept twice.
    return kept.rename(plan.id, name).then(
      () => ({ ...plan, name }),
      () => plan,
    );
  }
  const form = useForm({
    labels: LABELS,
    values: [values, (change) => set({ ...change, key: '' })],
    check({ planName: typed }) {
      const { data, error } = read(typed);
      return error === undefined ? { data } : { errors: { planName: error.issues[0]?.message ?? '' } };
    },
    async send(name) {
      const saved = await named(await kept.add(link, name, draftKey(set)));
      toast(messages.savePlanToast, 'success');
      clear();
      onSaved(saved);
      // The address forgets the plan that is kept now, unless it has brought another one meanwhile.
      leadOn('/myplans', { replace: true, preventScrollReset: true });
    },
    refused: ({ message: text }) => ({ refusal: { text } }),
  });
  return (
    <form {...form.props} className="card flow" aria-label={messages.savePlanHeading}>
      <h2>{messages.savePlanHeading}</h2>
      <ErrorSummary {...form.summary} />
      <AttachedPlan link={link} without="/myplans" title={messages.savePlanContents} />
      <Field
        {...form.field('planName')}
        hint={messages.planNameHint}
        placeholder={usual}
        autoComplete="off"
        maxLength={80}
      />
      <RefusalNotice title={messages.failedToSavePlan} refusal={form.refusal} />
      <div className="button-row">
        <Button type="submit" busy={form.busy}>
          {form.busy ? messages.statusSaving : messages.savePlanAction}
        </Button>
      </div>
    </form>
  );
}
