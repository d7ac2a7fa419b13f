import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTraces } from '#admin/admin.ts';
import { POLL_MS } from '#outbox/worker.ts';
import { heldTimers } from '#testing/held-timers.ts';
import { createTestApp, type TestApp, type Visitor } from '#testing/test-app.ts';

// What an erasure takes along, and what it must leave to others.

let origin: TestApp;
/** Between two looks of the worker at what is due. */
const polls = heldTimers(POLL_MS);
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(async () => {
  await origin.close();
  polls.release();
});

const ask = (email: string, message: string, token?: string) =>
  origin.call('POST', '/server/enquiries', {
    body: { 'your-name': 'Nila Sen', 'your-email': email, 'your-message': message },
    ...(token === undefined ? {} : { token }),
  });

const saveDetails = ({ token }: Visitor, email: string, mobileNumber: string) =>
  origin.call('POST', '/server/userDetail', {
    token,
    body: { name: 'Nila Sen', panNumber: 'ABCPS1234L', email, mobileNumber },
  });

async function erase({ token }: Visitor, contact: string, language = 'en'): Promise<void> {
  const { json } = await origin.call('POST', '/server/me/erasure', { token });
  const body = { challengeId: json.challengeId, otp: await origin.lastCode(contact) };
  const headers = { 'accept-language': language };
  expect((await origin.call('DELETE', '/server/me', { token, body, headers })).status).toBe(200);
}

/** Proves a phone without signing in and books the first free time. */
async function bookAsVisitor(phone: string, email: string): Promise<{ id: string; key: string }> {
  const { json: sent } = await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: phone } });
  const proof = await origin.call('POST', '/server/appointments/verify', {
    body: { challengeId: sent.challengeId, otp: await origin.lastCode(phone) },
  });
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { json } = await origin.call('GET', `/server/appointments/slots?from=${from}&days=7`);
  const free = (json.slots as { start: string; places: number }[]).find(({ places }) => places > 0);
  const booked = await origin.call('POST', '/server/appointments', {
    cookies: proof.cookies,
    body: { start: free?.start, name: 'Nila Sen', email },
  });
  expect(booked.status).toBe(200);
  return { id: (booked.json.appointment as { id: string }).id, key: String(booked.json.manage).split('#')[1] ?? '' };
}

const where = async (text: string) =>
  (await findTraces(origin.db, text)).rows.map(([table, column]) => `${table}.${column}`);

