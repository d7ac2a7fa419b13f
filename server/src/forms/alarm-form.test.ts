import { afterAll, beforeAll, expect, test } from 'vitest';
import { alarmLink } from '#account/contacts/notify.ts';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

test('the button behind a notice’s link ends all sessions, without scripts and without being signed in', async () => {
  const visitor = await site.origin.signIn(site.origin.freshPhone());
  const link = await site.origin.db
    .transaction()
    .execute((trx) => alarmLink(trx, visitor.user.id, 'https://site.example'));
  const stopped = await site.post(link.replace('https://site.example', ''), { form: 'alarm' });
  expect([stopped.status, stopped.posted.message]).toEqual([200, null]);
  expect((await site.origin.call('GET', '/server/profile', { token: visitor.token })).status).toBe(401);
});

test('a link that opens nothing says so', async () => {
  for (const url of ['/not-me', '/not-me?key=', '/not-me?key=x', `/not-me?key=${'A'.repeat(300)}`]) {
    const { status, posted } = await site.post(url, { form: 'alarm' });
    expect([status >= 400, posted.message !== null]).toEqual([true, true]);
  }
});
