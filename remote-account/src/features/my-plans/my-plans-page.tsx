import { useState } from 'react';
import { useAuth } from 'shared/auth';
import type { SavedPlan } from 'shared/contract/attached-plan';
import { useLoaded } from 'shared/load';
import { usePlanInAddress } from 'shared/plan-in-address';
import { useLocation, useNavigate, withQuery } from 'shared/router';
import { ButtonLink, EmptyState, Failure, Notice, PageHead, Skeleton } from 'shared/ui';
import { accountPlans } from '#features/my-plans/account-plans.ts';
import { browserPlans } from '#features/my-plans/browser-plans.ts';
import { ComparePlans } from '#features/my-plans/compare-plans.tsx';
import { MOST_COMPARED } from '#features/my-plans/compared-plans.ts';
import { DeletePlan } from '#features/my-plans/delete-plan.tsx';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';
import { messages } from '#features/my-plans/messages.en.ts';
import { MovePlans } from '#features/my-plans/move-plans.tsx';
import { PlanCard } from '#features/my-plans/plan-card.tsx';
import { RenamePlan } from '#features/my-plans/rename-plan.tsx';
import { SavePlanForm } from '#features/my-plans/save-plan-form.tsx';
import '#features/my-plans/my-plans.css';

/** The plans that somebody keeps, with an account or in this browser, and the one that the address brings along to be kept. */
export function MyPlansPage() {
  const restored = useAuth((state) => state.restored);
  const signedIn = useAuth((state) => state.isAuthenticated);
  return (
    <div className="page my-plans__page">
      <PageHead title={messages.myPlans} lead={messages.lead} crumbs={[{ to: '/', label: messages.home }]} />
      <noscript>
        <p>{messages.needsScripts}</p>
      </noscript>
      {restored ? (
        <MyPlans key={String(signedIn)} kept={signedIn ? accountPlans : browserPlans} />
      ) : (
        <Skeleton lines={6} label={messages.loading} />
      )}
    </div>
  );
}

function MyPlans({ kept }: { kept: KeptPlans }) {
  const { loaded, reload, replace } = useLoaded(kept.list);
  const navigate = useNavigate();
  const coming = usePlanInAddress();
  const plans = loaded.status === 'ready' ? loaded.value : [];
  function saved(plan: SavedPlan) {
    if (loaded.status === 'ready') replace([plan, ...plans]);
    navigate('/myplans', { replace: true, preventScrollReset: true });
  }
  return (
    <div className="my-plans">
      {coming !== undefined && <SavePlanForm key={coming} kept={kept} link={coming} onSaved={saved} />}
      {kept === browserPlans ? <OnlyHere /> : <MovePlans onMoved={reload} />}
      {loaded.status === 'loading' && <Skeleton lines={6} label={messages.loading} />}
      {loaded.status === 'failed' && <Failure message={messages.notLoaded} onRetry={reload} />}
      {loaded.status === 'ready' && plans.length === 0 && coming === undefined && (
        <EmptyState
          title={messages.noPlansYet}
          action={<ButtonLink to="/calculators">{messages.chooseACalculator}</ButtonLink>}
        >
          {messages.howTheyCome}
        </EmptyState>
      )}
      {plans.length > 0 && <Plans kept={kept} plans={plans} onChange={replace} />}
    </div>
  );
}

/** Where a visitor's plans are, and how they come to where they are safer. */
function OnlyHere() {
  const { pathname, search } = useLocation();
  return (
    <Notice kind="info" title={messages.keptInThisBrowser}>
      <div className="flow">
        <p>{messages.whoUsesItSeesThem}</p>
        <div className="button-row">
          <ButtonLink variant="secondary" to={withQuery('/signin', { next: `${pathname}${search}` })}>
            {messages.signInToKeepThem}
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}

interface PlansProps {
  kept: KeptPlans;
  plans: SavedPlan[];
  onChange: (plans: SavedPlan[]) => void;
}

function Plans({ kept, plans, onChange }: PlansProps) {
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [renaming, setRenaming] = useState<SavedPlan | null>(null);
  const [deleting, setDeleting] = useState<SavedPlan | null>(null);
  const side = compared.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  return (
    <>
      {plans.length > 1 && <p className="quiet">{messages.chooseTwoOrThree}</p>}
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
      <RenamePlan
        key={`rename ${renaming?.id}`}
        kept={kept}
        plan={renaming}
        onClose={() => setRenaming(null)}
        onRenamed={(renamed) => onChange(plans.map((other) => (other.id === renamed.id ? renamed : other)))}
      />
      <DeletePlan
        key={`delete ${deleting?.id}`}
        kept={kept}
        plan={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ id }) => onChange(plans.filter((other) => other.id !== id))}
      />
    </>
  );
}
