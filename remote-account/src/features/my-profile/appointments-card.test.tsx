// @vitest-environment jsdom
import { answers, clearAway, draw, settle } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import { AppointmentsCard } from '#features/my-profile/my-profile-page.tsx';

const page = () => document.body.textContent ?? '';
afterEach(clearAway);

test('whoever booked sees when, and where it is moved', async () => {
  const appointment = {
    ...{ id: 'a', status: 'booked', name: 'Asha Rao', email: 'asha@example.in', phone: '+91 XXXXX X3210', topics: [] },
    ...{ start: '2026-12-01T11:00:00+05:30', end: '2026-12-01T11:30:00+05:30', language: 'English', channel: 'phone' },
    calendar: '/server/appointments/a/calendar.ics?key=b',
  };
  answers['GET /server/appointments/coming'] = [200, { appointments: [{ appointment, manage: '/appointment/a#key' }] }];
  draw(<AppointmentsCard />);
  await settle();
  expect(page()).toContain('Tuesday 1 December, 11:00 to 11:30 AM');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/appointment/a#key');
});

test('nobody else gets a card, and a failure is said', async () => {
  answers['GET /server/appointments/coming'] = [200, { appointments: [] }];
  draw(<AppointmentsCard />);
  await settle();
  expect(page()).toBe('');
  clearAway();
  draw(<AppointmentsCard />);
  await settle();
  expect(page()).toContain('Your appointments could not be loaded.');
});
