import { INDIA, ownZone, timeOfDay, timeSpan } from 'shared/format/india-time';
import { messages } from '#messages.en.ts';

/** The same time on the visitor's own clock, with its day, where that clock differs from India's. Rendered in browsers only. */
export function OwnTime({ start, end }: { start: Date; end: Date }) {
  const zone = ownZone();
  if (timeOfDay(start, zone) === timeOfDay(start, INDIA)) return null;
  return (
    <span className="caption">
      {messages.slotInOwnZone({ time: timeSpan(start, end, zone), zone: zone.replaceAll('_', ' ') })}
    </span>
  );
}
