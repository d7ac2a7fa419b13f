import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

const names = () => site.origin.db.selectFrom('referral').select('name').execute();
const friend = { name: 'Ravi', phoneNumber: '9876500099', email: 'ravi@example.in' };

test('the buttons behind the link of the mail answer, without scripts and without being signed in', async () => {
  const { token } = await site.origin.signIn(site.origin.freshPhone());
  await site.origin.call('POST', '/server/referral/saveReferral', { token, body: friend });
  const mail = () =>
    site.origin.db.selectFrom('inbox_message').select('body').where('recipient', '=', friend.email).executeTakeFirst();
  await expect.poll(mail, { timeout: 20_000 }).toBeDefined();
  const link = new URL(/http\S+\/invitation\?key=\S+/.exec((await mail())?.body ?? '')?.[0] ?? '');
  const press = (answer: string) => site.post(link.pathname + link.search, { form: 'invitation', answer });
  const neither = await site.post(link.pathname + link.search, { form: 'invitation' });
  expect([neither.status, neither.posted.message]).toEqual([400, 'Press one of the two buttons below.']);
  expect(await names()).toEqual([{ name: friend.name }]);
  for (const answer of ['agree', 'remove']) {
    const { status, location, cookies } = await press(answer);
    expect([status, location]).toEqual([303, link.pathname + link.search]);
    expect(await site.view(location ?? '', cookies)).toEqual({ done: answer });
    expect(await site.view('/invitation?key=other', cookies)).toBeNull();
  }
  expect((await press('agree')).posted.message).toBe(
    'This link is not valid any more: we have nothing of you from it.',
  );
  expect(await site.origin.db.selectFrom('referral').select(['name', 'phone', 'email']).execute()).toEqual([
    { name: null, phone: null, email: null },
  ]);
});