/** Until everything due has left: what was delivered into the development inbox has to go as well. */
const delivered = () =>
  expect
    .poll(
      async () => {
        polls.pass();
        const rows = await origin.db
          .selectFrom('outbox')
          .select('id')
          .where('delivered_at', 'is', null)
          .where('kind', '<>', 'appointment-reminder')
          .execute();
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);

test('somebody’s unproven email address in one’s details erases nothing of theirs', async () => {
  await ask('victim@example.in', 'A question of the victim’s own');
  const attacker = await origin.signIn('+919870000001');
  await saveDetails(attacker, 'victim@example.in', '+919870000001');
  await delivered();
  await erase(attacker, '+919870000001');
  expect(await where('A question of the victim')).toEqual(['enquiry.message', 'inbox_message.body']);
  expect(await where('9870000001')).toEqual([]);
});

test('whoever proves that address may erase what was sent under it, signed in or not', async () => {
  const victim = await origin.signIn('victim@example.in');
  await ask('Victim@Example.in', 'Asked in capitals later');
  await delivered();
  await erase(victim, 'victim@example.in');
  for (const trace of ['victim@example.in', 'A question of the victim', 'Asked in capitals'])
    expect(await where(trace), trace).toEqual([]);
});

test('what was done under a number that has changed since goes too, and nothing of the number’s next owner', async () => {
  const [old, now] = ['+919870000011', '+919870000012'];
  const booked = await bookAsVisitor(old, 'nila@example.in');
  const visitor = await origin.signIn(old);
  await saveDetails(visitor, 'nila@example.in', old);
  await ask('nila@example.in', 'Asked while signed in', visitor.token);
  await origin.call('POST', '/server/auth/otp/initiate', { body: { phoneNumber: old } });
  const { json: step } = await origin.call('POST', '/server/phone', {
    token: visitor.token,
    body: { step: 'start', phoneNumber: now },
  });
  const change = { step: 'verify', challengeId: step.challengeId, otp: await origin.lastCode(now) };
  expect((await origin.call('POST', '/server/phone', { token: visitor.token, body: change })).json.next).toBe('done');
  await delivered();
  const next = await bookAsVisitor(old, 'next-owner@example.in');
  await delivered();

  await erase(visitor, now, 'hi');
  for (const trace of ['nila@example.in', '9870000012', 'Asked while signed in', 'ABCPS1234L'])
    expect(await where(trace), trace).toEqual([]);
  const read = (appointment: { id: string; key: string }) =>
    origin.call('GET', `/server/appointments/${appointment.id}`, { headers: { 'x-appointment-key': appointment.key } });
  expect((await read(booked)).status).toBe(404);
  expect((await read(next)).status).toBe(200);
  expect(origin.log()).not.toMatch(/nila|Nila|987000001/);
  // The firm learns that the time is free again, and no more, in the language of its desk.
  await delivered();
  const told = await origin.db.selectFrom('inbox_message').select(['subject', 'body']).execute();
  expect(told.filter(({ subject }) => subject?.startsWith('Appointment erased'))).toEqual([
    {
      subject: expect.stringMatching(/^Appointment erased: [A-Z]\w+day \d+ [A-Z]\w+, /),
      body: expect.stringContaining('free again'),
    },
  ]);
});

test('a booking with another proven phone is nobody else’s, whatever address was typed into it', async () => {
  const [own, others] = ['+919870000031', '+919870000032'];
  const typed = await bookAsVisitor(others, 'ravi@example.in');
  const ravi = await origin.signIn(own);
  await origin.db.updateTable('account').set({ email: 'ravi@example.in' }).where('id', '=', ravi.user.id).execute();
  const again = await origin.signIn(own);
  const { json } = await origin.call('GET', '/server/me/export', { token: again.token });
  expect(json.appointments).toEqual([]);
  await erase(again, own);
  const read = { headers: { 'x-appointment-key': typed.key } };
  expect((await origin.call('GET', `/server/appointments/${typed.id}`, read)).status).toBe(200);
});

test('whoever has no phone finds bookings by a proven address, with no number that was not proven', async () => {
  const typed = await bookAsVisitor('+919870000042', 'nophone@example.in');
  const visitor = await origin.signIn('nophone@example.in');
  const { json } = await origin.call('GET', '/server/me/export', { token: visitor.token });
  expect(json.appointments).toMatchObject([{ email: 'nophone@example.in', phone: '+91 XXXXX X0042' }]);
  await erase(visitor, 'nophone@example.in');
  const read = { headers: { 'x-appointment-key': typed.key } };
  expect((await origin.call('GET', `/server/appointments/${typed.id}`, read)).status).toBe(404);
});

test('a friend’s referral that names the person goes, the friend’s other ones stay', async () => {
  const friend = await origin.signIn('+919870000021');
  const refer = (name: string, phoneNumber: string) =>
    origin.call('POST', '/server/referral/saveReferral', {
      token: friend.token,
      body: { name, phoneNumber, email: `${name}@example.in` },
    });
  await refer('Named', '98700 00022');
  await refer('Others', '98700 00023');
  await delivered();
  const named = await origin.signIn('+919870000022');
  await erase(named, '+919870000022');
  const { json } = await origin.call('GET', '/server/referral', { token: friend.token });
  expect((json.referrals as { name: string }[]).map(({ name }) => name)).toEqual(['Others']);
  for (const trace of ['9870000022', 'named@example.in']) expect(await where(trace), trace).toEqual([]);
});
