import { call } from 'shared/api';
import { ComingAppointments } from 'shared/coming-appointments';
import { type BookedAppointment, comingAppointments } from 'shared/contract/appointment';
import { asWhoever } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, Failure, Skeleton } from 'shared/ui';
import { BookingForm } from '#booking/booking-form.tsx';
import { messages } from '#booking/messages.en.ts';

interface OwnBookingProps {
  /** A second appointment is meant: the form is there although there is one already. */
  another: boolean;
  /** The day whose times are shown first; '' for the first one with a free time. */
  day: string;
  onAnother: () => void;
  onBooked: (booked: BookedAppointment) => void;
  onUnverified: () => void;
}

/** What is booked already, or the form. Whoever comes back finds their time, and books a second one only on purpose. */
export function OwnBooking({ another, day, onAnother, onBooked, onUnverified }: OwnBookingProps) {
  const { loaded, reload } = useLoaded(another ? null : fetchComing);
  if (another || (loaded.status === 'ready' && loaded.value.length === 0)) {
    return <BookingForm day={day} onBooked={onBooked} onUnverified={onUnverified} />;
  }
  if (loaded.status === 'failed') return <Failure message={loaded.error.message} onRetry={reload} />;
  if (loaded.status === 'loading') return <Skeleton lines={8} label={messages.loadingTheFreeTimes} />;
  return (
    <section className="card stack" aria-labelledby="coming">
      <h2 className="small" id="coming">
        {messages.youHaveAppointments({ count: loaded.value.length })}
      </h2>
      <ComingAppointments appointments={loaded.value} />
      <div className="button-row">
        <Button variant="secondary" onClick={onAnother}>
          {messages.bookAnother}
        </Button>
      </div>
    </section>
  );
}

const fetchComing = (signal: AbortSignal): Promise<BookedAppointment[]> =>
  asWhoever(async () => (await call(comingAppointments, { signal })).appointments);
