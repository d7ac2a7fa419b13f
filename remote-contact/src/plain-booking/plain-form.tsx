import { ComingAppointments } from 'shared/coming-appointments';
import { CHANNELS, HORIZON_DAYS } from 'shared/contract/appointment';
import { addDays, dayInIndia, dayInWords, instantInIndia, timeOfDay } from 'shared/format/india-time';
import { ErrorSummary, fieldId, postedForm, RefusalNotice } from 'shared/forms';
import { type Posted, useSite } from 'shared/site';
import { Button, EmptyState, Icon, Notice } from 'shared/ui';
import { BookingDetails, BookingPrivacy, LABELS } from '#booking/booking-details.tsx';
import { VerifiedNumber } from '#booking/phone-step.tsx';
import { type Day, daysOf, WEEK_DAYS } from '#booking/week.ts';
import { messages } from '#messages.en.ts';
import type { Times } from '#plain-booking/times.ts';

export function PlainForm({ times, posted }: { times: Times; posted: Posted | undefined }) {
  const form = postedForm(LABELS, posted);
  const topics = [posted?.values.topics ?? []].flat();
  return (
    <>
      <form method="post" className="notice notice--success plain-booking">
        <input type="hidden" name="form" value="forget" />
        <p>
          <VerifiedNumber phone={times.verification.phone} />
        </p>
      </form>
      {times.coming.length > 0 && (
        <Notice kind="info" title={messages.youHaveAppointments({ count: times.coming.length })}>
          <ComingAppointments appointments={times.coming} />
        </Notice>
      )}
      <form {...form.props} className="card flow plain-booking" aria-label={messages.bookingLabel}>
        <input type="hidden" name="form" value="booking" />
        <input type="hidden" name="key" value={times.key} />
        <input type="hidden" name="from" value={times.from} />
        {/* The first button is the one that Enter presses. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {messages.actionBook}
        </button>
        <ErrorSummary {...form.summary} />
        <RefusalNotice refusal={form.refusal} />
        <PlainTimes times={times} chosen={form.field('start').defaultValue} error={form.errors.start} />
        <BookingDetails field={form.field} topics={topics} channel={channelOf(posted)} />
        <BookingPrivacy />
        <div>
          <Button type="submit">{messages.actionBook}</Button>
        </div>
      </form>
    </>
  );
}

const channelOf = (posted: Posted | undefined) =>
  CHANNELS.find((channel) => channel === posted?.values.channel) ?? 'phone';

interface PlainTimesProps {
  times: Times;
  /** Start of the chosen slot, or an empty string. */
  chosen: string;
  error: string | undefined;
}

/** A week of free times as plain radio buttons, a day to open at a time. The buttons below bring another week. */
function PlainTimes({ times: { from, today, slots }, chosen, error }: PlainTimesProps) {
  const { hours } = useSite();
  // The origin has left out what is over: it says 0 places.
  const days = daysOf(from, slots, hours.weekdays, new Date(0)).filter(({ free }) => free > 0);
  const open = days.find(({ day }) => chosen !== '' && day === dayInIndia(new Date(chosen))) ?? days[0];
  const later = addDays(from, WEEK_DAYS);
  return (
    <fieldset id={fieldId('start')} tabIndex={-1} className="plain-times">
      <legend className="field__label">{messages.fieldTime}</legend>
      {error !== undefined && (
        <p className="field__error">
          <Icon name="warning" />
          {error}
        </p>
      )}
      <p className="caption">{messages.slotsZoneNote}</p>
      {days.length === 0 && (
        <EmptyState title={messages.slotsEmptyTitle}>
          <p>{messages.lookAtLaterWeek}</p>
        </EmptyState>
      )}
      {days.map((day) => (
        <DayTimes key={day.day} day={day} chosen={chosen} open={day === open} />
      ))}
      <div className="button-row">
        {from > today && (
          <Button type="submit" name="week" value={addDays(from, -WEEK_DAYS)} variant="secondary">
            {messages.actionEarlierWeek}
          </Button>
        )}
        {later <= addDays(today, HORIZON_DAYS) && (
          <Button type="submit" name="week" value={later} variant="secondary">
            {messages.actionLaterWeek}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function DayTimes({ day: { day, slots, free }, chosen, open }: { day: Day; chosen: string; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        {dayInWords(instantInIndia(day, '12:00'))}{' '}
        <span className="quiet">{messages.placesFree({ places: free })}</span>
      </summary>
      <div className="plain-times__slots">
        {slots
          .filter(({ places }) => places > 0)
          .map(({ start }) => (
            <label className="choice" key={start}>
              <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
              <span>{timeOfDay(new Date(start))}</span>
            </label>
          ))}
      </div>
    </details>
  );
}
