import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Appointment } from 'shared/contract/appointment';
import { timeSpan } from 'shared/format/india-time';
import { useSite } from 'shared/site';
import { Button, Notice } from 'shared/ui';
import { messages } from '#appointment/messages.en.ts';
import { ChosenTime } from '#booking/chosen-time.tsx';
import { SlotPicker } from '#booking/slot-picker.tsx';
import { useWeek } from '#booking/use-week.ts';
import { nextFree } from '#booking/week.ts';

interface MoveFormProps {
  current: Appointment;
  busy: boolean;
  problem: string | null;
  /** Resolves to null when the appointment moved, else to the HTTP status. */
  move: (start: string) => Promise<number | null>;
  onClose: (moved: boolean) => void;
}

export function MoveForm({ current, busy, problem, move, onClose }: MoveFormProps) {
  const week = useWeek();
  const [start, setStart] = useState('');
  const { minutes } = useSite().appointments;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (start === '') return;
    const failed = await move(start);
    if (failed === null) onClose(true);
    if (failed !== 409) return;
    const slots = await week.reload();
    setStart((slots && nextFree(slots, start)?.start) ?? '');
  }

  return (
    <form className="card flow" noValidate onSubmit={(event) => void submit(event)} aria-labelledby="move">
      <div className="stack">
        <h2 className="small" id="move" tabIndex={-1} ref={heading}>
          {messages.chooseAnotherTime}
        </h2>
        <p className="quiet">
          {messages.presentTimeIsKept({ time: timeSpan(new Date(current.start), new Date(current.end)) })}
        </p>
      </div>
      <SlotPicker week={week} value={start} onChange={setStart} />
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="form-nav form-nav--middle">
        <p className="choice-summary">
          <ChosenTime start={start} minutes={minutes} />
        </p>
        <div className="button-row">
          <Button variant="secondary" onClick={() => onClose(false)}>
            {messages.keepTheOldTime}
          </Button>
          <Button type="submit" busy={busy} disabled={start === ''}>
            {messages.moveHere}
          </Button>
        </div>
      </div>
    </form>
  );
}
