import { expect, test } from 'vitest';
import { webinarCalendar } from '#events/webinar-calendar.ts';

const entry = {
  title: 'Goals',
  start: '2027-01-17T11:00:00+05:30',
  minutes: 45,
  speakerRole: 'Financial planner',
  registration: 'https://example.com/x',
};
const linesOf = (webinar: typeof entry) =>
  webinarCalendar(webinar, { name: 'Sample Firm', email: 'desk@example.com' }, 'https://firm.example')
    .replaceAll('\r\n ', '')
    .split('\r\n');

test('start and end are in universal time, and the firm invites', () => {
  expect(linesOf(entry)).toEqual(
    expect.arrayContaining([
      'DTSTART:20270117T053000Z',
      'DTEND:20270117T061500Z',
      'SUMMARY:Goals',
      'ORGANIZER;CN="Sample Firm":mailto:desk@example.com',
      'URL:https://example.com/x',
    ]),
  );
});

test('a registration on this site has its whole address', () => {
  expect(linesOf({ ...entry, registration: '/contactus?tab=query' })).toContain(
    'URL:https://firm.example/contactus?tab=query',
  );
});

test('of two webinars at one time a calendar keeps both', () => {
  const uid = (title: string) => linesOf({ ...entry, title }).find((line) => line.startsWith('UID:'));
  expect(uid('Goals')).not.toBe(uid('Taxes'));
  expect(uid('Goals')).toBe(uid('Goals'));
});
