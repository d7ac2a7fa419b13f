import type { Appointment } from 'shared/contract/appointment';
import { usePosted } from 'shared/site';
import { ButtonLink, Notice, PageHead } from 'shared/ui';
import { BookedCard } from '#booking/booked-card.tsx';
import { messages } from '#messages.en.ts';

const CRUMBS = [
  { to: '/', label: messages.crumbHome },
  { to: '/contactus', label: messages.contactTitle },
];

/** Where a booking without scripts leads: an address of its own, so that a reload books nothing again. */
export default function BookedPage() {
  const appointment = (usePosted('view')?.data as { appointment: Appointment } | undefined)?.appointment;
  return (
    <div className="page">
      <PageHead title={messages.appointmentTitle} crumbs={CRUMBS} />
      {appointment?.status === 'booked' ? <Booked appointment={appointment} /> : <Unknown />}
    </div>
  );
}

const Booked = ({ appointment }: { appointment: Appointment }) => (
  <BookedCard appointment={appointment} more={messages.linkNeedsScripts}>
    <ButtonLink to="/contactus/appointment" variant="quiet">
      {messages.bookedActionAnother}
    </ButtonLink>
  </BookedCard>
);

const Unknown = () => (
  <div className="flow">
    <Notice kind="info">{messages.bookedPageMissing}</Notice>
    <div className="button-row">
      <ButtonLink to="/contactus/appointment">{messages.tabAppointment}</ButtonLink>
    </div>
  </div>
);
