import { timeSpan } from 'shared/format/india-time';
import { OwnTime } from '#booking/own-time.tsx';
import { messages } from '#messages.en.ts';

/** The time that is about to be booked, in words; `start` is empty before one is chosen. */
export function ChosenTime({ start, minutes }: { start: string; minutes: number }) {
  if (start === '') return <b>{messages.slotNone}</b>;
  const from = new Date(start);
  const to = new Date(from.getTime() + minutes * 60_000);
  return (
    <>
      <b>{timeSpan(from, to)}</b>
      <OwnTime start={from} end={to} />
    </>
  );
}
