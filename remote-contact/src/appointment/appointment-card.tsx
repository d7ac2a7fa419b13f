import { useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { type Appointment, cancelAppointment, moveAppointment } from 'shared/contract/appointment';
import { dayInIndia, timeSpan } from 'shared/format/india-time';
import { shownPhone } from 'shared/format/phone-text';
import { RefusalNotice, useAction, useForm, useValues } from 'shared/forms';
import { useSite } from 'shared/site';
import { Button, ButtonLink, Dialog, Notice } from 'shared/ui';
import { type AppointmentCall, appointmentCall } from '#appointment/appointment-call.ts';
import { CalendarLink } from '#booking/calendar-link.tsx';
import { ChosenTime } from '#booking/chosen-time.tsx';
import { OwnTime } from '#booking/own-time.tsx';
import { SlotPicker } from '#booking/slot-picker.tsx';
import { useWeek } from '#booking/use-week.ts';
import { messages } from '#messages.en.ts';

interface AppointmentCardProps {
  appointment: Appointment;
  accessKey: string;
  onChange: (appointment: Appointment) => void;
}

export function AppointmentCard({ appointment, accessKey, onChange }: AppointmentCardProps) {
  const [moving, setMoving] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const who = appointmentCall(appointment.id, accessKey);
  const { busy, refusal, run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done !== null) heading.current?.focus();
  }, [done]);

  const { status, start, end } = appointment;
  const changeable = status === 'booked' && Date.parse(start) > Date.now();

  const cancel = () =>
    run(async () => {
      try {
        onChange((await call(cancelAppointment, who)).appointment);
        setDone(messages.appointmentIsCancelled);
      } finally {
        setCancelling(false);
      }
    });

  return (
    <div className="flow">
      {done !== null && <Notice kind="success">{done}</Notice>}
      {!moving && <RefusalNotice refusal={refusal} />}
      <section className="card stack" aria-labelledby="when">
        <h2 className="small" id="when" tabIndex={-1} ref={heading}>
          {timeSpan(new Date(start), new Date(end))}
        </h2>
        <p className="quiet">
          {messages.zoneIndia} <OwnTime start={new Date(start)} end={new Date(end)} />
        </p>
        <Facts appointment={appointment} />
        {changeable && !moving && (
          <div className="button-row">
            <Button variant="secondary" onClick={() => setMoving(true)}>
              {messages.actionMove}
            </Button>
            <CalendarLink href={appointment.calendar} />
            <Button variant="danger" onClick={() => setCancelling(true)}>
              {messages.actionCancel}
            </Button>
          </div>
        )}
        {!changeable && (
          <div className="button-row">
            <ButtonLink to="/contactus?tab=appointment" variant="secondary">
              {messages.actionRebook}
            </ButtonLink>
          </div>
        )}
      </section>
      {moving && (
        <MoveForm
          current={appointment}
          who={who}
          onMoved={(moved) => {
            onChange(moved);
            setMoving(false);
            setDone(messages.appointmentIsMoved);
          }}
          onKept={() => {
            setMoving(false);
            setDone(null);
          }}
        />
      )}
      <Dialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title={messages.cancelDialogTitle}
        footer={
          <>
            <Button variant="secondary" onClick={() => setCancelling(false)}>
              {messages.cancelDialogKeep}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void cancel()}>
              {messages.actionCancel}
            </Button>
          </>
        }
      >
        <p>{messages.timeBecomesFree({ time: timeSpan(new Date(start), new Date(end)) })}</p>
      </Dialog>
    </div>
  );
}

function Facts({ appointment: { status, phone, email, topics, language, channel } }: { appointment: Appointment }) {
  const facts: [string, string][] = [
    [messages.factStatus, status === 'booked' ? messages.statusBooked : messages.statusCancelled],
    [messages.factChannel, channel === 'phone' ? messages.byPhone({ phone: shownPhone(phone) }) : messages.byVideo],
    [messages.factLanguage, language],
    [messages.factTopics, topics.length === 0 ? messages.topicsNone : topics.join(', ')],
    [messages.fieldEmail, email],
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

interface MoveFormProps {
  current: Appointment;
  /** What a call about this appointment needs. */
  who: AppointmentCall;
  onMoved: (appointment: Appointment) => void;
  onKept: () => void;
}

function MoveForm({ current, who, onMoved, onKept }: MoveFormProps) {
  const day = dayInIndia(new Date(current.start));
  const week = useWeek(day);
  const [values, set] = useValues({ start: '' });
  const { start } = values;
  const form = useForm({
    labels: {},
    values: [values, set],
    check: ({ start }) => (start === '' ? null : { data: start }),
    send: async (start) => onMoved((await call(moveAppointment, { ...who, body: { start } })).appointment),
    async refused({ status, next, message: text }) {
      if (status === 409) set({ start: await week.showNamed(start, next) });
      return { refusal: { text } };
    },
  });
  const { minutes } = useSite().appointments;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form {...form.props} className="card flow" aria-labelledby="move">
      <div className="stack">
        <h2 className="small" id="move" tabIndex={-1} ref={heading}>
          {messages.moveHeading}
        </h2>
        <p className="quiet">
          {messages.presentTimeIsKept({ time: timeSpan(new Date(current.start), new Date(current.end)) })}
        </p>
      </div>
      <SlotPicker week={week} first={day} own={current.start} value={start} onChange={(start) => set({ start })} />
      <RefusalNotice refusal={form.refusal} />
      <div className="form-nav form-nav--middle">
        <p className="choice-summary">
          <ChosenTime start={start} minutes={minutes} />
        </p>
        <div className="button-row">
          <Button variant="secondary" onClick={onKept}>
            {messages.moveKeep}
          </Button>
          <Button type="submit" busy={form.busy} disabled={start === ''}>
            {messages.moveConfirm}
          </Button>
        </div>
      </div>
    </form>
  );
}
