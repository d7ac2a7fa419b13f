import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, nextPhone, startBookingOrigin } from '#appointments/booking-fixture.ts';

let origin: Awaited<ReturnType<typeof startBookingOrigin>>;
beforeAll(async () => {
  origin = await startBookingOrigin({ capacity: 9 });
  origin.now = instantInIndia('2026-11-20', '11:30');
});
afterAll(() => origin.stop());

// A phone may book and move twelve times a day.
const TIMES = 15;

test('repeated calls, which change nothing, use up nothing of the day', async () => {
  const visitor = origin.visitor();
  await visitor.verify(nextPhone());
  const start = at('2026-11-24', '10:00');
  const book = () => visitor.book({ start }, 'one-key-1');
  const { appointment, manage } = (await book()).body;
  for (let round = 0; round < TIMES; round += 1) expect((await book()).status).toBe(200);

  const headers = { 'x-appointment-key': String(manage).split('#')[1] ?? '' };
  const move = (to: string) =>
    visitor.ask('POST', `/server/appointments/${appointment.id}/move`, { start: to }, headers);
  for (let round = 0; round < TIMES; round += 1) expect((await move(start)).status).toBe(200);
  const elsewhere = await move(at('2026-11-24', '11:00'));
  expect([elsewhere.status, elsewhere.body.appointment.start]).toEqual([200, at('2026-11-24', '11:00')]);
});
