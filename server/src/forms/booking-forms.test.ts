import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForms } from '#forms/posted-forms-fixture.ts';

interface Shown {
  challengeId: string;
  key: string;
  from: string;
  today: string;
  slots: { start: string; places: number }[];
  verification: { phone: string };
}

let site: Awaited<ReturnType<typeof startForms>>;
/** One on which whoever has asked for a code waits before another. */
let slow: typeof site;
beforeAll(async () => {
  [site, slow] = [await startForms(), await startForms({ OTP_RESEND_SECONDS: '600' })];
});
afterAll(() => Promise.all([site.close(), slow.close()]));

const PAGE = '/contactus/appointment';
const stored = () => site.origin.db.selectFrom('appointment').selectAll().execute();

async function verified(page = PAGE): Promise<{ phone: string; cookies: Record<string, string> }> {
  const phone = site.origin.freshPhone();
  const asked = await site.post(page, { form: 'verify', phoneNumber: phone });
  const { challengeId } = asked.posted.data as Shown;
  const otp = await site.origin.lastCode(phone);
  const answered = await site.post(page, { form: 'verify-code', phoneNumber: phone, challengeId, otp });
  expect([answered.status, answered.location]).toEqual([303, page]);
  return { phone, cookies: answered.cookies };
}

test('a number that is none, and a code that is wrong', async () => {
  const none = await site.post(PAGE, { form: 'verify', phoneNumber: '' });
  expect([none.status, none.posted.errors]).toEqual([400, { phoneNumber: 'Enter your mobile number.' }]);
  const phone = site.origin.freshPhone();
  const asked = await site.post(PAGE, { form: 'verify', phoneNumber: phone });
  const { challengeId } = asked.posted.data as Shown;
  const otp = (await site.origin.lastCode(phone)) === '000000' ? '000001' : '000000';
  const wrong = await site.post(PAGE, { form: 'verify-code', phoneNumber: phone, challengeId, otp });
  expect(wrong).toMatchObject({ status: 400, posted: { data: { challengeId }, values: { phoneNumber: phone } } });
  expect(wrong.posted.errors?.otp).toMatch(/^This code is not right/);
});

test('another code that is refused leaves the step of the one before', async () => {
  const phone = site.origin.freshPhone();
  const { challengeId } = (await site.post(PAGE, { form: 'verify', phoneNumber: phone })).posted.data as Shown;
  const again = await site.post(PAGE, { form: 'verify-code', phoneNumber: '', challengeId, again: '' });
  expect(again).toMatchObject({ status: 400, posted: { data: { challengeId } } });
});

test('a verified visitor looks at weeks, is told what is wrong, and books once', async () => {
  const { phone, cookies } = await verified();
  const details = { form: 'booking', name: 'Asha Rao', email: 'asha@example.in', channel: 'video', topics: [] };
  const week = await site.post(PAGE, { ...details, week: '' }, { cookies });
  const { slots, today, verification } = week.posted.data as Shown;
  expect([week.status, verification.phone]).toEqual([200, `+91 XXXXX X${phone.slice(-4)}`]);
  const next = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);
  const later = await site.post(PAGE, { ...details, week: next }, { cookies });
  expect(later.posted).toMatchObject({ values: { name: 'Asha Rao', channel: 'video' }, data: { from: next } });
  expect(await stored()).toEqual([]);

  const free = (later.posted.data as Shown).slots.find(({ places }) => places > 0);
  const refused = await site.post(PAGE, { ...details, email: '', start: free?.start ?? '' }, { cookies });
  expect(refused).toMatchObject({ status: 400, posted: { values: { start: free?.start, name: 'Asha Rao' } } });
  expect(refused.posted.errors).toEqual({ email: 'Enter your email address.' });
  const untimed = await site.post(PAGE, { ...details, start: '' }, { cookies });
  expect(untimed.posted.errors).toEqual({ start: 'Choose a time.' });

  const { key } = refused.posted.data as Shown;
  const wish = { ...details, start: free?.start ?? '', key };
  const both = await Promise.all([site.post(PAGE, wish, { cookies }), site.post(PAGE, wish, { cookies })]);
  for (const { status, location, cookies: set } of both) {
    expect([status, location]).toEqual([303, '/contactus/booked']);
    expect(set.booked).toMatch(/^\/appointment\/[\w-]+#/);
  }
  expect(await stored()).toMatchObject([{ name: 'Asha Rao', phone, channel: 'video' }]);
  expect(slots.length).toBeGreaterThan(0);

  const again = await site.post(PAGE, { ...wish, key: 'another-key' }, { cookies });
  expect(again.status).toBe(400);
  expect([again.posted.message, ...Object.values(again.posted.errors ?? {})].join('')).not.toBe('');
});

test('without a verified number nothing is booked', async () => {
  const { status, posted } = await site.post(PAGE, {
    ...{ form: 'booking', name: 'Asha', email: 'a@b.in', start: '2099-01-01T05:00:00.000Z', channel: 'phone' },
  });
  expect(status).toBe(403);
  expect(posted).toMatchObject({ message: 'Verify your phone number first.', data: null });
});

