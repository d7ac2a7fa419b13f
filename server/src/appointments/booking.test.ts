import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, nextPhone, startBookingOrigin } from '#appointments/booking-fixture.ts';

type Origin = Awaited<ReturnType<typeof startBookingOrigin>>;
let origin: Origin;
const mailsOf = (id: string) =>
  origin.db.selectFrom('outbox').selectAll().where('record', '=', `appointment:${id}`).execute();

beforeAll(async () => {
  origin = await startBookingOrigin();
});
afterAll(() => origin.stop());
beforeEach(async () => {
  origin.now = instantInIndia('2026-11-20', '11:30');
  await origin.db.deleteFrom('appointment').execute();
  await origin.db.deleteFrom('outbox').execute();
});

describe('booking', () => {
  const start = at('2026-11-24', '18:30');

  test('is refused without a verified phone', async () => {
    const { status, body } = await origin.visitor().book({ start });
    expect([status, body.message]).toEqual([403, 'Verify your phone number first.']);
  });

  test('stores it, takes the place, tells both sides and sets two reminders', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const { status, body } = await visitor.book({
      start,
      topics: ['Mutual Funds'],
      language: 'Kannada',
      channel: 'video',
    });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({
      status: 'booked',
      start,
      language: 'Kannada',
      channel: 'video',
      topics: ['Mutual Funds'],
    });
    const { body: after } = await visitor.ask('GET', '/server/appointments/slots?from=2026-11-24&days=1');
    expect(after.slots.find((slot: { start: string }) => slot.start === start).places).toBe(0);

    const rows = await mailsOf(body.appointment.id);
    const kinds = rows.map(({ kind, recipient, not_before }) => [
      kind,
      recipient,
      kind === 'mail' ? null : not_before.toISOString(),
    ]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['mail', 'asha@example.in', null],
        ['mail', 'desk@firm.example', null],
        ['appointment-reminder', 'asha@example.in', at('2026-11-23', '18:30')],
        ['appointment-reminder', 'asha@example.in', at('2026-11-24', '17:30')],
      ]),
    );
    const mail = rows.find(({ recipient, kind }) => kind === 'mail' && recipient === 'asha@example.in')?.payload as {
      text: string;
      attachments: { content: string }[];
    };
    expect(mail.text).toContain(`https://firm.example${String(body.manage).split('#')[0]}#`);
    expect(mail.attachments[0]?.content).toContain('BEGIN:VCALENDAR');
  });

  test('the same key books once, whether in turn or at once, and other words need another key', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const answers = await Promise.all([
      visitor.book({ start }, 'one-key-1'),
      visitor.book({ start }, 'one-key-1'),
      visitor.book({ start }, 'one-key-1'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.appointment.id)).size).toBe(1);
    expect(await origin.db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute()).toHaveLength(2);
    expect((await visitor.book({ start: at('2026-11-24', '19:00') }, 'one-key-1')).status).toBe(422);
  });

  test('a repeated call whose appointment was cancelled meanwhile is refused, and another key books it', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const { appointment, manage } = (await visitor.book({ start }, 'one-key-2')).body;
    const [, key = ''] = String(manage).split('#');
    await visitor.ask('DELETE', `/server/appointments/${appointment.id}`, undefined, { 'x-appointment-key': key });
    const { status, body } = await visitor.book({ start }, 'one-key-2');
    expect([status, body.message]).toEqual([
      409,
      'This appointment was booked and then cancelled. To book again, choose a time.',
    ]);
    expect((await visitor.book({ start }, 'one-key-3')).status).toBe(200);
  });

  test('twenty visitors want the last place: one gets it, the others are told and offered the next', async () => {
    const visitors = Array.from({ length: 20 }, () => origin.visitor());
    await Promise.all(visitors.map((visitor) => visitor.verify(nextPhone())));
    const answers = await Promise.all(visitors.map((visitor) => visitor.book({ start })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = answers.filter(({ status }) => status !== 200);
    expect(told.filter(({ status }) => status !== 409)).toEqual([]);
    expect(told[0]?.body.message).toBe(
      'That time was just taken. The next free one is Tuesday 24 November, 7:00 to 7:30 PM.',
    );
    expect(new Set(told.map(({ body }) => body.next))).toEqual(new Set([at('2026-11-24', '19:00')]));
  });

  test.each([
    ['the past', { start: at('2026-11-20', '09:00') }, 'start', /passed/],
    ['an unaligned time', { start: at('2026-11-24', '18:40') }, 'start', /every 30 minutes/],
    ['outside work hours', { start: at('2026-11-24', '21:00') }, 'start', /every 30 minutes/],
    ['a holiday', { start: at('2026-11-25', '10:00') }, 'start', /closed/],
    ['no time at all', { start: '' }, 'start', /Choose a time/],
    ['an unknown topic', { start, topics: ['Crypto'] }, 'topics', /Choose from/],
    ['an unknown language', { start, language: 'Klingon' }, 'language', /Choose from/],
    ['a name with a second mail header', { start, name: 'Asha\r\nBcc: all@example.in' }, 'name', /one line/],
    ['no email', { start, email: 'asha' }, 'email', /email address/],
  ])('%s is refused beside its field, and nothing is stored or sent', async (_, wish, field, reason) => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const { status, body } = await visitor.book(wish);
    expect(status).toBe(400);
    expect(body.fields[field]).toMatch(reason);
    expect(await origin.db.selectFrom('appointment').select('id').execute()).toEqual([]);
    expect(await origin.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('is found again by whoever proves the phone, with what moves and cancels it, and by nobody else', async () => {
    const phone = nextPhone();
    const first = origin.visitor();
    await first.verify(phone);
    const booked = (await first.book({ start })).body;
    const sooner = (await first.book({ start: at('2026-11-23', '10:00') })).body;
    const { body: gone } = await first.book({ start: at('2026-11-23', '11:00') });
    const key = gone.manage.split('#')[1];
    await first.ask('DELETE', `/server/appointments/${gone.appointment.id}`, undefined, { 'x-appointment-key': key });

    const again = origin.visitor();
    expect((await again.ask('GET', '/server/appointments/coming')).body).toEqual({ success: true, appointments: [] });
    await again.verify(phone);
    const { appointments } = (await again.ask('GET', '/server/appointments/coming')).body;
    expect(appointments).toEqual([sooner, booked].map(({ success: _, ...one }) => one));
    const other = origin.visitor();
    await other.verify(nextPhone());
    expect((await other.ask('GET', '/server/appointments/coming')).body.appointments).toEqual([]);

    origin.now = instantInIndia('2026-11-23', '10:31');
    expect((await again.ask('GET', '/server/appointments/coming')).body.appointments).toHaveLength(1);
  });

  test('one phone holds three appointments ahead and never two at one time', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    for (const time of ['09:00', '09:30', '10:00'])
      expect((await visitor.book({ start: at('2026-11-24', time) })).status).toBe(200);
    expect((await visitor.book({ start: at('2026-11-24', '09:00') })).body.fields.start).toMatch(/already have/);
    expect((await visitor.book({ start: at('2026-11-24', '11:00') })).body.message).toMatch(/3 appointments ahead/);
  });

  test('a hundred tries of one phone at once book three', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const times = Array.from({ length: 20 }, (_, index) => 9 * 60 + 30 * index).map(
      (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
    const starts = ['2026-11-24', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'].flatMap((day) =>
      times.map((time) => at(day, time)),
    );
    const answers = await Promise.all(starts.map((one) => visitor.book({ start: one })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await origin.db.selectFrom('appointment').select('id').execute()).toHaveLength(3);
    expect(await origin.db.selectFrom('outbox').select('id').where('kind', '=', 'mail').execute()).toHaveLength(3 + 1);
  });

  test('five bookings in a day are enough for one phone, cancelled ones too', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00']) {
      const { body } = await visitor.book({ start: at('2026-11-24', time) });
      const [, key = ''] = String(body.manage).split('#');
      const address = `/server/appointments/${body.appointment.id}`;
      expect((await visitor.ask('DELETE', address, undefined, { 'x-appointment-key': key })).status).toBe(200);
    }
    const refused = await visitor.book({ start: at('2026-11-24', '12:00') });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    const other = origin.visitor();
    await other.verify(nextPhone());
    expect((await other.book({ start: at('2026-11-24', '12:00') })).status).toBe(200);
  });
});

test('two seats take two visitors and refuse the third', async () => {
  const pair = await startBookingOrigin({ capacity: 2 });
  const visitors = Array.from({ length: 3 }, () => pair.visitor());
  await Promise.all(visitors.map((visitor) => visitor.verify(nextPhone())));
  const answers = await Promise.all(visitors.map((visitor) => visitor.book({ start: at('2026-11-24', '18:30') })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  await pair.stop();
});
