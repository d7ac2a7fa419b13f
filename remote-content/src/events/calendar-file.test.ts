import { expect, test } from 'vitest';
import { calendarFile } from '#events/calendar-file.ts';

const entry = {
  title: 'Goals',
  start: '2027-01-17T11:00:00+05:30',
  minutes: 45,
  registration: 'https://example.com/x',
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('start and end are in universal time', () => {
  const file = calendarFile(entry);
  expect(file).toContain('\r\nDTSTART:20270117T053000Z\r\nDTEND:20270117T061500Z\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('titles are escaped, and no line is longer than 75 bytes', () => {
  const title = 'म्यूचुअल फंड, लक्ष्य; और\nसमय \\ कितना '.repeat(4);
  const file = calendarFile({ ...entry, title });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain('SUMMARY:म्यूचुअल फंड\\, लक्ष्य\\; और\\nसमय \\\\ कितना');
  expect(unfolded(calendarFile({ ...entry, registration: `https://example.com/${'a'.repeat(90)}` }))).toContain(
    'a'.repeat(90),
  );
});
