import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms();
});
afterAll(() => site.close());

const friend = { name: 'Ravi', phoneNumber: '9876500099', email: 'ravi@example.in' };
const form = { form: 'referral', ...friend, relation: 'family', productOfInterest: 'other' };
const stored = () => site.origin.db.selectFrom('referral').selectAll().execute();

test('the session’s cookie says whose referral it is, and is not spent by two forms at once', async () => {
  const { refresh, user } = await site.origin.signIn(site.origin.freshPhone());
  const cookies = { session: refresh };
  const both = [form, { ...form, name: 'Asha' }].map((fields) => site.post('/refer', fields, { cookies }));
  const answers = await Promise.all(both);
  for (const { status, location } of answers) expect([status, location]).toEqual([303, '/refer']);
  const rows = await stored();
  expect(rows).toMatchObject([{ account_id: user.id }, { account_id: user.id }]);
  expect(new Set(answers.map((answer) => answer.cookies.referred))).toEqual(new Set(rows.map(({ id }) => id)));
  expect((await site.origin.call('POST', '/server/auth/refresh', { cookies })).status).toBe(200);
});

test('the button pressed twice stores one referral, and both presses lead to it', async () => {
  const { refresh, user } = await site.origin.signIn(site.origin.freshPhone());
  const press = () => site.post('/refer', form, { cookies: { session: refresh } });
  const answers = [...(await Promise.all([press(), press()])), await press()];
  const own = (await stored()).filter(({ account_id }) => account_id === user.id);
  expect(own).toHaveLength(1);
  expect(answers.map(({ cookies }) => cookies.referred)).toEqual(Array(3).fill(own[0]?.id));
});

test('what is wrong stands beside its field, and what was typed is kept', async () => {
  const { refresh } = await site.origin.signIn(site.origin.freshPhone());
  const { status, posted } = await site.post('/refer', { ...form, email: 'x' }, { cookies: { session: refresh } });
  expect(status).toBe(400);
  expect(posted).toMatchObject({
    values: { ...friend, email: 'x', relation: 'family', productOfInterest: 'other' },
    errors: { email: 'Enter an email address like name@example.in.' },
    data: { referrals: [] },
  });
});

test('nobody, a made-up cookie and one that was spent are refused as by the API', async () => {
  const before = await stored();
  const { refresh } = await site.origin.signIn(site.origin.freshPhone());
  await site.origin.call('POST', '/server/auth/refresh', { cookies: { session: refresh } });
  const cookies: Record<string, string>[] = [{}, { session: 'a'.repeat(43) }, { session: refresh }];
  for (const one of cookies) {
    const { status, posted } = await site.post('/refer', form, { cookies: one });
    expect([status, posted.message]).toEqual([401, 'User not authenticated']);
  }
  expect(await stored()).toEqual(before);
});
