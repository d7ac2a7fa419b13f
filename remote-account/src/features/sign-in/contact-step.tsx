import { useEffect, useRef } from 'react';
import { ErrorSummary, Field, RefusalNotice, useForm } from 'shared/forms';
import { Button } from 'shared/ui';
import { type Channel, inputs } from '#features/sign-in/contact.ts';
import { usePostedContact } from '#features/sign-in/posted-sign-in.ts';
import { messages } from '#messages.en.ts';

interface Props {
  channels: readonly Channel[];
  channel: Channel;
  onChannel: (channel: Channel) => void;
  contact: string;
  onContact: (contact: string) => void;
  /** Sends the code there; throws an ApiError when that fails. */
  onSend: (contact: string) => Promise<void>;
}

const LABELS: Readonly<Record<string, string>> = { phoneNumber: inputs.phone.label, email: inputs.email.label };

/** First step: where the code shall go. */
export function ContactStep({ channels, channel, onChannel, contact, onContact, onSend }: Props) {
  const posted = usePostedContact();
  const { missing, ...input } = inputs[channel];
  const { name } = input;
  const problem = posted?.errors[name];
  const form = useForm({
    labels: LABELS,
    values: [{ [name]: contact }, (change: Partial<Record<string, string>>) => onContact(change[name] ?? '')],
    check: ({ [name]: typed = '' }) => (typed.trim() === '' ? { errors: { [name]: missing } } : { data: typed.trim() }),
    send: onSend,
    refused: ({ fields: { [name]: wrong }, message: text }) =>
      wrong === undefined ? { refusal: { text } } : { errors: { [name]: wrong } },
    posted: posted && {
      ...posted,
      errors: problem === undefined ? {} : { [name]: contact === '' ? missing : problem },
    },
  });
  const { value, ...field } = form.field(name);
  const control = useRef<HTMLInputElement>(null);

  // What was typed before the page ran is in the field, but not yet in the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page begins to run.
  useEffect(() => {
    const typed = control.current?.value ?? '';
    if (typed !== '' && typed !== contact) onContact(typed);
  }, []);

  return (
    <form {...form.props} className="sign-in__form">
      <input type="hidden" name="form" value="sign-in" />
      <ErrorSummary {...form.summary} />
      <ChannelChoice
        channels={channels}
        channel={channel}
        onChannel={(chosen) => {
          onChannel(chosen);
          form.clear();
        }}
      />
      <Field key={channel} {...input} {...field} ref={control} defaultValue={contact} />
      {channels.length > 1 && (
        <noscript>
          <OtherContact channel={channel === 'phone' ? 'email' : 'phone'} />
        </noscript>
      )}
      <RefusalNotice title={messages.codeNotSent} refusal={form.refusal} />
      <Button type="submit" wide busy={form.busy}>
        {messages.actionSendCode}
      </Button>
    </form>
  );
}

const labels: Readonly<Record<Channel, string>> = { phone: messages.fieldPhone, email: messages.fieldEmail };

interface ChannelChoiceProps {
  channels: readonly Channel[];
  channel: Channel;
  onChannel: (channel: Channel) => void;
}

function ChannelChoice({ channels, channel, onChannel }: ChannelChoiceProps) {
  if (channels.length < 2) return null;
  return (
    <fieldset className="segmented needs-script">
      <legend className="visually-hidden">{messages.contactChoose}</legend>
      {channels.map((value) => (
        <label key={value} className={value === channel ? 'is-selected' : undefined}>
          <input
            type="radio"
            name="channel"
            value={value}
            checked={value === channel}
            onChange={() => onChannel(value)}
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}

/** The field of the other channel, for browsers without scripts, where nothing changes one field into the other. */
function OtherContact({ channel }: { channel: Channel }) {
  const posted = usePostedContact();
  const { missing, ...input } = inputs[channel];
  return (
    <div className="stack">
      <p className="caption">{messages.orHaveCodeSent({ channel })}</p>
      <Field {...input} defaultValue={posted?.values[input.name]} />
    </div>
  );
}
