import { useCallback } from 'react';
import { call } from 'shared/api';
import { APPOINTMENT_KEY_HEADER, getAppointment } from 'shared/contract/appointment';
import { shownPhone } from 'shared/format/phone-text';
import { useLoaded } from 'shared/load';
import { useParams } from 'shared/router';
import { useSite } from 'shared/site';
import { Failure, PageHead, Skeleton, useHydrated } from 'shared/ui';
import { AppointmentCard } from '#appointment/appointment-card.tsx';
import '#booking/booking.css';
import '#appointment/appointment.css';
import { messages } from '#messages.en.ts';

const CRUMBS = [
  { to: '/', label: messages.crumbHome },
  { to: '/contactus', label: messages.contactTitle },
];

/** Where the link of an appointment's mail leads. The key stands after the `#`, so that it never reaches a log. */
export default function AppointmentPage() {
  return (
    <div className="page">
      <PageHead title={messages.appointmentTitle} crumbs={CRUMBS} />
      <div className="appointment">{useHydrated() ? <Appointment /> : <Waiting />}</div>
    </div>
  );
}

/** The origin cannot read the key, so without scripts there is nothing that it could show. */
function Waiting() {
  const { phone } = useSite().firm;
  return (
    <>
      <noscript>
        <p>
          {messages.appointmentNoScript({
            phone: shownPhone(phone),
            link: (words) => <a href={`tel:${phone.replaceAll(' ', '')}`}>{words}</a>,
          })}
        </p>
      </noscript>
      <Skeleton lines={5} />
    </>
  );
}

function Appointment() {
  const { id = '' } = useParams();
  const key = location.hash.slice(1);
  const load = useCallback(
    (signal: AbortSignal) =>
      call(getAppointment, { params: { id }, headers: { [APPOINTMENT_KEY_HEADER]: key }, signal }).then(
        ({ appointment }) => appointment,
      ),
    [id, key],
  );
  const { loaded, reload, replace } = useLoaded(load);

  if (loaded.status === 'loading') return <Skeleton lines={5} label={messages.statusLoadingAppointment} />;
  if (loaded.status === 'failed') return <Failure message={loaded.error.message} onRetry={reload} />;
  return <AppointmentCard appointment={loaded.value} accessKey={key} onChange={replace} />;
}
