import { CodeForm } from 'shared/code-form';
import { saveFile } from 'shared/save-file';
import '#features/your-data/your-data.css';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { call } from 'shared/api';
import { signIn } from 'shared/auth';
import { refreshSession } from 'shared/contract/identity';
import { eraseMe, exportMe, initiateErasure, type KeptRecord } from 'shared/contract/me';
import { dayInIndia } from 'shared/format/india-time';
import { type Refusal, RefusalNotice, sentCode, useAction, useSentCode } from 'shared/forms';
import { asApiError } from 'shared/load';
import { useNavigate } from 'shared/router';
import { useSite } from 'shared/site';
import { Button, clearDrafts, Dialog, Notice, RisingRule, Skeleton, toast } from 'shared/ui';
import { Passkeys } from '#features/passkeys/lazy-passkeys.ts';
import { Consents } from '#features/your-data/lazy-consents.ts';
import { Sessions } from '#features/your-data/sessions.tsx';
import { forgetKept } from '#forms/kept-in-memory.ts';
import { useNearView } from '#loading/use-near-view.ts';
import { messages } from '#messages.en.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';
import { useStepUp } from '#step-up/use-step-up.tsx';

/**
 * Everything about one's own data: who is signed in, the passkeys, what was agreed to, a copy of it all, and its end. The
 * passkeys are loaded anew in each `turn`, and tell when they change.
 */
export function YourData({ passkeys }: { passkeys: { turn: number; onChange: () => void } }) {
  return (
    <section className="section your-data" aria-labelledby="your-data">
      <RisingRule />
      <div className="section-head">
        <h2 id="your-data">{messages.dataHeading}</h2>
        <p>{messages.dataText}</p>
      </div>
      <div className="your-data__cards">
        <LazyCard id="sessions" title={messages.dataSessionsTitle}>
          <Sessions />
        </LazyCard>
        <LazyCard id="passkeys" title={messages.dataPasskeysTitle}>
          <Passkeys key={passkeys.turn} onChange={passkeys.onChange} />
        </LazyCard>
        <LazyCard id="consents" title={messages.dataConsentsTitle}>
          <Consents />
        </LazyCard>
        <ExportCard />
        <Erasure />
      </div>
    </section>
  );
}

function LazyCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [card, near] = useNearView<HTMLElement>();
  const waiting = <Skeleton lines={4} label={messages.statusLoading} />;
  return (
    <section className="card your-data__wide" aria-labelledby={id} ref={card}>
      <h3 id={id}>{title}</h3>
      {near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </section>
  );
}

function ExportCard() {
  const { busy, refusal, run } = useAction();
  const { withProof, dialog } = useStepUp();

  const download = () =>
    run(async () => {
      const { success, ...everything } = await withProof(() => call(exportMe));
      saveFile(
        `my-data-${dayInIndia(new Date(everything.exportedAt))}.json`,
        JSON.stringify(everything, null, 2),
        'application/json',
      );
      toast(messages.downloadToast, 'success');
    });

  return (
    <section className="card your-data__card" aria-labelledby="export">
      <h3 id="export">{messages.downloadHeading}</h3>
      <p className="quiet">{messages.downloadText}</p>
      <RefusalNotice title={messages.downloadFailed} refusal={refusal} />
      <Button variant="secondary" icon="download" busy={busy} onClick={() => void download()}>
        {messages.downloadAction}
      </Button>
      {dialog}
    </section>
  );
}

function Erasure() {
  const [open, setOpen] = useState(false);
  const { firm } = useSite();
  return (
    <section className="card your-data__card" aria-labelledby="erase">
      <h3 id="erase">{messages.eraseHeading}</h3>
      <p className="quiet">{messages.eraseText}</p>
      <p className="quiet">
        {messages.questionSentWithoutSigning({
          email: firm.email,
          nowrap: (words) => <span className="nowrap">{words}</span>,
        })}
      </p>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {messages.eraseAction}
      </Button>
      <ErasureDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

/**
 * Asks who is signed in, by the cookie: nobody once the account is erased. Not by a call of the person's own, which would
 * end the session here, and the page would leave before it has told of the erasure.
 */
const isErased = (): Promise<boolean> =>
  call(refreshSession).then(
    ({ token, user }) => {
      signIn(token, user);
      return false;
    },
    (error: unknown) => {
      if (asApiError(error).status !== 401) throw error;
      return true;
    },
  );

/** What goes, what the law keeps, and a fresh code. Afterwards /signin tells what was kept and ends the session here. */
function ErasureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { code, ...step } = useSentCode('erasure', { blank: {} });
  const { busy, refusal, setRefusal, run } = useAction();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  // An answer was lost: the account may be erased already.
  const isUnsure = useRef(false);

  function close() {
    step.close();
    setRefusal(undefined);
    onClose();
  }

  function failed(title: string, error: unknown): Refusal | undefined {
    const { status, fields, message } = asApiError(error);
    if (status === 401) signInAgain();
    else if (fields.otp !== undefined) return { title: messages.codeWrong, text: fields.otp, field: 'otp' };
    else return { title, text: message };
  }

  async function send(): Promise<Refusal | undefined> {
    try {
      await step.ask({}, async () => {
        const answer = await call(initiateErasure);
        return sentCode(answer, answer.contact);
      });
    } catch (error) {
      return failed(messages.codeNotSent, error);
    }
  }

  /** @param kept what stays, where the origin's answer has said it */
  function leave(kept: KeptRecord[]): undefined {
    clearDrafts();
    forgetKept();
    navigate('/signin', { replace: true, state: { erased: kept } });
  }

  async function erase(challengeId: string, otp: string): Promise<Refusal | undefined> {
    try {
      if (isUnsure.current && (await isErased())) return leave([]);
      const { kept } = await call(eraseMe, { body: { challengeId, otp } });
      leave(kept);
    } catch (error) {
      const { status } = asApiError(error);
      if (status === 0 || status >= 500) {
        isUnsure.current = true;
        if (await isErased().catch(() => false)) return leave([]);
      }
      return failed(messages.eraseFailed, error);
    }
  }

  return (
    <Dialog open={open || code !== null} onClose={close} title={messages.eraseAction}>
      <Notice kind="warning">{messages.eraseWarning}</Notice>
      <p className="quiet">{messages.whatLawRequiresUs}</p>
      {code === null ? (
        <>
          <RefusalNotice refusal={refusal} />
          <div className="button-row">
            <Button variant="danger" busy={busy} onClick={() => void run(send)}>
              {messages.actionSendCode}
            </Button>
            <Button variant="secondary" onClick={close}>
              {messages.eraseKeep}
            </Button>
          </div>
        </>
      ) : (
        <CodeForm
          code={code}
          danger
          submitLabel={messages.eraseAction}
          onSubmit={(otp) => erase(code.challengeId, otp)}
          onResend={send}
        />
      )}
    </Dialog>
  );
}
