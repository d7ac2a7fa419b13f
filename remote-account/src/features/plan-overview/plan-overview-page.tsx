import { useLoaded } from 'shared/load';
import { ButtonLink, EmptyState, Failure, PageHead, Skeleton } from 'shared/ui';
import { HorizonCards } from '#features/plan-overview/horizon-cards.tsx';
import { PlanShares } from '#features/plan-overview/plan-shares.tsx';
import { loadPlan } from '#plan/load-plan.ts';
import { totalsOf } from '#plan/totals.ts';
import '#features/plan-overview/plan-overview.css';
import { messages } from '#features/plan-overview/messages.en.ts';

export function PlanOverviewPage() {
  const { loaded, reload, replace } = useLoaded(loadPlan);
  const filled = loaded.status === 'ready' && loaded.value.length > 0;
  return (
    <div className="page">
      <PageHead
        title={messages.financialPlanOverview}
        crumbs={[{ to: '/', label: messages.home }]}
        lead={messages.whatYouSpend}
        actions={
          filled ? (
            <ButtonLink variant="secondary" icon="edit" to="/financialtable">
              {messages.editPlan}
            </ButtonLink>
          ) : undefined
        }
      />
      {loaded.status === 'loading' && (
        <div className="card plan-loading">
          <p className="quiet" aria-hidden="true">
            {messages.loading}
          </p>
          <Skeleton lines={8} label={messages.loading} />
        </div>
      )}
      {loaded.status === 'failed' && <Failure message={messages.failedToFetchData} onRetry={reload} />}
      {loaded.status === 'ready' && !filled && (
        <EmptyState
          title={messages.noPlanYet}
          action={<ButtonLink to="/financialtable">{messages.startYourPlan}</ButtonLink>}
        >
          {messages.nameWhatYouSpend}
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
