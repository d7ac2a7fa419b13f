import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBookingOrigin } from '#appointments/booking-fixture.ts';
import { providerSettings } from '#identity/providers/settings.ts';

type Origin = Awaited<ReturnType<typeof startBookingOrigin>>;
let origin: Origin;
let lastPhone = 9_800_000_000;
const nextPhone = () => `+91${++lastPhone}`;
const at = (day: string, time: string) => instantInIndia(day, time).toISOString();
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

describe('GET /server/appointments/slots', () => {
  test('a week of half hours in work hours, without Sunday and the holiday', async () => {
    const { status, body } = await origin.visitor().ask('GET', '/server/appointments/slots?from=2026-11-23&days=7');
    expect(status).toBe(200);
    expect(body.slots).toHaveLength(5 * 23);
    expect(body.slots[0]).toEqual({ start: '2026-11-23T03:00:00.000Z', end: '2026-11-23T03:30:00.000Z', places: 1 });
  });

  test('past times have no place, and a week is the usual span', async () => {
    const { body } = await origin.visitor().ask('GET', '/server/appointments/slots?from=2026-11-20');
    const free = body.slots.filter(({ places }: { places: number }) => places > 0);
    expect(free[0].start).toBe(at('2026-11-20', '12:00'));
    expect(body.slots.at(-1).start).toBe(at('2026-11-26', '19:30'));
  });

  test.each([
    '',
    '?from=tomorrow',
    '?from=2026-02-30',
    '?from=9999-12-31&days=31',
    '?from=2026-11-23&days=0',
    '?from=2026-11-23&days=500',
    '?from=2026-11-23&days=x',
  ])('%s is refused with the field', async (query) => {
    const { status, body } = await origin.visitor().ask('GET', `/server/appointments/slots${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toHaveLength(1);
  });
});

describe('phone verification', () => {
  test('a right code verifies this browser for half an hour, without an account or a session', async () => {
    const visitor = origin.visitor();
    const phone = nextPhone();
    expect((await visitor.ask('GET', '/server/appointments/verification')).body.verification).toBeNull();
    const { status, body, headers } = await visitor.verify(phone);
    expect(status).toBe(200);
    expect(body.verification.phone).toBe(`+91 XXXXX X${phone.slice(-4)}`);
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict/);
    expect((await visitor.ask('GET', '/server/appointments/verification')).body.verification.phone).toBe(
      body.verification.phone,
    );
    expect(await origin.db.selectFrom('account').select('id').execute()).toEqual([]);
    await origin.db
      .updateTable('phone_proof')
      .set({ expires_at: new Date(0) })
      .where('phone', '=', phone)
      .execute();
    expect((await visitor.ask('GET', '/server/appointments/verification')).body.verification).toBeNull();
  });

  test('a wrong code is refused, and a used one opens nothing again', async () => {
    const visitor = origin.visitor();
    const phone = nextPhone();
    const { body } = await visitor.initiate(phone);
    const wrong = visitor.codeFor(phone) === '000000' ? '000001' : '000000';
    const answer = { challengeId: body.challengeId, otp: visitor.codeFor(phone) };
    expect(
      (await visitor.ask('POST', '/server/appointments/verify', { ...answer, otp: wrong })).body.fields.otp,
    ).toMatch(/not right/);
    expect((await visitor.ask('POST', '/server/appointments/verify', answer)).status).toBe(200);
    expect((await origin.visitor().ask('POST', '/server/appointments/verify', answer)).status).toBe(400);
  });

  test('"use another" forgets the phone here and on the server', async () => {
    const visitor = origin.visitor();
    const phone = nextPhone();
    await visitor.verify(phone);
    await visitor.ask('DELETE', '/server/appointments/verification');
    expect((await visitor.ask('GET', '/server/appointments/verification')).body.verification).toBeNull();
    expect(await origin.db.selectFrom('phone_proof').select('phone').where('phone', '=', phone).execute()).toEqual([]);
  });

  test('whoever signed in with a phone needs no second code', async () => {
    const visitor = origin.visitor();
    const phone = nextPhone();
    const { body } = await visitor.initiate(phone);
    const session = await visitor.ask('POST', '/server/auth/otp/verify', {
      challengeId: body.challengeId,
      otp: visitor.codeFor(phone),
    });
    const authorization = `Bearer ${session.body.token}`;
    const known = await origin.visitor().ask('GET', '/server/appointments/verification', undefined, { authorization });
    expect(known.body.verification.phone).toBe(`+91 XXXXX X${phone.slice(-4)}`);
    await origin.db.deleteFrom('account').execute();
  });
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
    expect(mail.text).toContain(`https://firm.example${body.manage}`);
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

  test('twenty visitors want the last place: one gets it, the others are told and offered the next', async () => {
    const visitors = Array.from({ length: 20 }, () => origin.visitor());
    await Promise.all(visitors.map((visitor) => visitor.verify(nextPhone())));
    const answers = await Promise.all(visitors.map((visitor) => visitor.book({ start })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = answers.filter(({ status }) => status === 409);
    expect(told).toHaveLength(19);
    expect(told[0]?.body.message).toBe(
      'That time was just taken. The next free one is Tuesday 24 November, 7:00 to 7:30 PM.',
    );
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
    ['no e-mail', { start, email: 'asha' }, 'email', /e-mail address/],
  ])('%s is refused beside its field, and nothing is stored or sent', async (_, wish, field, reason) => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const { status, body } = await visitor.book(wish);
    expect(status).toBe(400);
    expect(body.fields[field]).toMatch(reason);
    expect(await origin.db.selectFrom('appointment').select('id').execute()).toEqual([]);
    expect(await origin.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('one phone holds three appointments ahead and never two at one time', async () => {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    for (const time of ['09:00', '09:30', '10:00'])
      expect((await visitor.book({ start: at('2026-11-24', time) })).status).toBe(200);
    expect((await visitor.book({ start: at('2026-11-24', '09:00') })).body.fields.start).toMatch(/already have/);
    expect((await visitor.book({ start: at('2026-11-24', '11:00') })).body.message).toMatch(/3 appointments ahead/);
  });
});

describe('the link in the mail', () => {
  const start = at('2026-11-24', '18:30');

  async function booked() {
    const visitor = origin.visitor();
    await visitor.verify(nextPhone());
    const { body } = await visitor.book({ start });
    const [, key = ''] = String(body.manage).split('#');
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

test('two seats take two visitors and refuse the third', async () => {
  const pair = await startBookingOrigin({ capacity: 2 });
  const visitors = Array.from({ length: 3 }, () => pair.visitor());
  await Promise.all(visitors.map((visitor) => visitor.verify(nextPhone())));
  const answers = await Promise.all(visitors.map((visitor) => visitor.book({ start: at('2026-11-24', '18:30') })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  await pair.stop();
});

describe('the OTPless widget', () => {
  test('verifies the phone that OTPless vouches for, and each token once', async () => {
    const vouches = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        const known = JSON.parse(text).token === 'good';
        const identities = [{ identityType: 'MOBILE', identityValue: '919812345678', verified: true }];
        response.writeHead(known ? 200 : 401, { 'content-type': 'application/json' });
        response.end(JSON.stringify(known ? { token: 'good', status: 'SUCCESS', userId: 'u', identities } : {}));
      });
    });
    await new Promise<void>((ready) => vouches.listen(0, '127.0.0.1', ready));
    const address = `http://127.0.0.1:${(vouches.address() as AddressInfo).port}`;
    const { settings } = providerSettings(
      {
        OTP_PROVIDER: 'otpless',
        OTPLESS_CLIENT_ID: 'id',
        OTPLESS_CLIENT_SECRET: 'secret',
        OTPLESS_USER_AUTH_URL: address,
      },
      false,
    );
    const [otpless] = settings;
    if (otpless?.provider !== 'otpless') throw new Error('OTPless was not read');
    const own = await startBookingOrigin({ otpless });
    const verify = (token: string) =>
      own.visitor().ask('POST', '/server/appointments/verify/otpless', { token, identities: ['ignored'] });
    expect((await verify('forged')).status).toBe(400);
    expect((await verify('good')).body.verification.phone).toBe('+91 XXXXX X5678');
    expect((await verify('good')).status).toBe(400);
    await own.stop();
    vouches.close();
  });

  test('is not there where it is not set up', async () => {
    expect((await origin.visitor().ask('POST', '/server/appointments/verify/otpless', { token: 'good' })).status).toBe(
      404,
    );
  });
});
