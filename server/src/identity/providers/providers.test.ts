import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { msg91 } from '#identity/providers/msg91.ts';
import { otpless, vouchedIdentity } from '#identity/providers/otpless.ts';
import { postJson } from '#identity/providers/post.ts';
import { type ProviderName, providerSettings, type SettingsOf } from '#identity/providers/settings.ts';
import { twilio } from '#identity/providers/twilio.ts';
import { webhook } from '#identity/providers/webhook.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';

let service: StandIn;
beforeEach(async () => {
  service = await createStandIn();
});
afterEach(() => service.close());

const phone = { channel: 'phone', value: '+919876543210' } as const;
const email = { channel: 'email', value: 'asha@example.in' } as const;
const message = { contact: phone, code: '042137', id: 'c1', expiresInSeconds: 300 };

function settings<Name extends ProviderName>(name: Name, variables: Record<string, string>): SettingsOf<Name> {
  const read = providerSettings({ OTP_PROVIDER: name, ...variables }, true);
  expect(read.problems).toEqual([]);
  return read.settings[0] as SettingsOf<Name>;
}

describe('otpless', () => {
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

  test('an e-mail address goes by e-mail', async () => {
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
});

describe('twilio', () => {
  const make = (from = '+15005550006') =>
    twilio(
      settings('twilio', {
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: 'tok',
        TWILIO_FROM: from,
        TWILIO_URL: service.url,
      }),
      'Sample Firm',
    );

  test('sends the code as an SMS', async () => {
    service.answer = { status: 201, body: { sid: 'SM1', status: 'queued' } };
    expect(await make().sendCode(message)).toEqual({ reference: null });
    const [call] = service.calls;
    expect(call?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:tok').toString('base64')}`);
    const form = new URLSearchParams(call?.body);
    expect([form.get('To'), form.get('From')]).toEqual(['+919876543210', '+15005550006']);
    expect(form.get('Body')).toMatch(/^042137 is your one-time code for Sample Firm/);
  });

  test('a messaging service is named as one', async () => {
    service.answer = { status: 201, body: {} };
    await make('MG9').sendCode(message);
    expect(new URLSearchParams(service.calls[0]?.body).get('MessagingServiceSid')).toBe('MG9');
  });

  test.each([
    [{ status: 400, body: { code: 21211 } }, 'contact'],
    [{ status: 429, body: { code: 20429 } }, 'rate'],
    [{ status: 401, body: { code: 20003 } }, 'failed'],
  ])('%j is the failure %s', async (answer, kind) => {
    service.answer = answer;
    await expect(make().sendCode(message)).rejects.toMatchObject({ kind });
  });
});

describe('msg91', () => {
  const make = () =>
    msg91(
      settings('msg91', {
        MSG91_AUTH_KEY: 'key',
        MSG91_TEMPLATE_ID: 'tpl',
        MSG91_DLT_ENTITY_ID: '1101234567890123456',
        MSG91_DLT_TEMPLATE_ID: '1107123456789012345',
        MSG91_DLT_HEADER: 'SAMPLE',
        MSG91_URL: service.url,
      }),
    );

  test('fills the registered template', async () => {
    service.answer = { status: 200, body: { type: 'success', message: '5762846b' } };
    expect(await make().sendCode(message)).toEqual({ reference: null });
    const [call] = service.calls;
    expect([call?.path, call?.headers.authkey]).toEqual(['/api/v5/flow', 'key']);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      template_id: 'tpl',
      sender: 'SAMPLE',
      recipients: [{ mobiles: '919876543210', otp: '042137' }],
    });
  });

  test.each([
    [{ status: 200, body: { type: 'error', message: 'Invalid mobile number' } }, 'contact'],
    [{ status: 200, body: { type: 'error', message: 'Missing Authentication Key', code: '106' } }, 'failed'],
    [{ status: 418, body: 'blocked' }, 'failed'],
  ])('%j is the failure %s', async (answer, kind) => {
    service.answer = answer;
    await expect(make().sendCode(message)).rejects.toMatchObject({ kind });
  });
});

describe('webhook', () => {
  const secret = 'a-shared-secret-of-32-characters';
  const make = () =>
    webhook(
      settings('webhook', { OTP_WEBHOOK_URL: `${service.url}/codes`, OTP_WEBHOOK_SECRET: secret }),
      'Sample Firm',
    );

  test('signs what it sends', async () => {
    expect(await make().sendCode(message)).toEqual({ reference: null });
    const [call] = service.calls;
    const expected = createHmac('sha256', secret).update(`${call?.headers['x-timestamp']}.${call?.body}`).digest('hex');
    expect(call?.headers['x-signature']).toBe(`v1=${expected}`);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'code',
      id: 'c1',
      channel: 'phone',
      to: '+919876543210',
      code: '042137',
    });
  });

  test('tells a person something without a code', async () => {
    await make().notify?.(email, 'Your number was changed.', 'n1');
    expect(JSON.parse(service.calls[0]?.body ?? '')).toEqual({
      type: 'notice',
      id: 'n1',
      channel: 'email',
      to: 'asha@example.in',
      text: 'Your number was changed.',
    });
  });

  test.each([
    [422, 'contact'],
    [429, 'rate'],
    [500, 'failed'],
    [302, 'failed'],
  ])('HTTP %i is the failure %s', async (status, kind) => {
    service.answer = { status, body: {} };
    await expect(make().sendCode(message)).rejects.toMatchObject({ kind });
  });
});

describe('post', () => {
  test('gives up when no answer comes, and does not call twice: the code may be on its way', async () => {
    service.answer = 'hang';
    await expect(postJson(service.url, {}, {}, 100)).rejects.toMatchObject({
      kind: 'failed',
      message: '127.0.0.1: TimeoutError',
    });
    expect(service.calls).toHaveLength(1);
  });

  test('a service that is down is a failure that names its host', async () => {
    await service.close();
    await expect(postJson(service.url, {}, {})).rejects.toThrow('127.0.0.1: ECONNREFUSED');
    service = await createStandIn();
  });
});
