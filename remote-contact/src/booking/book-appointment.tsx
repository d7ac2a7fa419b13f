import { useState } from 'react';
import { call } from 'shared/api';
import {
  type BookedAppointment,
  forgetVerification,
  getVerification,
  type Verification,
} from 'shared/contract/appointment';
import { asWhoever } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { useSite } from 'shared/site';
import { Failure, Skeleton } from 'shared/ui';
import { BookedNotice } from '#booking/booked-notice.tsx';
import { FreeDays } from '#booking/free-days.tsx';
import { messages } from '#booking/messages.en.ts';
import { OwnBooking } from '#booking/own-booking.tsx';
import { SchedulerFrame } from '#booking/scheduler-frame.tsx';
import { VerifiedNotice } from '#booking/verified-notice.tsx';
import { VerifyPhone } from '#booking/verify-phone.tsx';

/** Verification first, then the firm's scheduler or our own slots. Nothing is fetched before the tab is opened. */
export function BookAppointment({ active }: { active: boolean }) {
  const [opened, setOpened] = useState(active);
  if (active && !opened) setOpened(true);
  const { loaded, reload, replace } = useLoaded(opened ? fetchVerification : null);
  // A calendar of another company loads by itself only after the visitor's own act on this page.
  const [verifiedHere, setVerifiedHere] = useState(false);
  const [booked, setBooked] = useState<BookedAppointment | null>(null);
  const [another, setAnother] = useState(false);
  // Chosen before the phone is verified, and still chosen after it.
  const [day, setDay] = useState('');
  // Our own slots take over when the firm's scheduler does not come.
  const [ownSlots, setOwnSlots] = useState(false);
  const configured = useSite().appointments.schedulerUrl;
  const schedulerUrl = ownSlots ? undefined : configured;

  if (loaded.status === 'loading') return <Skeleton lines={6} label={messages.checkingWhetherYourNumber} />;
  if (loaded.status === 'failed') return <Failure message={loaded.error.message} onRetry={reload} />;

  const forget = () => {
    replace(null);
    // The server forgets too; if that call is lost, the proof ends by itself within the half hour.
    call(forgetVerification).catch(() => {});
  };
  const bookAnother = () => {
    setAnother(true);
    setBooked(null);
  };
  const verified = (verification: Verification) => {
    setVerifiedHere(true);
    replace(verification);
  };

  if (loaded.value === null) {
    return (
      <VerifyPhone
        onVerified={verified}
        schedulerUrl={schedulerUrl}
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
          onBooked={setBooked}
          onUnverified={() => replace(null)}
        />
      )}
    </div>
  );
}

const fetchVerification = (signal: AbortSignal): Promise<Verification | null> =>
  asWhoever(async () => (await call(getVerification, { signal })).verification);
