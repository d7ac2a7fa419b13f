import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeDue } from '#retention/rules.ts';
import { createTestApp, retentionParts, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
beforeAll(async () => {
  origin = await createTestApp();
});
afterAll(() => origin.close());

test('what has expired goes, what has not stays', async () => {
  const { db } = origin;
  const old = new Date(Date.now() - 400 * 86_400_000);
  const soon = new Date(Date.now() + 86_400_000);
  const gone = await origin.signIn('+919876500001');
  const kept = await origin.signIn('+919876500002');
  await db.updateTable('session').set({ idle_until: old }).where('account_id', '=', gone.user.id).execute();
  await db.updateTable('audit').set({ at: old }).where('subject', '=', gone.user.id).execute();
  await db
    .insertInto('erasure')
    .values([
      { id: crypto.randomUUID(), contact_hash: Buffer.from('a'), keep_until: old },
      { id: crypto.randomUUID(), contact_hash: Buffer.from('b'), keep_until: soon },
    ])
    .execute();
  await sql`update challenge set expires_at = ${old}`.execute(db);

  await db
    .insertInto('limit_bucket')
    .values([
      { key: Buffer.from('a'), points: 1, ends_at: old },
      { key: Buffer.from('b'), points: 1, ends_at: soon },
    ])
    .execute();
  await db
    .insertInto('used_proof')
    .values({ id: Buffer.from('a'), expires_at: old })
    .execute();

  await removeDue(await retentionParts(origin));
  expect(await db.selectFrom('limit_bucket').select('key').where('ends_at', '=', old).execute()).toEqual([]);
  expect(await db.selectFrom('limit_bucket').select('key').where('ends_at', '=', soon).execute()).toHaveLength(1);
  expect(await db.selectFrom('used_proof').select('id').execute()).toEqual([]);
  const sessions = await db.selectFrom('session').select('account_id').execute();
  expect(sessions).toEqual([{ account_id: kept.user.id }]);
  expect(
    (await db.selectFrom('audit').select('subject').execute()).every(({ subject }) => subject === kept.user.id),
  ).toBe(true);
  expect(
    (await db.selectFrom('erasure').select('contact_hash').execute()).map(({ contact_hash }) =>
      contact_hash.toString(),
    ),
  ).toEqual(['b']);
  expect(await db.selectFrom('challenge').select('id').execute()).toEqual([]);
});
