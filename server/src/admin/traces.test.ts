import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTraces } from '#admin/admin.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
  const { db } = origin;
  const id = crypto.randomUUID();
  await db.insertInto('account').values({ id, phone: null, email: 'needle@example.in' }).execute();
  await db
    .insertInto('profile')
    .values({ account_id: id, id, version: 1, answers: JSON.stringify({ deep: [{ in: 'a Needle of JSON' }] }) })
    .execute();
  await db
    .insertInto('enquiry')
    .values({
      ...{ id, name: 'A', email: 'a@example.in', areas: ['none', 'needle'], message: 'hay' },
      body_hash: Buffer.from('bytes with a needle in them \u0000 \u00ff'),
    })
    .execute();
});
afterAll(() => origin.close());

test('finds texts, lists, JSON and bytes of any table, and says only where', async () => {
  expect(await findTraces(origin.db, 'NEEDLE')).toEqual({
    columns: ['table', 'column', 'rows'],
    rows: [
      ['account', 'email', 1],
      ['enquiry', 'areas', 1],
      ['enquiry', 'body_hash', 1],
      ['profile', 'answers', 1],
    ],
  });
});

test('finds a number however it is typed, and however it was', async () => {
  const { db } = origin;
  await db.insertInto('account').values({ id: crypto.randomUUID(), phone: '+919810000001', email: null }).execute();
  const message = 'Call me at (0)98100-00001, or 4.';
  const rest = { name: 'B', email: 'b@example.in', areas: ['none'], body_hash: Buffer.alloc(1) };
  await db
    .insertInto('enquiry')
    .values({ id: crypto.randomUUID(), ...rest, message })
    .execute();
  for (const typed of ['98100 00001', '+91 98100-00001', '09810000001', '(981) 000.0001'])
    expect((await findTraces(db, typed)).rows, typed).toEqual([
      ['account', 'phone', 1],
      ['enquiry', 'message', 1],
    ]);
  expect((await findTraces(db, '98100 00002')).rows).toEqual([]);
  expect((await findTraces(db, '000 014')).rows, 'too short to be looked for by its digits').toEqual([]);
});

test('finds a number in what is not sealed, too', async () => {
  await origin.db.insertInto('audit').values({ subject: crypto.randomUUID(), action: '+91 98200 00003' }).execute();
  expect((await findTraces(origin.db, '9820000003')).rows).toEqual([['audit', 'action', 1]]);
});

test('finds nothing where nothing is', async () => {
  expect((await findTraces(origin.db, 'nowhere in it')).rows).toEqual([]);
});
