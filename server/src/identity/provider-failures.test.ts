import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('signing in by OTPless', () => {
  let service: StandIn;
  let origin: TestApp;
  beforeAll(async () => {
    service = await createStandIn();
    origin = await createTestApp({
      OTP_PROVIDER: 'otpless',
      OTPLESS_CLIENT_ID: 'id',
      OTPLESS_CLIENT_SECRET: 'secret',
      OTPLESS_APP_ID: 'APP',
      OTPLESS_AUTH_URL: service.url,
      OTPLESS_USER_AUTH_URL: service.url,
    });
  });
  afterAll(async () => {
    await origin.close();
    await service.close();
  });
  beforeEach(() => {
    service.calls.length = 0;
  });
  const initiate = (phoneNumber: string) => origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber } });
  const vouch = (identities: object[]) => ({ status: 200, body: { status: 'SUCCESS', identities } });

  test('the page is told the public app id', async () => {
    expect((await origin.call('GET', '/server/auth/options')).json).toMatchObject({
      otplessAppId: 'APP',
      codeLength: 6,
    });
  });

  test('OTPless checks the code; three wrong answers are still the most', async () => {
    service.answer = ({ path, body }) =>
      path.endsWith('initiate/otp')
        ? { status: 200, body: { requestId: 'r1' } }
        : { status: 200, body: { isOTPVerified: body.includes('111111') } };
    const verify = (challengeId: unknown, otp: string) =>
      origin.call('POST', '/server/auth/otp/verify', { body: { challengeId, otp } });
    const { json: first } = await initiate('9876500001');
    expect((await verify(first.challengeId, '111111')).json.user).toMatchObject({ contact: '+91 XXXXX X0001' });
    expect((await verify(first.challengeId, '111111')).status).toBe(400);

    const { json: second } = await initiate('9876500001');
    for (let i = 0; i < 3; i += 1) expect((await verify(second.challengeId, '222222')).status).toBe(400);
    const asked = service.calls.length;
    expect((await verify(second.challengeId, '111111')).status).toBe(400);
    expect(service.calls).toHaveLength(asked);
  });

  test.each([
    [{ status: 500, body: 'oops' }, 502, 'Failed to send OTP'],
    [{ status: 429, body: { errorCode: '7022' } }, 429, /Too many codes/],
    [{ status: 400, body: { errorCode: '7102' } }, 400, /No code can be sent there/],
  ] as const)('when sending fails with %j the visitor is told', async (answer, status, message) => {
    service.answer = answer;
    const reply = await initiate('9876500002');
    expect(reply.status).toBe(status);
    expect(reply.json.message).toMatch(message);
  });

  test('the widget’s word counts only through OTPless, and once', async () => {
    service.answer = vouch([{ identityType: 'MOBILE', identityValue: '919876500003' }]);
    const body = {
      token: 'widget-token',
      status: 'SUCCESS',
      identities: [{ identityType: 'MOBILE', identityValue: '919999999999' }],
    };
    const first = await origin.call('POST', '/server/auth/otpless', { body });
    expect(first.json).toMatchObject({ success: true, user: { contact: '+91 XXXXX X0003' } });
    const replayed = await origin.call('POST', '/server/auth/otpless', { body });
    expect([replayed.status, replayed.json.message]).toEqual([400, 'Authentication failed']);
  });

  test('a forged token signs nobody in', async () => {
    service.answer = { status: 401, body: { errorCode: '7025' } };
    const reply = await origin.call('POST', '/server/auth/otpless', { body: { token: 'forged' } });
    expect([reply.status, reply.json.message]).toEqual([400, 'Authentication failed']);
  });

  test('an outage of OTPless is said', async () => {
    service.answer = { status: 503, body: '' };
    expect((await origin.call('POST', '/server/auth/otpless', { body: { token: 'x' } })).status).toBe(502);
  });
});

describe('codes by email', () => {
  const mails: string[] = [];
  let refuse: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
    onRcptTo(_address, _session, callback) {
      callback(refuse === null ? null : Object.assign(new Error('no such mailbox'), { responseCode: refuse }));
    },
  });
  let origin: TestApp;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    origin = await createTestApp({
      OTP_PROVIDER: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'codes@firm.example',
    });
  });
  afterEach(() => {
    refuse = null;
  });
  afterAll(async () => {
    await origin.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  test('the mail carries the code that signs in', async () => {
    const { json } = await origin.call('POST', '/server/auth/otp/initiate', { body: { email: 'asha@example.in' } });
    const code = /^Subject: (\d{6}) is your code/m.exec(mails.at(-1) ?? '')?.[1];
    expect(mails.at(-1)).toMatch(/^From: codes@firm\.example/m);
    const { status } = await origin.call('POST', '/server/auth/otp/verify', {
      body: { challengeId: json.challengeId, otp: code },
    });
    expect(status).toBe(200);
  });

  test('a phone cannot be reached by email, and the form is told so', async () => {
    const { status, json } = await origin.call('POST', '/server/auth/otp/initiate', {
      body: { phoneNumber: '9876543210' },
    });
    expect([status, json.fields]).toEqual([400, { phoneNumber: 'Codes cannot be sent to phones here.' }]);
  });

  test('a mailbox that does not exist is the visitor’s to correct', async () => {
    refuse = 550;
    const { status, json } = await origin.call('POST', '/server/auth/otp/initiate', {
      body: { email: 'nobody@example.in' },
    });
    expect([status, json.fields]).toEqual([400, { email: 'No code can be sent there. Check it, please.' }]);
  });

  test('there is no development inbox with another provider’s codes in it', async () => {
    expect((await origin.call('GET', `/dev/inbox.json?key=${origin.config.inboxKey}`)).json).toEqual([]);
  });
});