test('who has to prove the number again finds the booking filled in, at the week that was looked at', async () => {
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const details = {
    ...{ form: 'booking', name: 'Asha Rao', email: 'asha@example.in', topics: ['Mutual Funds', 'Insurance'] },
    ...{ channel: 'video', start: '2099-01-01T05:00:00.000Z', from: week, key: 'a-key-of-before' },
  };
  const looked = await site.post(PAGE, { ...details, week });
  expect([looked.status, looked.posted.message]).toEqual([403, 'Verify your phone number first.']);
  const { typed } = (await site.post(PAGE, details)).posted.values as { typed: string };
  expect(looked.posted.values).toEqual({ typed });

  const phone = site.origin.freshPhone();
  const asked = await site.post(PAGE, { form: 'verify', phoneNumber: phone, typed });
  expect(asked.posted.values).toEqual({ phoneNumber: phone, typed });
  const { challengeId } = asked.posted.data as Shown;
  const step = { form: 'verify-code', phoneNumber: phone, challengeId, typed };
  expect((await site.post(PAGE, { ...step, otp: '1' })).posted.values).toEqual({ phoneNumber: phone, typed });
  const back = await site.post(PAGE, { ...step, otp: await site.origin.lastCode(phone) });
  const { form: _, from: __, key: ___, ...values } = details;
  expect(back).toMatchObject({ status: 200, posted: { form: 'booking', values, errors: {}, message: null } });
  expect(back.posted.data).toMatchObject({ from: week, verification: { phone: `+91 XXXXX X${phone.slice(-4)}` } });
  expect(back.cookies.phone).toMatch(/./);
});

test('who wanted a time that was just taken finds the next free one chosen, and books it by the next press', async () => {
  const [first, second] = [await verified(), await verified()];
  const details = { form: 'booking', name: 'Asha Rao', email: 'asha@example.in', channel: 'phone', topics: [] };
  const { today } = (await site.post(PAGE, { ...details, week: '' }, first)).posted.data as Shown;
  const from = new Date(Date.parse(today) + 14 * 86_400_000).toISOString().slice(0, 10);
  const shown = (await site.post(PAGE, { ...details, week: from }, first)).posted.data as Shown;
  const free = shown.slots.filter(({ places }) => places === 1);
  const start = free.at(-1)?.start ?? '';
  expect((await site.post(PAGE, { ...details, start, from }, first)).location).toBe('/contactus/booked');

  // The last time of the week that was looked at: the next one is in another week.
  const refused = await site.post(PAGE, { ...details, start, from }, second);
  const next = refused.posted.values?.start as string;
  const data = refused.posted.data as Shown;
  expect([refused.status, next > start, data.from > from]).toEqual([409, true, true]);
  expect(data.slots.find((slot) => slot.start === next)?.places).toBeGreaterThan(0);
  expect((await site.post(PAGE, { ...details, start: next, from: data.from }, second)).location).toBe(
    '/contactus/booked',
  );
});

test('a second code that is refused for a moment leaves the field for the first one', async () => {
  const phone = site.origin.freshPhone();
  const asked = await slow.post(PAGE, { form: 'verify', phoneNumber: phone });
  const { challengeId } = asked.posted.data as Shown;
  const cookies = { code: asked.cookies.code ?? '' };
  const again = async (phoneNumber: string, cookies: Record<string, string>) =>
    slow.post(PAGE, { form: 'verify', phoneNumber }, { cookies });
  for (const written of [phone, `${phone.slice(0, 8)} ${phone.slice(8)}`])
    expect(await again(written, cookies)).toMatchObject({
      status: 429,
      posted: { data: { challengeId }, message: expect.stringMatching(/^A code is on its way\./) },
    });
  // Of another browser, of another number, or none at all.
  for (const other of [{}, { code: 'none' }, { code: '{"challengeId":"c","sentTo":"+919800000000"}' }])
    expect((await again(phone, other)).posted.data).toBeUndefined();
});

test('the plan in the page’s address goes with every step, and is booked with the time', async () => {
  const link = '/sipcalculator?monthly=5000&years=10';
  const page = `${PAGE}?plan=${encodeURIComponent(link)}`;
  const { phone, cookies } = await verified(page);
  const details = { form: 'booking', name: 'Asha Rao', email: 'plan@example.in', channel: 'phone', topics: [] };
  const week = await site.post(page, { ...details, week: '' }, { cookies });
  const later = new Date(Date.parse((week.posted.data as Shown).today) + 7 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = (await site.post(page, { ...details, week: later }, { cookies })).posted.data as Shown;
  const start = slots.find(({ places }) => places > 0)?.start ?? '';
  expect((await site.post(page, { ...details, start }, { cookies })).location).toBe('/contactus/booked');
  const booked = (await stored()).find((row) => row.phone === phone);
  expect(booked?.plan).toMatchObject({ link });
});

test('who is signed in and wants another number is asked for it, and books with it', async () => {
  const own = site.origin.freshPhone();
  const session = { session: (await site.origin.signIn(own)).refresh };
  const shownTo = async (url: string, cookies: Record<string, string>) =>
    ((await site.view(url, cookies)) as Shown | null)?.verification.phone;
  expect(await shownTo(PAGE, session)).toBe(`+91 XXXXX X${own.slice(-4)}`);
  const plan = `plan=${encodeURIComponent('/sipcalculator?monthly=5000&years=10')}`;
  const { location = '' } = await site.post(`${PAGE}?${plan}`, { form: 'forget' }, { cookies: session });
  expect(location).toBe(`${PAGE}?number=another&${plan}`);
  expect(await shownTo(location, session)).toBeUndefined();
  const { phone, cookies } = await verified();
  expect(await shownTo(location, { ...session, ...cookies })).toBe(`+91 XXXXX X${phone.slice(-4)}`);
});
