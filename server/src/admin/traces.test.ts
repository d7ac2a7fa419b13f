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

test('finds nothing where nothing is', async () => {
  expect((await findTraces(origin.db, 'nowhere in it')).rows).toEqual([]);
});
