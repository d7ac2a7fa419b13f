import { sql } from 'kysely';
import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, nextPhone, startBookingOrigin } from '#appointments/booking-fixture.ts';

type Origin = Awaited<ReturnType<typeof startBookingOrigin>>;
let origin: Origin;
const mailsOf = (id: string) =>
  origin.db.selectFrom('outbox').selectAll().where('record', '=', `appointment:${id}`).execute();

beforeAll(async () => {
  origin = await startBookingOrigin({ mailsLeave: true });
});
afterAll(() => origin.stop());
beforeEach(async () => {
  origin.now = instantInIndia('2026-11-20', '11:30');
  await origin.db.deleteFrom('appointment').execute();
  await origin.db.deleteFrom('outbox').execute();
});

describe('the link in the mail', () => {
  const start = at('2026-11-24', '18:30');

  async function booked() {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const { body } = await visitor.book({ start });
    // Its first mail, to the visitor; the answer's own key would prove no address.
    const rows = await mailsOf(body.appointment.id);
    const mail = rows.find(({ kind, recipient }) => kind === 'mail' && recipient === 'asha@example.in');
    const [, key = ''] = /#([\w-]+)/.exec(String(mail?.payload.text)) ?? [];
    const ask = (method: string, path = '', content?: unknown, given = key) =>
      origin
        .visitor()
        .ask(method, `/server/appointments/${body.appointment.id}${path}`, content, { 'x-appointment-key': given });
    return { id: body.appointment.id as string, ask, calendar: body.appointment.calendar as string };
  }

  test('shows the appointment, and nothing without its key', async () => {
    const { ask } = await booked();
    expect((await ask('GET')).body.appointment.start).toBe(start);
    expect((await ask('GET', '', undefined, 'x'.repeat(43))).status).toBe(404);
    expect((await ask('DELETE', '', undefined, '')).status).toBe(404);
  });

  test('moves it: the old place is free again, reminders follow, the calendar entry is replaced', async () => {
    const { id, ask } = await booked();
    const later = at('2026-11-26', '09:00');
    expect((await ask('POST', '/move', { start: later })).body.appointment.start).toBe(later);
    const { body } = await origin.visitor().ask('GET', '/server/appointments/slots?from=2026-11-24&days=1');
    expect(body.slots.find((slot: { start: string }) => slot.start === start).places).toBe(1);
    const rows = await mailsOf(id);
    const reminders = rows
      .filter(({ kind }) => kind === 'appointment-reminder')
      .map(({ not_before }) => not_before.toISOString());
    expect(reminders.sort()).toEqual([at('2026-11-25', '09:00'), at('2026-11-26', '08:00')]);
    expect(JSON.stringify(rows.map(({ payload }) => payload))).toContain('SEQUENCE:1');
  });

  test('moves it once when it is asked twice at once, and tells of it once', async () => {
    const { ask, id } = await booked();
    const later = at('2026-11-26', '10:00');
    const both = await Promise.all([1, 2, 3].map(() => ask('POST', '/move', { start: later })));
    expect(both.map(({ status, body }) => [status, body.appointment?.start])).toEqual(both.map(() => [200, later]));
    const told = await mailsOf(id);
    expect(told.filter(({ dedupe_key }) => dedupe_key.endsWith(':firm'))).toHaveLength(2);
  });

  test('does not move onto a taken time', async () => {
    const { ask } = await booked();
    const other = origin.visitor();
    await other.verify(nextPhone());
    await other.book({ start: at('2026-11-24', '19:00') });
    const { status, body } = await ask('POST', '/move', { start: at('2026-11-24', '19:00') });
    expect([status, body.message]).toEqual([
      409,
      'That time was just taken. The next free one is Tuesday 24 November, 7:30 to 8:00 PM.',
    ]);
    expect((await ask('GET')).body.appointment.start).toBe(start);
  });

  test('a move that the database ends because another one wants the time in return is told that it is gone', async () => {
    const { ask } = await booked();
    await sql`create function swap() returns trigger language plpgsql
      as $$begin raise exception 'deadlock detected' using errcode = '40P01'; end$$`.execute(origin.owner);
    await sql`create trigger swap before update of starts_at on appointment for each row
      execute function swap()`.execute(origin.owner);
    const { status } = await ask('POST', '/move', { start: at('2026-11-26', '09:00') });
    await sql`drop function swap cascade`.execute(origin.owner);
    expect(status).toBe(409);
    expect((await ask('GET')).body.appointment.start).toBe(start);
  });

  test('moves it three times and no more, however many ask at once', async () => {
    const { id, ask } = await booked();
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'];
    const move = (time: string) => ask('POST', '/move', { start: at('2026-11-26', time) });
    for (let round = 0; round < 4; round += 1) await Promise.all(times.map(move));
    const last = await ask('POST', '/move', { start });
    expect([last.status, last.body.message]).toEqual([
      400,
      'You have moved this appointment 3 times. Write to us or call us, and we arrange it with you.',
    ]);
    const mails = (await mailsOf(id)).filter(({ kind }) => kind === 'mail');
    expect(mails).toHaveLength(2 + 2 * 3);
  });

  test('cancels it once, frees the place and takes the reminders back', async () => {
    const { id, ask } = await booked();
    expect((await ask('DELETE')).body.appointment.status).toBe('cancelled');
    expect((await ask('DELETE')).body.appointment.status).toBe('cancelled');
    const rows = await mailsOf(id);
    expect(rows.filter(({ kind }) => kind === 'appointment-reminder')).toEqual([]);
    expect(rows.filter(({ kind }) => kind === 'mail')).toHaveLength(4);
    expect((await ask('POST', '/move', { start: at('2026-11-26', '09:00') })).body.message).toMatch(/cancelled/);
    const next = origin.visitor();
    await next.verify(nextPhone());
    expect((await next.book({ start })).status).toBe(200);
  });

  test('changes nothing once the time has come', async () => {
    const { ask } = await booked();
    origin.now = instantInIndia('2026-11-24', '18:31');
    expect((await ask('DELETE')).status).toBe(400);
    expect((await ask('POST', '/move', { start: at('2026-11-26', '09:00') })).status).toBe(400);
  });

  test('the calendar file has a key of its own', async () => {
    const { calendar } = await booked();
    const { status, text, headers } = await origin.visitor().ask('GET', calendar);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(text).toContain('DTSTART:20261124T130000Z');
    expect(text).not.toContain('asha');
    expect((await origin.visitor().ask('GET', `${calendar.slice(0, -2)}xx`)).status).toBe(404);
  });
});
