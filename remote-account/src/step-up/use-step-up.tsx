import { type ReactNode, Suspense, useState } from 'react';
import { ApiError, call } from 'shared/api';
import { CodeForm } from 'shared/code-form';
import { stepUp } from 'shared/contract/step-up';
import { type Refusal, RefusalNotice, sentCode, useAction, useSentCode } from 'shared/forms';
import { asApiError } from 'shared/load';
import { Button, Dialog } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { PasskeyProof } from '#passkey-ceremony/lazy-passkey-proof.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Waiting {
  proven: () => void;
  refused: () => void;
}

/**
 * Asks for a fresh code in place where the origin wants one. `withProof` does the work, and once more after the code;
 * whoever closes the dialog gets the origin's refusal. `dialog` belongs beside the form, not into it.
 */
export function useStepUp(): { withProof: <T>(work: () => Promise<T>) => Promise<T>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  async function withProof<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields.proof === undefined) throw error;
      await new Promise<void>((proven, refused) => setWaiting({ proven, refused: () => refused(error) }));
      return work();
    }
  }

  return {
    withProof,
    dialog: (
      <StepUpDialog
        open={waiting !== null}
        onProven={() => {
          setWaiting(null);
          waiting?.proven();
        }}
        onClose={() => {
          setWaiting(null);
          waiting?.refused();
        }}
      />
    ),
  };
}

interface Props {
  open: boolean;
  onProven: () => void;
  onClose: () => void;
}

/**
 * A fresh code for somebody who is signed in already. The page behind keeps what was typed; after a reload it asks again for
 * what needs the code, and finds this step as it was.
 */
function StepUpDialog({ open, onProven, onClose }: Props) {
  const { code, ...step } = useSentCode('step-up', { blank: {} });
  const { busy, refusal, setRefusal, run } = useAction();
  const signInAgain = useSignInAgain();

  function leave(then: () => void) {
    step.close();
    setRefusal(undefined);
    then();
  }

  function failed(title: string, error: unknown): Refusal | undefined {
    const { status, fields, message } = asApiError(error);
    if (status === 401) {
      // The code is that session's: the next one has to prove itself.
      step.forget();
      leave(signInAgain);
    } else if (fields.otp !== undefined) return { title: messages.codeWrong, text: fields.otp, field: 'otp' };
    else return { title, text: message };
  }

  async function send(): Promise<Refusal | undefined> {
    try {
      const answer = await call(stepUp, { body: { step: 'start' } });
      if (answer.next === 'verify') step.open(sentCode(answer, answer.contact), {});
    } catch (error) {
      if (step.reopen(error, {})) return;
      return failed(messages.codeNotSent, error);
    }
  }

  async function verify(challengeId: string, otp: string): Promise<Refusal | undefined> {
    try {
      await call(stepUp, { body: { step: 'verify', challengeId, otp } });
      step.forget();
      leave(onProven);
    } catch (error) {
      return failed(messages.signInFailed, error);
    }
  }

  return (
    <Dialog open={open} onClose={() => leave(onClose)} title={messages.stepUpTitle}>
      {code === null ? (
        <div className="code-form">
          <p className="quiet">{messages.whyConfirm}</p>
          <RefusalNotice refusal={refusal} />
          <div className="button-row">
            <Button busy={busy} onClick={() => void run(send)} data-autofocus>
              {messages.actionSendCode}
            </Button>
            <Button variant="secondary" onClick={() => leave(onClose)}>
              {messages.actionNotNow}
            </Button>
          </div>
          <Suspense>
            <PasskeyProof onProven={() => leave(onProven)} />
          </Suspense>
        </div>
      ) : (
        <CodeForm
          code={code}
          submitLabel={messages.actionConfirm}
          onSubmit={(otp) => verify(code.challengeId, otp)}
          onResend={send}
        />
      )}
    </Dialog>
  );
}
