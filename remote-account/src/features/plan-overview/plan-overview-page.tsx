import { useLoaded } from 'shared/load';
import { ButtonLink, EmptyState, Failure, PageHead, Skeleton } from 'shared/ui';
import { HorizonCards } from '#features/plan-overview/horizon-cards.tsx';
import { PlanShares } from '#features/plan-overview/plan-shares.tsx';
import { loadPlan } from '#plan/load-plan.ts';
import { totalsOf } from '#plan/totals.ts';
import '#features/plan-overview/plan-overview.css';

export function PlanOverviewPage() {
  const { loaded, reload, replace } = useLoaded(loadPlan);
  const filled = loaded.status === 'ready' && loaded.value.length > 0;
  return (
    <div className="page">
      <PageHead
        title="Financial plan overview"
        crumbs={[{ to: '/', label: 'Home' }]}
        lead="What you spend and save for, by when you need it."
        actions={
          filled ? (
            <ButtonLink variant="secondary" icon="edit" to="/financialtable">
              Edit plan
            </ButtonLink>
          ) : undefined
        }
      />
      {loaded.status === 'loading' && (
        <div className="card plan-loading">
          <p className="quiet" aria-hidden="true">
            Loading
          </p>
          <Skeleton lines={8} label="Loading" />
        </div>
      )}
      {loaded.status === 'failed' && <Failure message="Failed to fetch data" onRetry={reload} />}
      {loaded.status === 'ready' && !filled && (
        <EmptyState title="No plan yet" action={<ButtonLink to="/financialtable">Start your plan</ButtonLink>}>
          Name what you spend and save for, give each an amount and a weight, and it appears here with totals.
        </EmptyState>
      )}
      {filled && (
        <>
          <PlanShares totals={totalsOf(loaded.value)} />
          <HorizonCards rows={loaded.value} onSaved={replace} />
        </>
      )}
    </div>
  );
}
