import { afterEach, beforeEach, expect, test } from 'vitest';
import { otpless, vouchedIdentity } from '#identity/providers/otpless.ts';
import { email, message, settings } from '#identity/providers/provider-fixture.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';

let service: StandIn;
beforeEach(async () => {
  service = await createStandIn();
});
afterEach(() => service.close());

const make = () =>
  settings('otpless', {
    OTPLESS_CLIENT_ID: 'id',
    OTPLESS_CLIENT_SECRET: 's3cret',
    OTPLESS_AUTH_URL: service.url,
    OTPLESS_USER_AUTH_URL: service.url,
  });

test('makes and sends the code itself; the origin keeps the request id', async () => {
  service.answer = { status: 200, body: { requestId: 'req-1' } };
  expect(await otpless(make()).sendCode(message)).toEqual({ reference: 'req-1' });
  const [call] = service.calls;
  expect([call?.method, call?.path, call?.headers.clientid, call?.headers.clientsecret]).toEqual([
    'POST',
    '/auth/v1/initiate/otp',
    'id',
    's3cret',
  ]);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    phoneNumber: '+919876543210',
    channels: ['WHATSAPP', 'SMS'],
    expiry: 300,
    otpLength: 6,
  });
});

test('an email address goes by email', async () => {
  service.answer = { status: 200, body: { requestId: 'req-2' } };
  await otpless(make()).sendCode({ ...message, contact: email });
  expect(JSON.parse(service.calls[0]?.body ?? '')).toMatchObject({ email: 'asha@example.in', channels: ['EMAIL'] });
});

test.each([
  [{ status: 200, body: { requestId: 'r', isOTPVerified: true, message: 'ok' } }, true],
  [{ status: 200, body: { requestId: 'r', isOTPVerified: false } }, false],
  [{ status: 200, body: { requestId: 'r', isOTPVerified: 'true' } }, false],
  [{ status: 400, body: { errorCode: '7118' } }, false],
])('checking: %j means %s', async (answer, right) => {
  service.answer = answer;
  expect(await otpless(make()).check?.('r', '042137')).toBe(right);
  expect(JSON.parse(service.calls[0]?.body ?? '')).toEqual({ requestId: 'r', otp: '042137' });
});

test.each([
  [{ status: 429, body: { errorCode: '7020' } }, 'rate'],
  [{ status: 401, body: { errorCode: '7025' } }, 'failed'],
  [{ status: 400, body: { errorCode: '7101' } }, 'contact'],
  [{ status: 400, body: { errorCode: '7999' } }, 'failed'],
  [{ status: 200, body: {} }, 'failed'],
  [{ status: 200, body: '<html>down for maintenance' }, 'failed'],
  [{ status: 500, body: 'oops' }, 'failed'],
])('sending: %j is the failure %s', async (answer, kind) => {
  service.answer = answer;
  await expect(otpless(make()).sendCode(message)).rejects.toMatchObject({ kind });
});

test('vouches for the number behind a widget token', async () => {
  service.answer = {
    status: 200,
    body: {
      token: 't',
      status: 'SUCCESS',
      userId: 'u',
      identities: [
        { identityType: 'EMAIL', identityValue: 'a@b.in' },
        { identityType: 'MOBILE', identityValue: '919876543210' },
      ],
    },
  };
  expect(await vouchedIdentity(make(), 't')).toEqual({ channel: 'phone', value: '+919876543210' });
  expect(service.calls[0]?.path).toBe('/auth/v1/validate/token');
});

test.each([
  { status: 401, body: { errorCode: '7025' } },
  { status: 200, body: { status: 'FAILED', identities: [] } },
  { status: 200, body: { status: 'SUCCESS', identities: [] } },
  {
    status: 200,
    body: {
      status: 'SUCCESS',
      identities: [{ identityType: 'MOBILE', identityValue: '919876543210', verified: false }],
    },
  },
  { status: 200, body: 'null' },
])('vouches for nobody on %j', async (answer) => {
  service.answer = answer;
  expect(await vouchedIdentity(make(), 't')).toBeNull();
});
