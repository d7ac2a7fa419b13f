import '#booking/booking.css';
import '#plain-booking/plain-booking.css';
import { AttachedPlan } from 'shared/attached-plan';
import { CodeForm } from 'shared/code-form';
import { CODE_DIGITS } from 'shared/format/one-time-code';
import { ErrorSummary, postedForm, RefusalNotice } from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import { withPlan } from 'shared/plan-link';
import { Navigate, useAddress } from 'shared/router';
import { type Posted, usePosted, useSite } from 'shared/site';
import { Button, PageHead, useHydrated } from 'shared/ui';
import { PHONE_LABELS, PhoneField } from '#booking/phone-step.tsx';
import { messages } from '#messages.en.ts';
import { PlainForm } from '#plain-booking/plain-form.tsx';
import type { Times } from '#plain-booking/times.ts';

const CRUMBS = [
  { to: '/', label: messages.crumbHome },
  { to: '/contactus', label: messages.contactTitle },
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
      <PageHead title={messages.tabAppointment} lead={messages.plainBookingLead} crumbs={CRUMBS} />
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

function PlainNumber({ posted }: { posted: Posted | undefined }) {
  const { minutes } = useSite().appointments;
  const form = postedForm(PHONE_LABELS, posted);
  return (
    <form {...form.props} className="card narrow-form plain-booking" aria-label={messages.verifyLabel}>
      <input type="hidden" name="form" value="verify" />
      <input type="hidden" name="typed" value={typedIn(posted)} />
      <h2 className="small">{messages.verifyHeading}</h2>
      <p className="quiet">{messages.codeToYourPhone({ minutes })}</p>
      <ErrorSummary {...form.summary} />
      <RefusalNotice refusal={form.refusal} />
      <PhoneField {...form.field('phoneNumber')} />
      <Button type="submit">{messages.actionSendCode}</Button>
    </form>
  );
}

/** What was typed into a booking before the proof of its number ended, as the server hands it out and takes it back. */
const typedIn = (posted: Posted | undefined): string => String(posted?.values.typed ?? '');

/** The page gives way to the booking with scripts before anything but a browser could send it. */
const posts = async () => undefined;

function PlainCode({ challengeId, posted }: { challengeId: string; posted: Posted | undefined }) {
  const phoneNumber = String(posted?.values.phoneNumber ?? '');
  const start = useAddress(withPlan('/contactus/appointment?number=another', usePlanInAddress() ?? ''));
  const { otp, phoneNumber: wrongNumber } = posted?.errors ?? {};
  const failure =
    otp === undefined ? { text: wrongNumber ?? posted?.message ?? '' } : { title: messages.invalidCode, text: otp };
  return (
    <div className="card plain-booking">
      <CodeForm
        code={{ challengeId, sentTo: phoneNumber, step: '', digits: CODE_DIGITS, resendAt: 0, expiresAt: 0 }}
        label={messages.fieldCode}
        submitLabel={messages.actionVerify}
        aside={<a href={start}>{messages.actionChangeNumber}</a>}
        postedWith={{ form: 'verify-code', phoneNumber, typed: typedIn(posted) }}
        postedFailure={failure.text === '' ? undefined : failure}
        onSubmit={posts}
        onResend={posts}
      />
    </div>
  );
}
