import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared/api';
import { ErrorSummary, Field } from 'shared/forms';
import { Button, Notice } from 'shared/ui';
import { ChannelChoice } from '#features/sign-in/channel-choice.tsx';
import { type Channel, inputs } from '#features/sign-in/contact.ts';
import { messages } from '#features/sign-in/messages.en.ts';
import { OtherContact } from '#features/sign-in/other-contact.tsx';
import { usePostedContact } from '#features/sign-in/posted-sign-in.ts';
import { useBusy } from '#forms/use-busy.ts';

interface Props {
  channels: readonly Channel[];
  channel: Channel;
  onChannel: (channel: Channel) => void;
  contact: string;
  onContact: (contact: string) => void;
  /** Sends the code there; throws an ApiError when that fails. */
  onSend: (contact: string) => Promise<void>;
}

/** First step: where the code shall go. */
export function ContactStep({ channels, channel, onChannel, contact, onContact, onSend }: Props) {
  const posted = usePostedContact();
  const problem = posted?.errors[inputs[channel].name];
  const [wrong, setWrong] = useState(contact === '' && problem !== undefined ? inputs[channel].missing : problem);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState(posted?.message ?? undefined);
  const [busy, run] = useBusy();
  const control = useRef<HTMLInputElement>(null);
  const { missing, ...input } = inputs[channel];

  // What was typed before the page ran is in the field, but not yet in the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page begins to run.
  useEffect(() => {
    const typed = control.current?.value ?? '';
    if (typed !== '' && typed !== contact) onContact(typed);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    setWrong(undefined);
    setAttempt((before) => before + 1);
    // What stands in the field counts. While the page comes alive, a key may be in the field and not in the state.
    const typed = control.current?.value ?? contact;
    onContact(typed);
    if (typed.trim() === '') return setWrong(missing);
    void run(async () => {
      try {
        await onSend(typed.trim());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const field = error.fields[input.name];
        if (field === undefined) setFailure(error.message);
        else setWrong(field);
      }
    });
  }

  return (
    <form method="post" className="sign-in__form" onSubmit={submit} noValidate>
      <input type="hidden" name="form" value="sign-in" />
      <ErrorSummary
        errors={wrong === undefined ? [] : [{ name: input.name, label: input.label, message: wrong }]}
        attempt={attempt}
      />
      <ChannelChoice
        channels={channels}
        channel={channel}
        onChannel={(chosen) => {
          onChannel(chosen);
          setWrong(undefined);
          setFailure(undefined);
        }}
      />
      <Field
        key={channel}
        {...input}
        ref={control}
        defaultValue={contact}
        error={wrong}
        onChange={(event) => onContact(event.target.value)}
      />
      {channels.length > 1 && (
        <noscript>
          <OtherContact channel={channel === 'phone' ? 'email' : 'phone'} />
        </noscript>
      )}
      {failure !== undefined && (
        <Notice kind="error" title={messages.failedToSendOTP}>
          {failure}
        </Notice>
      )}
      <Button type="submit" wide busy={busy}>
        {messages.sendCode}
      </Button>
    </form>
  );
}
