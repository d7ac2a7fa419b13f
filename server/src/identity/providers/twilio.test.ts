import { afterEach, beforeEach, expect, test } from 'vitest';
import { message, settings } from '#identity/providers/provider-fixture.ts';
import { twilio } from '#identity/providers/twilio.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';

let service: StandIn;
beforeEach(async () => {
  service = await createStandIn();
});
afterEach(() => service.close());

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
