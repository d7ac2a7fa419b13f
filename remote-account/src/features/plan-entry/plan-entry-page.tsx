import { Suspense } from 'react';
import { useAuth } from 'shared/auth';
import { ButtonLink, Failure, PageHead, Skeleton } from 'shared/ui';
import { EntryForm } from '#features/plan-entry/lazy-entry-form.ts';
import { useLoaded } from '#loading/use-loaded.ts';
import { loadPlan } from '#plan/load-plan.ts';
import '#features/plan-entry/plan-entry.css';

export function PlanEntryPage() {
  const { loaded, reload } = useLoaded(loadPlan);
  const owner = useAuth((state) => state.user?.id ?? 'visitor');
  const loading = <Skeleton lines={14} label="Loading" />;
  return (
    <div className="page">
      <PageHead
        title="Financial plan entry"
        crumbs={[{ to: '/', label: 'Home' }]}
        lead="Sort what you spend and save for by when you need it. Only rows with category, amount and weight are saved."
        actions={
          <ButtonLink variant="secondary" to="/financialplan">
            See your plan
          </ButtonLink>
        }
      />
      {loaded.status === 'loading' && loading}
      {loaded.status === 'failed' && <Failure message="Failed to fetch data" onRetry={reload} />}
      {loaded.status === 'ready' && (
        <Suspense fallback={loading}>
          <EntryForm key={owner} draftKey={`plan:${owner}`} saved={loaded.value} />
        </Suspense>
      )}
    </div>
  );
}
