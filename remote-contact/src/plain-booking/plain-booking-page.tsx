import { AttachedPlan } from 'shared/attached-plan';
import { usePlanInAddress } from 'shared/plan-in-address';
import { withPlan } from 'shared/plan-link';
import { Navigate } from 'shared/router';
import { usePosted } from 'shared/site';
import { PageHead, useHydrated } from 'shared/ui';
import { PlainCode } from '#plain-booking/plain-code.tsx';
import { PlainForm } from '#plain-booking/plain-form.tsx';
import { PlainNumber } from '#plain-booking/plain-number.tsx';
import type { Times } from '#plain-booking/times.ts';
import '#booking/booking.css';
import '#plain-booking/plain-booking.css';
import { messages } from '#messages.en.ts';

const CRUMBS = [
  { to: '/', label: messages.home },
  { to: '/contactus', label: messages.contactUs },
];

/**
 * Booking without scripts, on a page of its own because the contact page's tabs need them: number, code, then a time and
 * the details. The server says where the visitor is. With scripts the contact page is the better place.
 */
export default function PlainBookingPage() {
  const plan = usePlanInAddress();
  if (useHydrated()) return <Navigate to={withPlan('/contactus?tab=appointment', plan ?? '')} replace />;
  return (
    <div className="page">
      <PageHead title={messages.bookAppointment} lead={messages.pickThirtyMinutes} crumbs={CRUMBS} />
      {plan !== undefined && <AttachedPlan link={plan} without="/contactus/appointment" />}
      <Step />
    </div>
  );
}

function Step() {
  const view = usePosted('view')?.data as Times | undefined;
  const booking = usePosted('booking');
  const code = usePosted('verify-code');
  const number = usePosted('verify');
  const times = (booking?.data as Times | null | undefined) ?? view;
  if (times !== undefined) return <PlainForm times={times} posted={booking} />;
  const sent = (code?.data ?? number?.data) as { challengeId: string } | undefined;
  if (sent !== undefined) return <PlainCode challengeId={sent.challengeId} posted={code ?? number} />;
  return <PlainNumber posted={number ?? booking} />;
}
