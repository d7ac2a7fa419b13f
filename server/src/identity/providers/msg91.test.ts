import { afterEach, beforeEach, expect, test } from 'vitest';
import { msg91 } from '#identity/providers/msg91.ts';
import { message, settings } from '#identity/providers/provider-fixture.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';

let service: StandIn;
beforeEach(async () => {
  service = await createStandIn();
});
afterEach(() => service.close());

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
