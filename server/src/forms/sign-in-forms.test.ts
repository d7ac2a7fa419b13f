import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

let site: Awaited<ReturnType<typeof startForms>>;
beforeAll(async () => {
  site = await startForms({ OTP_LIMIT_PER_CLIENT: '40' });
});
afterAll(() => site.close());

const ask = (fields: Record<string, string>, from = '203.0.113.1') =>
  site.post('/signin?next=/welcome', { form: 'sign-in', channel: 'phone', ...fields }, { from });

test('a code goes to the number, and its answer opens a session and leads on', async () => {
  const phoneNumber = site.origin.freshPhone();
  const asked = await ask({ phoneNumber, email: '' });
  expect(asked.status).toBe(200);
  const data = asked.posted.data as { challengeId: string; sentTo: string };
  expect(data).toEqual({ challengeId: expect.any(String), sentTo: phoneNumber });

  const otp = await site.origin.lastCode(phoneNumber);
  const step = { form: 'code', channel: 'phone', phoneNumber, challengeId: data.challengeId };
  const wrong = await site.post('/signin', { ...step, otp: otp === '000000' ? '000001' : '000000' });
  expect(wrong.status).toBe(400);
  expect(wrong.posted).toMatchObject({ errors: { otp: 'This code is not right. 2 tries are left.' }, data });
  expect(wrong.posted.values).toEqual({ channel: 'phone', phoneNumber, email: '' });

  const done = await site.post('/signin?next=/welcome', { ...step, otp: ` ${otp.slice(0, 3)} ${otp.slice(3)}` });
  expect([done.status, done.location]).toEqual([303, '/signin/done?next=%2Fwelcome']);
  const cookies = { session: done.cookies.session ?? '' };
  const renewed = await site.origin.call('POST', '/server/auth/refresh', { cookies });
  expect(renewed.status).toBe(200);

  const out = await site.post(
    '/signin/done',
    { form: 'sign-out' },
    { cookies: { session: renewed.cookies.session ?? '' } },
  );
  expect([out.location, out.cookies.session]).toEqual(['/signin', '']);
});

test('a code that is sent again because its answer was lost is one sign-in, of which one mail tells', async () => {
  const phoneNumber = site.origin.freshPhone();
  const email = `again${phoneNumber.slice(1)}@example.in`;
  const { user } = await site.origin.signIn(phoneNumber);
  const { db } = site.origin;
  await db.updateTable('account').set({ email }).where('id', '=', user.id).execute();
  await db.deleteFrom('session').where('account_id', '=', user.id).execute();
  const { challengeId } = (await ask({ phoneNumber })).posted.data as { challengeId: string };
  const otp = await site.origin.lastCode(phoneNumber);
  const send = (typed: string) =>
    site.post('/signin', { form: 'code', channel: 'phone', phoneNumber, challengeId, otp: typed });
  const lost = await send(otp);
  const reloaded = await send(` ${otp} `);
  expect([lost.location, reloaded.location]).toEqual(['/signin/done', '/signin/done']);
  const statuses = [];
  for (const { cookies } of [lost, reloaded])
    statuses.push(
      (await site.origin.call('POST', '/server/auth/refresh', { cookies: { session: cookies.session ?? '' } })).status,
    );
  expect(statuses).toEqual([401, 200]);
  const mine = db.selectFrom('session').select('id').where('account_id', '=', user.id);
  expect(await mine.execute()).toHaveLength(1);
  const told = db.selectFrom('alarm').select('hash').where('account_id', '=', user.id);
  expect(await told.execute()).toHaveLength(1);
  expect((await send(otp === '000000' ? '000001' : '000000')).status).toBe(400);
});

test('a code of four digits is still one after a mistake', async () => {
  const phoneNumber = site.origin.freshPhone();
  const { challengeId } = (await ask({ phoneNumber })).posted.data as { challengeId: string };
  const answer = (digits: string) =>
    site.post('/signin', { form: 'code', channel: 'phone', phoneNumber, challengeId, digits, otp: '1' });
  expect((await answer('4')).posted.data).toEqual({ challengeId, sentTo: phoneNumber, digits: 4 });
  expect((await answer('9e99')).posted.data).toEqual({ challengeId, sentTo: phoneNumber });
});

