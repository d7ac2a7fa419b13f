import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Dialog } from 'shared/ui';
import { CodeSteps } from '#features/contact-change/code-steps.tsx';
import { useChange } from '#features/contact-change/use-change.ts';
import { messages } from '#messages.en.ts';

interface Props {
  open: boolean;
  /** The address that the details name. */
  email: string;
  /** Another address is proven already, which this one replaces. */
  replaces: boolean;
  onClose: () => void;
  /** Called once the address is proven, or the server has noted that it will count. */
  onChanged: () => void;
}

/** Proves the email address of the details by a code. */
export function EmailDialog({ open, email, replaces, onClose, onChanged }: Props) {
  const { busy, refusal, setRefusal, run } = useAction();
  const change = useChange('email', () => close(true));
  const { step } = change;

  function close(changed = step?.next === 'waiting') {
    change.reset();
    setRefusal(undefined);
    onClose();
    if (changed) onChanged();
  }

  return (
    <Dialog
      open={open || step !== null}
      onClose={() => close()}
      title={step?.next === 'prove-old' ? messages.stepUpTitle : messages.emailDialogTitle}
    >
      {step === null ? (
        <div className="code-form">
          <p className="quiet">{messages.weSendCode({ email, b: (words) => <b>{words}</b> })}</p>
          <RefusalNotice refusal={refusal} />
          <div className="button-row">
            <Button busy={busy} onClick={() => void run(() => change.start(email))}>
              {messages.actionSendCode}
            </Button>
          </div>
        </div>
      ) : (
        <CodeSteps
          change={change}
          step={step}
          value={email}
          old={replaces ? 'address' : null}
          submitLabel={messages.actionVerify}
          onClose={() => close()}
        />
      )}
    </Dialog>
  );
}
