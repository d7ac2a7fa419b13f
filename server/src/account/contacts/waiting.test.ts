import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { POLL_MS } from '#outbox/worker.ts';
import { heldTimers } from '#testing/held-timers.ts';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

let origin: TestApp;
/** Between two looks of the worker at what is due. */
const polls = heldTimers(POLL_MS);
let visitor: Visitor;
let old: string;
let fresh: string;
beforeAll(async () => {
  origin = await createTestApp({ PUBLIC_URL: 'http://localhost:8480' });
});
afterAll(async () => {
  await origin.close();
  polls.release();
});
beforeEach(async () => {
  old = origin.freshPhone();
  fresh = origin.freshPhone();
  visitor = await origin.signIn(old);
});

const post = (url: string, body?: object, token = visitor.token) => origin.call('POST', url, { body, token });
const waiting = async () =>
  ((await origin.call('GET', '/server/userDetail', { token: visitor.token })).json.contacts as { waiting: unknown })
    .waiting;
const notices = (to: string) =>
  origin.db
    .selectFrom('inbox_message')
    .select('body')
    .where('recipient', '=', to)
    .where('code', 'is', null)
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ body }) => body));
const phoneOf = async () =>
  (await origin.db.selectFrom('account').select('phone').where('id', '=', visitor.user.id).executeTakeFirst())?.phone;

/** What is there to see once the worker has done what is due. */
const soon = <Seen>(look: () => Promise<Seen>) =>
  expect.poll(
    () => {
      polls.pass();
      return look();
    },
    { timeout: 20_000 },
  );

/** As somebody does whose phone is lost: an old session and the new number's code are all there is. */
async function askLost() {
  const asked = await post('/server/phone', { step: 'start', phoneNumber: fresh, lost: true });
  expect(asked.json).toMatchObject({ next: 'verify-new' });
  const otp = await origin.lastCode(fresh);
  return post('/server/phone', { step: 'verify', challengeId: asked.json.challengeId, otp });
}

/** Lets the 72 hours pass. */
async function later() {
  await origin.db.updateTable('contact_change').set({ applies_at: sql<Date>`now()` }).execute();
  await origin.db
    .updateTable('outbox')
    .set({ not_before: sql<Date>`now()` })
    .where('kind', '=', 'contact-change')
    .execute();
}

async function linkKey(to: string) {
  await soon(async () => (await notices(to)).at(-1)).toMatch(/\?key=/);
  return /\/not-me\?key=([\w-]+)/.exec((await notices(to)).at(-1) ?? '')?.[1] ?? '';
}

test('a number that cannot be proven changes after 72 hours; the account says so and the old number is told', async () => {
  const answer = await askLost();
  expect(answer.json).toMatchObject({ next: 'waiting', contact: `+91 XXXXX X${fresh.slice(-4)}` });
  const hours = (Date.parse(String(answer.json.appliesAt)) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThan(72.1);
  expect(await phoneOf()).toBe(old);
  expect(await waiting()).toMatchObject({ channel: 'phone', contact: `+91 XXXXX X${fresh.slice(-4)}` });
  await soon(() => notices(old)).toEqual([
    expect.stringMatching(
      /It will change in 72 hours\. If this was not you, stop it here: http:\/\/localhost:8480\/not-me\?key=[\w-]{43}$/,
    ),
  ]);
  await later();
  await soon(phoneOf).toBe(fresh);
  expect((await origin.signIn(fresh)).user.id).toBe(visitor.user.id);
  // Whoever was signed in proves the new number.
  expect((await post('/server/me/contact-change/undo')).status).toBe(401);
});

test('who asked in Hindi is told in Hindi when the change comes, by a link to the page in Hindi before', async () => {
  const asked = await post('/server/phone', { step: 'start', phoneNumber: fresh, lost: true });
  const body = { step: 'verify', challengeId: asked.json.challengeId, otp: await origin.lastCode(fresh) };
  const headers = { 'accept-language': 'hi' };
  await origin.call('POST', '/server/phone', { body, headers, token: visitor.token });
  await soon(() => notices(old)).toEqual([expect.stringContaining('http://localhost:8480/hi/not-me?key=')]);
  await later();
  // What was sent to the number before is forgotten with it.
  await soon(() => notices(old)).toEqual([expect.stringMatching(/^(?!.*not-me).*[\u0900-\u097f].*X\d{4}/)]);
});

test('the link of the notice stops it and ends all sessions; opening it changes nothing yet', async () => {
  await askLost();
  const key = await linkKey(old);
  expect((await origin.call('GET', `/not-me?key=${key}`)).status).toBe(404);
  expect(await waiting()).not.toBeNull();
  for (const wrong of ['', 'x', 'A'.repeat(43)])
    expect((await origin.call('POST', '/server/alarm', { body: { key: wrong } })).status).toBe(404);
  expect((await origin.call('POST', '/server/alarm', { body: { key } })).json).toEqual({ success: true });
  expect((await post('/server/me/contact-change/undo')).status).toBe(401);
  await later();
  expect(
    await origin.db.selectFrom('contact_change').select('id').where('account_id', '=', visitor.user.id).execute(),
  ).toEqual([]);
  expect(await phoneOf()).toBe(old);
});

test('the account itself stops it too', async () => {
  await askLost();
  expect((await post('/server/me/contact-change/undo')).json).toEqual({ success: true });
  expect(await waiting()).toBeNull();
  expect((await post('/server/me/contact-change/undo')).status).toBe(404);
});

test('whoever has proven an address proves that instead of the lost number', async () => {
  const email = `lost${old.slice(1)}@example.in`;
  await origin.db.updateTable('account').set({ email }).where('id', '=', visitor.user.id).execute();
  const asked = await post('/server/phone', { step: 'start', phoneNumber: fresh, lost: true });
  expect(asked.json).toMatchObject({ next: 'prove-old', contact: 'l…@example.in' });
  const next = await post('/server/phone', {
    step: 'verify',
    challengeId: asked.json.challengeId,
    otp: await origin.lastCode(email),
  });
  const done = await post('/server/phone', {
    step: 'verify',
    challengeId: next.json.challengeId,
    otp: await origin.lastCode(fresh),
  });
  expect(done.json).toMatchObject({ next: 'waiting' });
});

test('a number that another account has taken meanwhile stays there, and the account is told', async () => {
  const email = `told${old.slice(1)}@example.in`;
  await askLost();
  await origin.db.updateTable('account').set({ email }).where('id', '=', visitor.user.id).execute();
  const taker = await origin.signIn(fresh);
  await later();
  await soon(waiting).toBeNull();
  expect(await phoneOf()).toBe(old);
  expect((await origin.signIn(fresh)).user.id).toBe(taker.user.id);
  const words = `was not changed to +91 XXXXX X${fresh.slice(-4)}: another account uses it by now.`;
  for (const to of [old, email])
    await soon(async () => (await notices(to)).at(-1)).toEqual(expect.stringContaining(words));
  const given = origin.db.selectFrom('audit').select('detail').where('action', '=', 'contact change given up');
  expect(await given.where('subject', '=', visitor.user.id).execute()).toEqual([{ detail: 'phone' }]);
});
