import '#styles/identity.css';
import '#features/profile-view/profile-view.css';
import { useState } from 'react';
import { call } from 'shared/api';
import { deleteProfile, getProfile, type Profile } from 'shared/contract/profile';
import { useLoaded } from 'shared/load';
import { Button, ButtonLink, EmptyState, Failure, PageHead, Skeleton, toast } from 'shared/ui';
import { AskOnce } from '#forms/ask-once.tsx';
import { messages } from '#messages.en.ts';
import { answerText } from '#profile/answer-text.ts';
import { answersOf } from '#profile/answers.ts';
import { steps } from '#profile/questions.ts';

const load = (signal: AbortSignal) => call(getProfile, { signal }).then(({ profile }) => profile);

export default function ProfileViewPage() {
  const { loaded, reload, replace } = useLoaded(load);
  return (
    <div className="page">
      <PageHead
        title={messages.profileViewTitle}
        lead={messages.profileViewLead}
        crumbs={[
          { to: '/', label: messages.crumbHome },
          { to: '/myprofile', label: messages.myProfileTitle },
        ]}
        actions={
          <ButtonLink icon="edit" to="/profile/edit">
            {messages.actionEditProfile}
          </ButtonLink>
        }
      />
      {loaded.status === 'loading' && (
        <div className="card profile-view__loading">
          <p className="quiet" aria-hidden="true">
            {messages.statusLoading}
          </p>
          <Skeleton lines={10} label={messages.statusLoading} />
        </div>
      )}
      {loaded.status === 'failed' && <Failure message={messages.profileLoadFailed} onRetry={reload} />}
      {loaded.status === 'ready' && loaded.value === null && (
        <EmptyState
          title={messages.profileEmptyTitle}
          action={<ButtonLink to="/profile">{messages.profileActionCreate}</ButtonLink>}
        >
          {messages.profileEmptyText}
        </EmptyState>
      )}
      {loaded.status === 'ready' && loaded.value !== null && (
        <div className="flow">
          <AnswerCards profile={loaded.value} />
          <div className="button-row">
            <DeleteAnswers onDeleted={() => replace(null)} />
          </div>
        </div>
      )}
    </div>
  );
}

function AnswerCards({ profile }: { profile: Profile }) {
  const answers = answersOf(profile);
  return (
    <div className="profile-view">
      {steps.map(({ title, questions }, step) => (
        <section className="card" key={title} aria-labelledby={`answers-${step}`}>
          <h2 id={`answers-${step}`}>{title}</h2>
          <dl className="identity identity--wide">
            {questions.map((question) => (
              <div key={question.name}>
                <dt>{question.short}</dt>
                <dd>{answerText(question, answers) ?? <span className="quiet">{messages.profileAnswerNone}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Deletes the answers after asking once; the account stays. */
function DeleteAnswers({ onDeleted }: { onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  async function remove() {
    await call(deleteProfile);
    toast(messages.answersDeleted, 'success');
    close();
    onDeleted();
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {messages.profileActionDelete}
      </Button>
      <AskOnce
        open={open}
        onClose={close}
        title={messages.deleteAnswersQuestion}
        keep={messages.profileDeleteKeep}
        take={messages.profileViewDelete}
        undone={messages.deleteFailed}
        work={remove}
      >
        {messages.allAnswersGo}
      </AskOnce>
    </>
  );
}
