import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, nextPhone, startBookingOrigin } from '#appointments/booking-fixture.ts';
import { providerSettings } from '#settings/provider-settings.ts';

type Origin = Awaited<ReturnType<typeof startBookingOrigin>>;
let origin: Origin;

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

  test('whoever signs out leaves no proven phone, and no booking of it in sight', async () => {
    const visitor = origin.visitor();
    const phone = nextPhone();
    await visitor.verify(phone);
    await visitor.ask('POST', '/server/auth/signout');
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
