import { useLoaded } from 'shared/load';
import { ButtonLink, Failure, PageHead } from 'shared/ui';
import { EntryForm } from '#features/plan-entry/entry-form.tsx';
import { loadPlan } from '#plan/load-plan.ts';
import { usePerson } from '#session/use-person.ts';
import '#features/plan-entry/plan-entry.css';
import { messages } from '#features/plan-entry/messages.en.ts';

export function PlanEntryPage() {
  const { owner, turn } = usePerson();
  return (
    <div className="page">
      <PageHead
        title={messages.financialPlanEntry}
        crumbs={[{ to: '/', label: messages.home }]}
        lead={messages.sortWhatYouSpend}
      />
      <Plan key={turn} owner={owner} />
    </div>
  );
}

/** The form is there at once and takes what is typed; the saved rows join it when they come. */
function Plan({ owner }: { owner: string }) {
  const { loaded, reload, replace } = useLoaded(loadPlan);
  const saved = loaded.status === 'ready' ? loaded.value : null;
  return (
    <div className="plan-entry__page">
      {loaded.status === 'failed' && <Failure message={messages.failedToFetchData} onRetry={reload} />}
      <p className="visually-hidden" role="status">
        {saved !== null && saved.length > 0 && messages.savedRowsAreHere}
      </p>
      <EntryForm draftKey={`plan:${owner}`} saved={saved} failed={loaded.status === 'failed'} onNewer={replace} />
      <div className="button-row">
        <ButtonLink variant="secondary" to="/financialplan">
          {messages.seeYourPlan}
        </ButtonLink>
      </div>
    </div>
  );
}
