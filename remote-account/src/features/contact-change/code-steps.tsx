import type { ReactNode } from 'react';
import { CodeForm } from 'shared/code-form';
import { formatMoment } from 'shared/format/date';
import { type Refusal, RefusalNotice, useAction } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import type { ContactChange, Step } from '#features/contact-change/use-change.ts';
import { messages } from '#messages.en.ts';

interface Props {
  change: ContactChange;
  step: Step;
  /** The wanted contact, as it was typed. */
  value: string;
  /** What the old contact is called here, when there is one that somebody may have lost. */
  old: 'number' | 'address' | null;
  submitLabel: string;
  /** Stands beside the new contact's code. */
  aside?: ReactNode;
  onClose: () => void;
}

/** The codes of a contact change: the old contact's, the new one's, and what happens when the old one is lost. */
export function CodeSteps({ change, step, value, old, submitLabel, aside, onClose }: Props) {
  if (step.next === 'waiting') return <Waiting step={step} onClose={onClose} />;
  const proves = step.next === 'prove-old';
  return (
    <CodeForm
      key={step.next}
      code={step.code}
      submitLabel={proves ? messages.actionConfirm : submitLabel}
      aside={proves ? <ProveOld old={change.lost ? null : old} onLost={() => change.start(value, true)} /> : aside}
      onSubmit={(otp) => change.verify(step.code, otp)}
      onResend={() => change.start(value)}
    />
  );
}

function ProveOld({ old, onLost }: { old: Props['old']; onLost: () => Promise<Refusal | undefined> }) {
  const { busy, refusal, run } = useAction();
  return (
    <>
      <p>{messages.changeStepOneText}</p>
      {old !== null && (
        <button type="button" className="text-button" disabled={busy} onClick={() => void run(onLost)}>
          {messages.noLongerMine({ old })}
        </button>
      )}
      <RefusalNotice refusal={refusal} />
    </>
  );
}

function Waiting({ step, onClose }: { step: Extract<Step, { next: 'waiting' }>; onClose: () => void }) {
  return (
    <div className="code-form">
      <Notice kind="info" title={messages.changeWaitsFor72Hours}>
        <p>{messages.takesOverLater({ contact: step.contact, time: formatMoment(step.appliesAt) })}</p>
      </Notice>
      <div className="button-row">
        <Button onClick={onClose}>{messages.actionClose}</Button>
      </div>
    </div>
  );
}

/** In India, as all times of the site. */
