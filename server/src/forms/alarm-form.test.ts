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
  const address = link.replace('https://site.example', '');
  const stopped = await site.post(address, { form: 'alarm' });
  expect([stopped.status, stopped.location]).toEqual([303, address]);
  expect((await site.origin.call('GET', '/server/profile', { token: visitor.token })).status).toBe(401);
  // A reload of the page that tells it asks for that page again, and of nothing else.
  expect(await site.view(address, stopped.cookies)).toEqual({ done: 'alarm' });
  expect([await site.view(address), await site.view('/not-me?key=other', stopped.cookies)]).toEqual([null, null]);
});

test('a link does that once, and says so: an old mail signs nobody out', async () => {
  const phone = site.origin.freshPhone();
  const { user } = await site.origin.signIn(phone);
  const link = await site.origin.db.transaction().execute((trx) => alarmLink(trx, user.id, ''));
  await site.post(link, { form: 'alarm' });
  const { token } = await site.origin.signIn(phone);
  const again = await site.post(link, { form: 'alarm' });
  expect([again.status, again.posted.data, again.posted.message]).toEqual([
    409,
    { used: true },
    'This link was used already: it stopped the change that was under way, if any, and signed everybody out.',
  ]);
  expect((await site.origin.call('GET', '/server/profile', { token })).status).toBe(200);
});

test('a link that opens nothing says so', async () => {
  for (const url of ['/not-me', '/not-me?key=', '/not-me?key=x', `/not-me?key=${'A'.repeat(300)}`]) {
    const { status, posted } = await site.post(url, { form: 'alarm' });
    expect([status >= 400, posted.message !== null, posted.data]).toEqual([true, true, undefined]);
  }
});