test('the field that was filled in counts, and of two the chosen one', async () => {
  const both = { phoneNumber: site.origin.freshPhone(), email: 'both@example.in' };
  expect((await ask(both)).posted.data).toMatchObject({ sentTo: both.phoneNumber });
  expect((await ask({ ...both, channel: 'email' })).posted.data).toMatchObject({ sentTo: both.email });
  expect((await ask({ email: 'one@example.in' })).posted.data).toMatchObject({ sentTo: 'one@example.in' });
  expect((await ask({})).posted.errors).toEqual({ phoneNumber: 'Enter your mobile number.' });
  expect((await ask({ email: 'none' })).posted).toMatchObject({
    errors: { email: 'Enter an email address like name@example.in.' },
    values: { channel: 'email', email: 'none' },
  });
});

test('too many codes are refused in the words of the API, for one contact and for one address', async () => {
  const phoneNumber = site.origin.freshPhone();
  for (let sent = 0; sent < 5; sent += 1) await ask({ phoneNumber });
  const refused = await ask({ phoneNumber });
  expect(refused.status).toBe(429);
  expect(refused.posted.message).toMatch(/^Many requests are coming in at this moment\. Wait 15 seconds, /);

  const from = '203.0.113.9';
  for (let sent = 0; sent < 40; sent += 1) await ask({ phoneNumber: site.origin.freshPhone() }, from);
  expect((await ask({ phoneNumber: site.origin.freshPhone() }, from)).status).toBe(429);
  expect((await ask({ phoneNumber: site.origin.freshPhone() }, '203.0.113.10')).status).toBe(200);
});

test('a number that was not used for a year asks for its second code in place', async () => {
  const phoneNumber = site.origin.freshPhone();
  const email = `f${phoneNumber.slice(1)}@example.in`;
  const { user } = await site.origin.signIn(phoneNumber);
  await site.origin.db
    .updateTable('account')
    .set({ email, phone_proved_at: new Date(Date.now() - 400 * 86_400_000) })
    .where('id', '=', user.id)
    .execute();
  const asked = (await ask({ phoneNumber })).posted.data as { challengeId: string };
  const step = { form: 'code', channel: 'phone', phoneNumber };
  const first = { ...step, challengeId: asked.challengeId, otp: await site.origin.lastCode(phoneNumber) };
  const second = await site.post('/signin', first);
  expect(second).toMatchObject({ status: 200, posted: { errors: {}, message: null, data: { second: true } } });
  const { challengeId } = second.posted.data as { challengeId: string };
  const otp = await site.origin.lastCode(email);
  const again = { ...step, challengeId, second: 'yes' };
  const wrong = await site.post('/signin', { ...again, otp: otp === '000000' ? '000001' : '000000' });
  expect(wrong.posted).toMatchObject({
    errors: { otp: expect.stringContaining('tries are left') },
    data: { challengeId, second: true },
  });
  const done = await site.post('/signin', { ...again, otp });
  expect(done.location).toBe('/signin/done');
});

test('another code that is refused leaves the second one on the page', async () => {
  const phoneNumber = site.origin.freshPhone();
  for (let sent = 0; sent < 5; sent += 1) await ask({ phoneNumber });
  const step = { form: 'code', channel: 'phone', phoneNumber, challengeId: 'of the email', second: 'yes' };
  const refused = await site.post('/signin', { ...step, again: '' });
  expect([refused.status, refused.posted.data]).toEqual([
    429,
    { challengeId: 'of the email', sentTo: phoneNumber, second: true, again: true },
  ]);
});

test('a second press of "send code" that comes too early leaves the field for the code that was sent', async () => {
  const slow = await startForms({ OTP_RESEND_SECONDS: '600' });
  const phoneNumber = slow.origin.freshPhone();
  const press = (cookies: Record<string, string>) =>
    slow.post('/signin', { form: 'sign-in', channel: 'phone', phoneNumber }, { cookies });
  const first = await press({});
  const { challengeId } = first.posted.data as { challengeId: string };
  const second = await press({ code: first.cookies.code ?? '' });
  expect([second.status, second.posted.data]).toEqual([429, { challengeId, sentTo: phoneNumber, again: true }]);
  const otp = await slow.origin.lastCode(phoneNumber);
  const done = await slow.post('/signin', { form: 'code', channel: 'phone', phoneNumber, challengeId, otp });
  expect(done.location).toBe('/signin/done');
  await slow.close();
});
