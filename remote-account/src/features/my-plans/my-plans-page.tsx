import { useState } from 'react';
import { call } from 'shared/api';
import { listSavedPlans, type SavedPlan } from 'shared/contract/attached-plan';
import { useLoaded } from 'shared/load';
import { usePlanInAddress } from 'shared/plan-in-address';
import { useNavigate } from 'shared/router';
import { ButtonLink, EmptyState, Failure, PageHead, Skeleton } from 'shared/ui';
import { ComparePlans } from '#features/my-plans/compare-plans.tsx';
import { MOST_COMPARED } from '#features/my-plans/compared-plans.ts';
import { DeletePlan } from '#features/my-plans/delete-plan.tsx';
import { messages } from '#features/my-plans/messages.en.ts';
import { PlanCard } from '#features/my-plans/plan-card.tsx';
import { RenamePlan } from '#features/my-plans/rename-plan.tsx';
import { SavePlanForm } from '#features/my-plans/save-plan-form.tsx';
import '#features/my-plans/my-plans.css';

const load = (signal: AbortSignal) => call(listSavedPlans, { signal }).then(({ plans }) => plans);

/** The plans that a person keeps, and the one that the address brings along to be kept. */
export function MyPlansPage() {
  const { loaded, reload, replace } = useLoaded(load);
  const navigate = useNavigate();
  const coming = usePlanInAddress();
  const plans = loaded.status === 'ready' ? loaded.value : [];
  function saved(plan: SavedPlan) {
    if (loaded.status === 'ready') replace([plan, ...plans]);
    navigate('/myplans', { replace: true, preventScrollReset: true });
  }
  return (
    <div className="page">
      <PageHead title={messages.myPlans} lead={messages.lead} crumbs={[{ to: '/', label: messages.home }]} />
      <div className="my-plans">
        {coming !== undefined && <SavePlanForm key={coming} link={coming} onSaved={saved} />}
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
        {plans.length > 0 && <Plans plans={plans} onChange={replace} />}
      </div>
    </div>
  );
}

function Plans({ plans, onChange }: { plans: SavedPlan[]; onChange: (plans: SavedPlan[]) => void }) {
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
        plan={renaming}
        onClose={() => setRenaming(null)}
        onRenamed={(renamed) => onChange(plans.map((other) => (other.id === renamed.id ? renamed : other)))}
      />
      <DeletePlan
        key={`delete ${deleting?.id}`}
        plan={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ id }) => onChange(plans.filter((other) => other.id !== id))}
      />
    </>
  );
}
