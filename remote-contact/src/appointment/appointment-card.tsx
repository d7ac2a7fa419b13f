import { useEffect, useRef, useState } from 'react';
import type { Appointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import { Button, ButtonLink, Dialog, Notice } from 'shared/ui';
import { MoveForm } from '#appointment/move-form.tsx';
import { useChange } from '#appointment/use-change.ts';
import { CalendarLink } from '#booking/calendar-link.tsx';
import { OwnTime } from '#booking/own-time.tsx';

interface AppointmentCardProps {
  appointment: Appointment;
  accessKey: string;
  onChange: (appointment: Appointment) => void;
}

export function AppointmentCard({ appointment, accessKey, onChange }: AppointmentCardProps) {
  const [moving, setMoving] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const { busy, problem, cancel, move } = useChange(appointment.id, accessKey, onChange);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done !== null) heading.current?.focus();
  }, [done]);

  const { status, start, end } = appointment;
  const changeable = status === 'booked' && Date.parse(start) > Date.now();

  async function confirmCancel() {
    const failed = await cancel();
    setCancelling(false);
    if (failed === null) setDone('The appointment is cancelled. You can book another time whenever you like.');
  }

  return (
    <div className="flow">
      {done !== null && <Notice kind="success">{done}</Notice>}
      {problem !== null && !moving && <Notice kind="error">{problem}</Notice>}
      <section className="card stack" aria-labelledby="when">
        <h2 className="small" id="when" tabIndex={-1} ref={heading}>
          {timeSpan(new Date(start), new Date(end))}
        </h2>
        <p className="quiet">
          Indian Standard Time <OwnTime start={new Date(start)} end={new Date(end)} />
        </p>
        <Facts appointment={appointment} />
        {changeable && !moving && (
          <div className="button-row">
            <Button variant="secondary" onClick={() => setMoving(true)}>
              Move
            </Button>
            <CalendarLink href={appointment.calendar} />
            <Button variant="danger" onClick={() => setCancelling(true)}>
              Cancel the appointment
            </Button>
          </div>
        )}
        {!changeable && (
          <div className="button-row">
            <ButtonLink to="/contactus?tab=appointment" variant="secondary">
              Book another time
            </ButtonLink>
          </div>
        )}
      </section>
      {moving && (
        <MoveForm
          current={appointment}
          busy={busy}
          problem={problem}
          move={move}
          onClose={(moved) => {
            setMoving(false);
            setDone(moved ? 'The appointment is moved. A new confirmation is on its way.' : null);
          }}
        />
      )}
      <Dialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title="Cancel this appointment?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setCancelling(false)}>
              Keep it
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void confirmCancel()}>
              Cancel the appointment
            </Button>
          </>
        }
      >
        <p>{timeSpan(new Date(start), new Date(end))} becomes free for somebody else.</p>
      </Dialog>
    </div>
  );
}

function Facts({ appointment: { status, phone, email, topics, language, channel } }: { appointment: Appointment }) {
  const facts: [string, string][] = [
    ['Status', status === 'booked' ? 'Booked' : 'Cancelled'],
    ['By', channel === 'phone' ? `Phone, ${phone}` : 'Video, by a link in your email'],
    ['Language', language],
    ['Topics', topics.length === 0 ? 'Not chosen' : topics.join(', ')],
    ['Email', email],
  ];
  return (
    <dl className="appointment__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
