import type { FormEvent } from 'react';
import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { ChosenTime } from '#booking/chosen-time.tsx';
import { ChannelChoice, TopicChoice } from '#booking/meeting-choices.tsx';
import { messages } from '#booking/messages.en.ts';
import { SlotPicker } from '#booking/slot-picker.tsx';
import { type Booked, useBooking } from '#booking/use-booking.ts';

const LABELS = {
  start: messages.time,
  name: messages.name,
  email: messages.email,
  topics: messages.topics,
  language: messages.language,
  channel: messages.by,
};

interface BookingFormProps {
  onBooked: (booked: Booked) => void;
  /** The proof of the phone has run out: it has to be given again. What was typed stays. */
  onUnverified: () => void;
}

export function BookingForm({ onBooked, onUnverified }: BookingFormProps) {
  const { appointments } = useSite();
  const { draft, edit, week, errors, attempt, problem, busy, book } = useBooking(onBooked, onUnverified);

  function submit(event: FormEvent) {
    event.preventDefault();
    void book();
  }

  return (
    <form method="post" className="card flow" noValidate onSubmit={submit} aria-label={messages.bookAnAppointment}>
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={attempt} />
      <SlotPicker week={week} value={draft.start} onChange={(start) => edit({ start })} />
      <div className="grid grid--2">
        <Field
          label={LABELS.name}
          name="name"
          autoComplete="name"
          required
          value={draft.name}
          error={errors.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
        <Field
          label={LABELS.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          hint={messages.weSendConfirmation}
          value={draft.email}
          error={errors.email}
          onChange={(event) => edit({ email: event.target.value })}
        />
      </div>
      <TopicChoice topics={appointments.topics} chosen={draft.topics} onChange={(topics) => edit({ topics })} />
      <div className="grid grid--2">
        <Field
          as="select"
          label={LABELS.language}
          name="language"
          value={draft.language || appointments.languages[0]}
          error={errors.language}
          onChange={(event) => edit({ language: event.target.value })}
        >
          {appointments.languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </Field>
        <ChannelChoice value={draft.channel} onChange={(channel) => edit({ channel })} />
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <p className="caption">
        {messages.weUseTheseDetails({ privacy: (words) => <Link to="/privacy">{words}</Link> })}
      </p>
      <div className="form-nav form-nav--middle">
        <p className="choice-summary">
          <ChosenTime start={draft.start} minutes={appointments.minutes} />
          <span className="caption">{messages.freeAndChangeable({ channel: draft.channel })}</span>
        </p>
        <Button type="submit" busy={busy}>
          {busy ? messages.booking : messages.bookThisSlot}
        </Button>
      </div>
    </form>
  );
}
