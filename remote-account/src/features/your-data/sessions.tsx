import { call } from 'shared/api';
import { forgetSession } from 'shared/auth';
import { listSessions, type SessionInfo, signOut } from 'shared/contract/identity';
import { formatMoment } from 'shared/format/date';
import { RefusalNotice, useAction } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, clearDrafts, Failure, Skeleton, toast } from 'shared/ui';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(listSessions, { signal }).then(({ sessions }) => sessions);

/** Every browser that is signed in as this person; each can be signed out, and all of them at once. */
export function Sessions() {
  const { loaded, reload } = useLoaded(load);
  const { busy, refusal, run } = useAction();

  const end = (body: { everywhere: true } | { sessionId: string }, done: () => void) =>
    run(async () => {
      await call(signOut, { body });
      done();
    });

  const endOne = (session: SessionInfo) =>
    void end({ sessionId: session.id }, () => {
      toast(messages.deviceIsSignedOut({ device: session.device }), 'success');
      reload();
    });

  const endAll = () =>
    void end({ everywhere: true }, () => {
      clearDrafts();
      forgetSession();
      toast(messages.sessionsOutToast, 'success');
    });

  if (loaded.status === 'loading') return <Skeleton lines={4} label={messages.statusLoading} />;
  if (loaded.status === 'failed') return <Failure message={messages.listCouldNotBeLoaded} onRetry={reload} />;
  return (
    <>
      <table className="table table--text sessions">
        <thead>
          <tr>
            <th scope="col">{messages.sessionsColumnDevice}</th>
            <th scope="col" className="sessions__since">
              {messages.yourDataSignedIn}
            </th>
            <th scope="col">
              <span className="visually-hidden">{messages.sessionsColumnAction}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {loaded.value.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} />
          ))}
        </tbody>
      </table>
      <RefusalNotice title={messages.sessionsOutFailed} refusal={refusal} />
      <Button variant="secondary" icon="sign-out" busy={busy} onClick={endAll}>
        {messages.sessionsOutAction}
      </Button>
    </>
  );
}

function SessionRow({ session, onEnd }: { session: SessionInfo; onEnd: () => void }) {
  const { device, createdAt, lastUsedAt, current } = session;
  return (
    <tr>
      <th scope="row">
        {device}
        <span className="sessions__used">{messages.sessionUsed({ time: formatMoment(lastUsedAt) })}</span>
      </th>
      <td className="sessions__since">{formatMoment(createdAt)}</td>
      <td className="sessions__end">
        {current ? (
          <span className="tag tag--success">{messages.sessionHere}</span>
        ) : (
          <Button variant="quiet" onClick={onEnd} aria-label={messages.signOutDevice({ device })}>
            {messages.sessionActionOut}
          </Button>
        )}
      </td>
    </tr>
  );
}
