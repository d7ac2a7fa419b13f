import { ComingAppointments } from 'shared/coming-appointments';
import { shownPhone } from 'shared/format/phone-text';
import { ErrorSummary, Field, postedForm, RefusalNotice } from 'shared/forms';
import { Link } from 'shared/router';
import { type Posted, useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { MeetingTopics } from '#booking/meeting-choices.tsx';
import { messages } from '#plain-booking/messages.en.ts';
import { PlainTimes } from '#plain-booking/plain-times.tsx';
import type { Times } from '#plain-booking/times.ts';

const LABELS = {
  start: messages.time,
  name: messages.name,
  email: messages.email,
  topics: messages.topics,
  language: messages.language,
  channel: messages.by,
};

export function PlainForm({ times, posted }: { times: Times; posted: Posted | undefined }) {
  const { appointments } = useSite();
  const form = postedForm(LABELS, posted);
  const topics = [posted?.values.topics ?? []].flat();
  return (
    <>
      <form method="post" className="notice notice--success plain-booking">
        <input type="hidden" name="form" value="forget" />
        <p>
          {messages.numberIsVerified({
            phone: shownPhone(times.verification.phone),
            nowrap: (words) => <b className="nowrap">{words}</b>,
            another: (words) => (
              <button className="text-button" type="submit">
                {words}
              </button>
            ),
          })}
        </p>
      </form>
      {times.coming.length > 0 && (
        <Notice kind="info" title={messages.youHaveAppointments({ count: times.coming.length })}>
          <ComingAppointments appointments={times.coming} />
        </Notice>
      )}
      <form {...form.props} className="card flow plain-booking" aria-label={messages.bookAnAppointment}>
        <input type="hidden" name="form" value="booking" />
        <input type="hidden" name="key" value={times.key} />
        <input type="hidden" name="from" value={times.from} />
        {/* The first button is the one that Enter presses. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {messages.bookThisSlot}
        </button>
        <ErrorSummary {...form.summary} />
        <RefusalNotice refusal={form.refusal} />
        <PlainTimes times={times} chosen={form.field('start').defaultValue} error={form.errors.start} />
        <div className="grid grid--2">
          <Field {...form.field('name')} autoComplete="name" required />
          <Field
            {...form.field('email')}
            type="email"
            autoComplete="email"
            required
            hint={messages.confirmationAndCalendarFile}
          />
        </div>
        <MeetingTopics topics={appointments.topics} chosen={topics} onChange={() => {}} />
        <div className="grid grid--2">
          <Field as="select" {...form.field('language')}>
            {appointments.languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </Field>
          <Field as="select" {...form.field('channel')} label={messages.weTalkBy}>
            <option value="phone">{messages.phone}</option>
            <option value="video">{messages.video}</option>
          </Field>
        </div>
        <p className="caption">
          {messages.weUseTheseDetails({ privacy: (words) => <Link to="/privacy">{words}</Link> })}
        </p>
        <div>
          <Button type="submit">{messages.bookThisSlot}</Button>
        </div>
      </form>
    </>
  );
}
