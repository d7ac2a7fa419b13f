import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { email, message, settings } from '#identity/providers/provider-fixture.ts';
import { webhook } from '#identity/providers/webhook.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';

let service: StandIn;
beforeEach(async () => {
  service = await createStandIn();
});
afterEach(() => service.close());

const secret = 'a-shared-secret-of-32-characters';
const make = () =>
  webhook(settings('webhook', { OTP_WEBHOOK_URL: `${service.url}/codes`, OTP_WEBHOOK_SECRET: secret }), 'Sample Firm');

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
  await make().notify?.(email, 'Your number was changed.', 'n1', async () => {});
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
