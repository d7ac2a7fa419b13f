import { AttachedPlan } from 'shared/attached-plan';
import type { BookedAppointment } from 'shared/contract/appointment';
import { ErrorSummary, RefusalNotice } from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import { useSite } from 'shared/site';
import { Button } from 'shared/ui';
import { BookingDetails, BookingPrivacy } from '#booking/booking-details.tsx';
import { ChosenTime } from '#booking/chosen-time.tsx';
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
      <BookingDetails field={form.field} topics={draft.topics} channel={draft.channel} onChoice={edit} />
      <RefusalNotice refusal={form.refusal} />
      <BookingPrivacy />
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
