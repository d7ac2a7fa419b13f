import '#features/my-plans/my-plans.css';
import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { planName, type SavedPlan } from 'shared/contract/attached-plan';
import { RefusalNotice, useAction } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { usePlanInAddress } from 'shared/plan-in-address';
import { useLocation, withQuery } from 'shared/router';
import { Button, ButtonLink, EmptyState, Failure, Notice, PageHead, Skeleton, toast } from 'shared/ui';
import { accountPlans } from '#features/my-plans/account-plans.ts';
import { browserPlans } from '#features/my-plans/browser-plans.ts';
import { comparedFigures, MOST_COMPARED } from '#features/my-plans/compared-plans.ts';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';
import { PlanCard } from '#features/my-plans/plan-card.tsx';
import { SavePlanForm } from '#features/my-plans/save-plan-form.tsx';
import { AskOnce } from '#forms/ask-once.tsx';
import { RenameDialog } from '#forms/rename-dialog.tsx';
import { useNewest } from '#forms/use-newest.ts';
import { messages } from '#messages.en.ts';

/** The plans that somebody keeps, with an account or in this browser, and the one that the address brings along to be kept. */
export default function MyPlansPage() {
  const restored = useAuth((state) => state.restored);
  const person = useAuth(({ user }) => user?.id);
  return (
    <div className="page my-plans__page">
      <PageHead
        title={messages.plansTitle}
        lead={messages.myPlansLead}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
      />
      <noscript>
        <p>{messages.myPlansNeedsScripts}</p>
      </noscript>
      {restored ? (
        <MyPlans key={person} kept={person === undefined ? browserPlans : accountPlans} />
      ) : (
        <Skeleton lines={6} label={messages.myPlansLoading} />
      )}
    </div>
  );
}

function MyPlans({ kept }: { kept: KeptPlans }) {
  const { loaded, reload, replace } = useLoaded(kept.list);
  const coming = usePlanInAddress();
  const plans = loaded.status === 'ready' ? loaded.value : [];
  const newest = useNewest(loaded);
  // What has been done since a list was asked for need not be in it: that one is asked for anew.
  function change(to: (plans: SavedPlan[]) => SavedPlan[]) {
    const now = newest();
    if (now.status === 'ready') replace(to(now.value));
    else reload();
  }
  return (
    <div className="my-plans">
      {coming !== undefined && (
        <SavePlanForm
          key={coming}
          kept={kept}
          link={coming}
          onSaved={(plan) => change((now) => [plan, ...now.filter(({ id }) => id !== plan.id)])}
        />
      )}
      {kept === browserPlans ? <OnlyHere /> : <MovePlans onMoved={reload} />}
      {loaded.status === 'loading' && <Skeleton lines={6} label={messages.myPlansLoading} />}
      {loaded.status === 'failed' && <Failure message={messages.notLoaded} onRetry={reload} />}
      {loaded.status === 'ready' && plans.length === 0 && coming === undefined && (
        <EmptyState
          title={messages.plansEmptyTitle}
          action={<ButtonLink to="/calculators">{messages.plansActionChoose}</ButtonLink>}
        >
          {messages.howTheyCome}
        </EmptyState>
      )}
      {plans.length > 0 && <Plans kept={kept} plans={plans} onChange={change} />}
    </div>
  );
}

