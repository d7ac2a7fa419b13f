import { useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { useAuth } from 'shared/auth';
import { ComingAppointments } from 'shared/coming-appointments';
import {
  type BookedAppointment,
  comingAppointments,
  forgetVerification,
  getVerification,
  type Verification,
} from 'shared/contract/appointment';
import { asWhoever } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { useSite } from 'shared/site';
import { Button, ButtonLink, Failure, Icon, Skeleton } from 'shared/ui';
import { BookedCard } from '#booking/booked-card.tsx';
import { BookingForm } from '#booking/booking-form.tsx';
import { DayChoice } from '#booking/day-choice.tsx';
import { OwnTime } from '#booking/own-time.tsx';
import { ownerOf } from '#booking/owner.ts';
import { VerifiedNumber } from '#booking/phone-step.tsx';
import { SchedulerFrame } from '#booking/scheduler-frame.tsx';
import { useWeek } from '#booking/use-week.ts';
import { type Again, VerifyPhone } from '#booking/verify-phone.tsx';
import { daysOf } from '#booking/week.ts';
import { messages } from '#messages.en.ts';

/** Whoever takes over, here or in another tab, finds nothing of the person before: all is asked anew of the one who is here now. */
export function BookAppointment({ active }: { active: boolean }) {
  const owner = useAuth(ownerOf);
  const [seen, setSeen] = useState(owner);
  // Outside of what is drawn anew: a session that turns out to have ended ends while its booking is under way.
  const [booked, setBooked] = useState<BookedAppointment | null>(null);
  const [again, setAgain] = useState<Again | null>(null);
  if (seen !== owner) {
    setSeen(owner);
    setBooked(null);
    setAgain(null);
  }
  return (
    <BookingSteps
      key={owner}
      active={active}
      booked={booked}
      onBooked={setBooked}
      onAnother={() => setBooked(null)}
      again={again}
      onAgain={setAgain}
    />
  );
}

interface BookingStepsProps {
  active: boolean;
  /** What was booked here, until another booking is begun. */
  booked: BookedAppointment | null;
  onBooked: (booked: BookedAppointment) => void;
  onAnother: () => void;
  again: Again | null;
  onAgain: (again: Again | null) => void;
}

/** Verification first, then the firm's scheduler or our own slots. Nothing is fetched before the tab is opened. */
function BookingSteps({ active, booked, onBooked, onAnother, again, onAgain }: BookingStepsProps) {
  const [opened, setOpened] = useState(active);
  if (active && !opened) setOpened(true);
  const { loaded, reload, replace } = useLoaded(opened ? fetchVerification : null);
  // A calendar of another company loads by itself only after the visitor's own act on this page.
  const [verifiedHere, setVerifiedHere] = useState(false);
  const [another, setAnother] = useState(false);
  const forgotten = useRef<Promise<unknown>>(undefined);
  // Chosen before the phone is verified, and still chosen after it.
  const [day, setDay] = useState('');
  // Our own slots take over when the firm's scheduler does not come.
  const [ownSlots, setOwnSlots] = useState(false);
  const configured = useSite().appointments.schedulerUrl;
  const schedulerUrl = ownSlots ? undefined : configured;

  if (loaded.status === 'loading') return <Skeleton lines={6} label={messages.statusCheckingNumber} />;
  if (loaded.status === 'failed') return <Failure message={loaded.error.message} onRetry={reload} />;

  const askAgain = (why: Again) => {
    onAgain(why);
    replace(null);
  };
  const forget = () => {
    askAgain('another');
    // Another number may be another person's: what they have booked is asked for anew.
    setAnother(false);
    onAnother();
    // The server forgets too; if that call is lost, the proof ends by itself within the half hour.
    forgotten.current = call(forgetVerification).catch(() => {});
  };
  const bookAnother = () => {
    setAnother(true);
    onAnother();
  };
  const verified = (verification: Verification) => {
    setVerifiedHere(true);
    onAgain(null);
    replace(verification);
  };

  if (loaded.value === null) {
    return (
      <VerifyPhone
        onVerified={verified}
        untilReady={() => forgotten.current}
        schedulerUrl={schedulerUrl}
        again={again}
        above={schedulerUrl === undefined && <FreeDays day={day} onDay={setDay} />}
      />
    );
  }
  return (
    <div className="flow">
      <VerifiedNotice phone={loaded.value.phone} onUseAnother={forget} announce={verifiedHere} />
      {booked !== null && <BookedNotice booked={booked} onAnother={bookAnother} />}
      {booked === null && schedulerUrl !== undefined && (
        <SchedulerFrame schedulerUrl={schedulerUrl} openAtOnce={verifiedHere} onOwnSlots={() => setOwnSlots(true)} />
      )}
      {/* Its words live in a draft, so that only one form of the page has a name and an email address at a time. */}
      {booked === null && schedulerUrl === undefined && active && (
        <OwnBooking
          another={another}
          day={day}
          onAnother={bookAnother}
          onBooked={onBooked}
          onUnverified={() => askAgain('over')}
        />
      )}
    </div>
  );
}

const fetchVerification = (signal: AbortSignal): Promise<Verification | null> =>
  asWhoever(async () => (await call(getVerification, { signal })).verification);

interface BookedNoticeProps {
  booked: BookedAppointment;
  onAnother: () => void;
}

/** What was booked and what can be done with it; focus comes here, because the form that had it is gone. */
function BookedNotice({ booked: { appointment, manage }, onAnother }: BookedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { start, end } = appointment;
  return (
    <BookedCard
      appointment={appointment}
      heading={heading}
      beside={<OwnTime start={new Date(start)} end={new Date(end)} />}
    >
      <ButtonLink to={manage} variant="secondary">
        {messages.bookedActionChange}
      </ButtonLink>
      <Button variant="quiet" onClick={onAnother}>
        {messages.bookedActionAnother}
      </Button>
    </BookedCard>
  );
}

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
function OwnBooking({ another, day, onAnother, onBooked, onUnverified }: OwnBookingProps) {
  const { loaded, reload } = useLoaded(another ? null : fetchComing);
  if (another || (loaded.status === 'ready' && loaded.value.length === 0)) {
    return <BookingForm day={day} onBooked={onBooked} onUnverified={onUnverified} />;
  }
  if (loaded.status === 'failed') return <Failure message={loaded.error.message} onRetry={reload} />;
  if (loaded.status === 'loading') return <Skeleton lines={8} label={messages.slotsLoading} />;
  return (
    <section className="card stack" aria-labelledby="coming">
      <h2 className="small" id="coming">
        {messages.youHaveAppointments({ count: loaded.value.length })}
      </h2>
      <ComingAppointments appointments={loaded.value} />
      <div className="button-row">
        <Button variant="secondary" onClick={onAnother}>
          {messages.bookedActionAnother}
        </Button>
      </div>
    </section>
  );
}

const fetchComing = (signal: AbortSignal): Promise<BookedAppointment[]> =>
  asWhoever(async () => (await call(comingAppointments, { signal })).appointments);

interface FreeDaysProps {
  /** The day that is chosen, `YYYY-MM-DD` in India; '' for none. */
  day: string;
  onDay: (day: string) => void;
}

/** What is free in the next seven days: seen before anything is asked. The chosen day is the one whose times are shown later. */
function FreeDays({ day, onDay }: FreeDaysProps) {
  const { from, slots } = useWeek();
  const { hours, appointments } = useSite();
  // The times are asked for once more when they are to be chosen, and what went wrong is told there.
  if (slots.status === 'failed') return null;
  return (
    <section aria-labelledby="free-days">
      <h2 className="small free-days__title" id="free-days">
        {messages.slotsFreeHeading}
      </h2>
      <div className="free-days">
        {slots.status === 'loading' || from === null ? (
          <Skeleton lines={2} label={messages.slotsLoading} />
        ) : (
          <DayChoice
            days={daysOf(from, slots.value, hours.weekdays, new Date())}
            selected={day}
            onSelect={onDay}
            holidays={appointments.holidays}
          />
        )}
      </div>
    </section>
  );
}

interface VerifiedNoticeProps {
  /** Masked. */
  phone: string;
  onUseAnother: () => void;
  /** True right after verifying: focus comes here, because the form that had it is gone. */
  announce: boolean;
}

function VerifiedNotice({ phone, onUseAnother, announce }: VerifiedNoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (announce) text.current?.focus();
  }, [announce]);
  return (
    <div className="notice notice--success">
      <Icon name="check" />
      <p ref={text} tabIndex={-1}>
        <VerifiedNumber phone={phone} onAnother={onUseAnother} />
      </p>
    </div>
  );
}
