import { useEffect, useRef } from 'react';
import { call } from 'shared/api';
import { type Appointment, moveAppointment } from 'shared/contract/appointment';
import { dayInIndia, timeSpan } from 'shared/format/india-time';
import { RefusalNotice, useForm, useValues } from 'shared/forms';
import { useSite } from 'shared/site';
import { Button } from 'shared/ui';
import type { AppointmentCall } from '#appointment/appointment-call.ts';
import { messages } from '#appointment/messages.en.ts';
import { ChosenTime } from '#booking/chosen-time.tsx';
import { SlotPicker } from '#booking/slot-picker.tsx';
import { useWeek } from '#booking/use-week.ts';
import { nextFree } from '#booking/week.ts';

interface MoveFormProps {
  current: Appointment;
  /** What a call about this appointment needs. */
  who: AppointmentCall;
  onMoved: (appointment: Appointment) => void;
  onKept: () => void;
}

export function MoveForm({ current, who, onMoved, onKept }: MoveFormProps) {
  const day = dayInIndia(new Date(current.start));
  const week = useWeek(day);
  const [values, set] = useValues({ start: '' });
  const { start } = values;
  const form = useForm({
    labels: {},
    values: [values, set],
    check: ({ start }) => (start === '' ? null : { data: start }),
    send: async (start) => onMoved((await call(moveAppointment, { ...who, body: { start } })).appointment),
    async refused({ status, message: text }) {
      if (status === 409) {
        const slots = await week.reload();
        set({ start: (slots && nextFree(slots, start)?.start) ?? '' });
      }
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
          {messages.chooseAnotherTime}
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
            {messages.keepTheOldTime}
          </Button>
          <Button type="submit" busy={form.busy} disabled={start === ''}>
            {messages.moveHere}
          </Button>
        </div>
      </div>
    </form>
  );
}