/** Where a visitor's plans are, and how they come to where they are safer. */
function OnlyHere() {
  const { pathname, search } = useLocation();
  return (
    <Notice kind="info" title={messages.plansGuestTitle}>
      <div className="flow">
        <p>{messages.whoUsesItSeesThem}</p>
        <div className="button-row">
          <ButtonLink variant="secondary" to={withQuery('/signin', { next: `${pathname}${search}` })}>
            {messages.plansGuestSignIn}
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}

interface PlansProps {
  kept: KeptPlans;
  plans: SavedPlan[];
  /** Told how the plans change, which may be others by then. */
  onChange: (to: (plans: SavedPlan[]) => SavedPlan[]) => void;
}

function Plans({ kept, plans, onChange }: PlansProps) {
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [renaming, setRenaming] = useState<SavedPlan | null>(null);
  const [deleting, setDeleting] = useState<SavedPlan | null>(null);
  const side = compared.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  return (
    <>
      {plans.length > 1 && <p className="quiet">{messages.compareNote}</p>}
      {side.length > 1 && <ComparePlans plans={side} />}
      <ul className="my-plans__list">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            byMail={kept === accountPlans}
            compared={side.includes(plan)}
            mayCompare={side.length < MOST_COMPARED}
            onCompare={(chosen) =>
              setCompared(
                chosen
                  ? [...side.map(({ id }) => id), plan.id]
                  : side.flatMap(({ id }) => (id === plan.id ? [] : [id])),
              )
            }
            onRename={() => setRenaming(plan)}
            onDelete={() => setDeleting(plan)}
          />
        ))}
      </ul>
      <RenameDialog
        key={`rename ${renaming?.id}`}
        thing={renaming}
        title={messages.renamePlan}
        label={messages.myPlansName}
        hint={messages.planNameHint}
        rule={planName}
        most={80}
        renamed={messages.planRenameToast}
        rename={({ id, name }) => kept.rename(id, name)}
        onClose={() => setRenaming(null)}
        onRenamed={(renamed) => onChange((now) => now.map((other) => (other.id === renamed.id ? renamed : other)))}
      />
      <DeletePlan
        key={`delete ${deleting?.id}`}
        kept={kept}
        plan={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ id }) => onChange((now) => now.filter((other) => other.id !== id))}
      />
    </>
  );
}

/** What was kept in this browser before the sign-in comes into the account, when that is asked for. */
function MovePlans({ onMoved }: { onMoved: () => void }) {
  const { loaded, reload } = useLoaded(browserPlans.list);
  const { busy, refusal, run } = useAction();
  const plans = loaded.status === 'ready' ? loaded.value : [];
  async function move() {
    try {
      // The oldest first, so that the account has them in their order; whatever comes next, what has moved is here no longer.
      for (const { id, link, name, savedAt } of [...plans].reverse()) {
        await accountPlans.add(link, name, `moved-${savedAt}`);
        await browserPlans.remove(id);
      }
      toast(messages.plansMoved, 'success');
    } finally {
      reload();
      onMoved();
    }
  }
  if (plans.length === 0) return null;
  return (
    <Notice kind="info" title={messages.plansInThisBrowser({ count: plans.length })}>
      <div className="flow">
        <p>{plans.map(({ name }) => name).join(' · ')}</p>
        <RefusalNotice title={messages.notAllMoved} refusal={refusal} />
        <div className="button-row">
          <Button variant="secondary" busy={busy} onClick={() => void run(move)}>
            {messages.plansGuestMove}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

interface Props {
  kept: KeptPlans;
  /** Null while none is deleted. */
  plan: SavedPlan | null;
  onClose: () => void;
  onDeleted: (plan: SavedPlan) => void;
}

/** Asks once, then deletes it. */
function DeletePlan({ kept, plan, onClose, onDeleted }: Props) {
  async function remove() {
    if (plan === null) return;
    await kept.remove(plan.id);
    toast(messages.planDeleteToast, 'success');
    onClose();
    onDeleted(plan);
  }
  return (
    <AskOnce
      open={plan !== null}
      onClose={onClose}
      title={messages.deleteNameQuestion({ name: plan?.name ?? '' })}
      keep={messages.deleteKeep}
      take={messages.actionDelete}
      undone={messages.deleteFailed}
      work={remove}
    >
      {messages.itIsGone}
    </AskOnce>
  );
}

/** Two or three plans side by side, a column each. */
function ComparePlans({ plans }: { plans: readonly SavedPlan[] }) {
  const line = (label: string, texts: readonly (string | null)[]) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {texts.map((text, place) => (
        <td key={plans[place]?.id}>{text || messages.notAsked}</td>
      ))}
    </tr>
  );
  return (
    <section className="card" aria-labelledby="side-by-side">
      <h2 id="side-by-side">{messages.compareHeading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="plans-compared" tabIndex={0} aria-labelledby="side-by-side">
        <table className="table table--text">
          <thead>
            <tr>
              <th scope="col">{messages.compareColumnFigure}</th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(
              messages.compareRowCalculator,
              plans.map(({ title }) => title),
            )}
            {line(
              messages.asked,
              plans.map(({ asked }) => asked),
            )}
            {comparedFigures(plans).map(({ label, texts }) => line(label, texts))}
            {line(
              messages.basis,
              plans.map(({ basis }) => basis),
            )}
          </tbody>
        </table>
      </section>
    </section>
  );
}
