import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from '#format/calendar-file.ts';

const event: CalendarEvent = {
  uid: 'a1@saral-nivesh.example',
  organizer: { name: 'Saral "Nivesh"', email: 'desk@saral-nivesh.example' },
  start: new Date('2026-11-24T13:00:00Z'),
  end: new Date('2026-11-24T13:30:00Z'),
  stamp: new Date('2026-11-20T06:00:00Z'),
  summary: 'Appointment with Saral Nivesh',
  description: 'By phone; topics: SIPs, tax\nMove or cancel by the link.',
  location: 'Phone call',
};
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a booked event holds its times in UTC and an alarm', () => {
  const lines = unfold(calendarFile(event));
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261124T130000Z',
      'DTEND:20261124T133000Z',
      'STATUS:CONFIRMED',
      'METHOD:PUBLISH',
      'TRIGGER:-PT1H',
      'SEQUENCE:0',
      'ORGANIZER;CN="Saral \'Nivesh\'":mailto:desk@saral-nivesh.example',
    ]),
  );
  expect(lines).toContain('DESCRIPTION:By phone\\; topics: SIPs\\, tax\\nMove or cancel by the link.');
});

test('a cancelled event takes the entry away and rings no alarm', () => {
  const lines = unfold(calendarFile({ ...event, isCancelled: true, sequence: 1 }));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']));
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('no text adds a line, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const file = calendarFile({
        ...event,
        summary: text,
        location: `${text}\r\nATTENDEE:mailto:x@example.com`,
        organizer: { name: text, email: event.organizer.email },
      });
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfold(file)).toHaveLength(unfold(calendarFile(event)).length);
    }),
  );
});
