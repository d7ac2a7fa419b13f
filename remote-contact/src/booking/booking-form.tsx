import type { FormEvent } from 'react';
import { ErrorSummary, Field, summaryRows } from 'shared/forms';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { ChosenTime } from '#booking/chosen-time.tsx';
import { ChannelChoice, TopicChoice } from '#booking/meeting-choices.tsx';
import { SlotPicker } from '#booking/slot-picker.tsx';
import { type Booked, useBooking } from '#booking/use-booking.ts';

const LABELS = { start: 'Time', name: 'Name', email: 'Email', topics: 'Topics', language: 'Language', channel: 'By' };

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
    <form method="post" className="card flow" noValidate onSubmit={submit} aria-label="Book an appointment">
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
          hint="We send the confirmation and the calendar file here."
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
        We use these details for this appointment only, as the <Link to="/privacy">privacy notice</Link> says.
      </p>
      <div className="form-nav form-nav--middle">
        <p className="choice-summary">
          <ChosenTime start={draft.start} minutes={appointments.minutes} />
          <span className="caption">
            {draft.channel === 'phone' ? 'By phone' : 'By video'}. Free. You can change or cancel it with a link in the
            email.
          </span>
        </p>
        <Button type="submit" busy={busy}>
          {busy ? 'Booking…' : 'Book this slot'}
        </Button>
      </div>
    </form>
  );
}
