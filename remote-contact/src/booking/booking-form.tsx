import { AttachedPlan } from 'shared/attached-plan';
import type { BookedAppointment } from 'shared/contract/appointment';
import { ErrorSummary, Field, RefusalNotice } from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { Button } from 'shared/ui';
import { ChosenTime } from '#booking/chosen-time.tsx';
import { ChannelChoice, MeetingTopics } from '#booking/meeting-choices.tsx';
import { SlotPicker } from '#booking/slot-picker.tsx';
import { useBooking } from '#booking/use-booking.ts';
import { messages } from '#messages.en.ts';

interface BookingFormProps {
  /** The day whose times are shown first; '' for the first one with a free time. */
  day: string;
  onBooked: (booked: BookedAppointment) => void;
  /** The proof of the phone has run out: it has to be given again. What was typed stays. */
  onUnverified: () => void;
}

export function BookingForm({ day, onBooked, onUnverified }: BookingFormProps) {
  const { appointments } = useSite();
  const plan = usePlanInAddress();
  const { form, edit, week } = useBooking(plan, onBooked, onUnverified);
  const { values: draft, busy } = form;
  return (
    <form {...form.props} className="card flow" aria-label={messages.bookingLabel}>
      <ErrorSummary {...form.summary} />
      {plan !== undefined && <AttachedPlan link={plan} without="/contactus?tab=appointment" />}
      <SlotPicker week={week} first={day} value={draft.start} onChange={(start) => edit({ start })} />
      <div className="grid grid--2">
        <Field {...form.field('name')} autoComplete="name" required />
        <Field {...form.field('email')} type="email" autoComplete="email" required hint={messages.weSendConfirmation} />
      </div>
      <MeetingTopics topics={appointments.topics} chosen={draft.topics} onChange={(topics) => edit({ topics })} />
      <div className="grid grid--2">
        <Field as="select" {...form.field('language')} value={draft.language || appointments.languages[0]}>
          {appointments.languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </Field>
        <ChannelChoice value={draft.channel} onChange={(channel) => edit({ channel })} />
      </div>
      <RefusalNotice refusal={form.refusal} />
      <p className="caption">{messages.bookingPrivacy({ privacy: (words) => <Link to="/privacy">{words}</Link> })}</p>
      <div className="form-nav form-nav--middle">
        <p className="choice-summary">
          <ChosenTime start={draft.start} minutes={appointments.minutes} />
          <span className="caption">{messages.freeAndChangeable({ channel: draft.channel })}</span>
        </p>
        <Button type="submit" busy={busy}>
          {busy ? messages.statusBooking : messages.actionBook}
        </Button>
      </div>
    </form>
  );
}
