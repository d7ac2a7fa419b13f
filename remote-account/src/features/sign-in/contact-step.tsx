import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared/api';
import { ErrorSummary, Field } from 'shared/forms';
import { Button, Notice, useHydrated } from 'shared/ui';
import { ChannelChoice } from '#features/sign-in/channel-choice.tsx';
import type { Channel } from '#features/sign-in/contact.ts';
import { useBusy } from '#forms/use-busy.ts';

const inputs = {
  phone: {
    name: 'phoneNumber',
    label: 'Mobile number',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'Numbers are taken as Indian (+91). For another country begin with + and its code.',
    missing: 'Enter your mobile number.',
  },
  email: {
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    autoComplete: 'email',
    hint: 'The code arrives there within a minute.',
    missing: 'Enter your e-mail address.',
  },
} as const;

interface Props {
  channels: readonly Channel[];
  channel: Channel;
  onChannel: (channel: Channel) => void;
  contact: string;
  onContact: (contact: string) => void;
  /** Sends the code; throws an ApiError when that fails. */
  onSend: () => Promise<void>;
}

/** First step: where the code shall go. */
export function ContactStep({ channels, channel, onChannel, contact, onContact, onSend }: Props) {
  const [wrong, setWrong] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const hydrated = useHydrated();
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
    if (contact.trim() === '') return setWrong(missing);
    void run(async () => {
      try {
        await onSend();
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
        value={contact}
        error={wrong}
        onChange={(event) => onContact(event.target.value)}
      />
      {failure !== undefined && (
        <Notice kind="error" title="Failed to send OTP">
          {failure}
        </Notice>
      )}
      {/* Until the page runs, the browser would put the contact into the address. */}
      <Button type="submit" wide busy={busy} disabled={!hydrated}>
        Send code
      </Button>
    </form>
  );
}
