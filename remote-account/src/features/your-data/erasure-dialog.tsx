import { call } from 'shared/api';
import { eraseMe, initiateErasure } from 'shared/contract/me';
import { type Refusal, RefusalNotice, sentCode, useAction, useSentCode } from 'shared/forms';
import { asApiError } from 'shared/load';
import { useNavigate } from 'shared/router';
import { Button, clearDrafts, Dialog, Notice } from 'shared/ui';
import { messages } from '#features/your-data/messages.en.ts';
import { forgetKept } from '#forms/kept-in-memory.ts';
import { CodeForm } from '#one-time-code/code-form.tsx';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

/** What goes, what the law keeps, and a fresh code. Afterwards /signin tells what was kept and ends the session here. */
export function ErasureDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { code, ...step } = useSentCode('erasure', { blank: {} });
  const { busy, refusal, setRefusal, run } = useAction();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();

  function close() {
    step.close();
    setRefusal(undefined);
    onClose();
  }

  function failed(title: string, error: unknown): Refusal | undefined {
    const { status, fields, message } = asApiError(error);
    if (status === 401) signInAgain();
    else if (fields.otp !== undefined) return { title: messages.invalidOTP, text: fields.otp, field: 'otp' };
    else return { title, text: message };
  }

  async function send(): Promise<Refusal | undefined> {
    try {
      await step.ask({}, async () => {
        const answer = await call(initiateErasure);
        return sentCode(answer, answer.contact);
      });
    } catch (error) {
      return failed(messages.failedToSendOTP, error);
    }
  }

  async function erase(challengeId: string, otp: string): Promise<Refusal | undefined> {
    try {
      const { kept } = await call(eraseMe, { body: { challengeId, otp } });
      clearDrafts();
      forgetKept();
      navigate('/signin', { replace: true, state: { erased: kept } });
    } catch (error) {
      return failed(messages.nothingWasErased, error);
    }
  }

  return (
    <Dialog open={open || code !== null} onClose={close} title={messages.eraseMyAccount}>
      <Notice kind="warning">{messages.thisCannotBeUndone}</Notice>
      <p className="quiet">{messages.whatLawRequiresUs}</p>
      {code === null ? (
        <>
          <RefusalNotice refusal={refusal} />
          <div className="button-row">
            <Button variant="danger" busy={busy} onClick={() => void run(send)}>
              {messages.sendCode}
            </Button>
            <Button variant="secondary" onClick={close}>
              {messages.keepMyAccount}
            </Button>
          </div>
        </>
      ) : (
        <CodeForm
          code={code}
          danger
          submitLabel={messages.eraseMyAccount}
          onSubmit={(otp) => erase(code.challengeId, otp)}
          onResend={send}
        />
      )}
    </Dialog>
  );
}
