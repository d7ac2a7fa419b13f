import { INDIA, timeOfDay, timeSpan } from 'shared/format/india-time';

/** The same time on the visitor's own clock, with its day, where that clock differs from India's. Rendered in browsers only. */
export function OwnTime({ start, end }: { start: Date; end: Date }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (timeOfDay(start, zone) === timeOfDay(start, INDIA)) return null;
  return (
    <span className="caption">
      For you: {timeSpan(start, end, zone)}, {zone.replaceAll('_', ' ')}.
    </span>
  );
}
