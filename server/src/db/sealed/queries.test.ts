import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/create-test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const id = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insertInto('account').values({ id, phone: '+919800000001', email: 'asha@example.in' }).execute();
  await database.db
    .insertInto('user_detail')
    .values({ account_id: id, name: 'Asha', email: 'Asha@example.in', mobile: '1', pan: null })
    .execute();
});
afterAll(() => database.drop());

test('a lookup finds by =, in, <> and null, without regard to case, and nothing else of it', async () => {
  const { db } = database;
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id);
  const accounts = db.selectFrom('account').select('id');
  expect(ids(await accounts.where('email', '=', 'ASHA@example.in').execute())).toEqual([id]);
  expect(ids(await accounts.where('phone', 'in', ['+91', '+919800000001']).execute())).toEqual([id]);
  expect(ids(await accounts.where('phone', 'not in', ['+919800000001']).execute())).toEqual([]);
  expect(ids(await accounts.where('phone', '<>', '+919800000001').execute())).toEqual([]);
  expect(ids(await accounts.where('former_phone', 'is', null).execute())).toEqual([id]);
  expect(ids(await accounts.where('phone', 'is not', null).execute())).toEqual([id]);
});

test('joins, aliases and whole rows come opened, and leave nothing sealed behind', async () => {
  const joined = await database.db
    .selectFrom('account as a')
    .leftJoin('user_detail', 'user_detail.account_id', 'a.id')
    .selectAll('a')
    .select('user_detail.name as person')
    .executeTakeFirstOrThrow();
  expect(joined).toEqual({
    ...{ id, phone: '+919800000001', email: 'asha@example.in', former_phone: null, phone_proved_at: null },
    ...{ created_at: expect.any(Date), seen_at: expect.any(Date), adult_at: null, told_at: null, notice_date: null },
    person: 'Asha',
  });
});

test('one contact belongs to one account, however it is written', async () => {
  const twice = { id: randomUUID(), phone: null, email: 'Asha@Example.in' };
  await expect(database.db.insertInto('account').values(twice).execute()).rejects.toThrow(/duplicate key/);
});

test('what only the keys can answer fails instead of finding nothing', async () => {
  const { db } = database;
  const refused = (query: { execute(): Promise<unknown> }) => expect(async () => query.execute()).rejects;
  const accounts = db.selectFrom('account').select('id');
  await refused(accounts.where('phone', '>', '+91')).toThrow('account.phone is sealed');
  await refused(accounts.where('email', 'like', '%@example.in')).toThrow('account.email is sealed');
  await refused(accounts.orderBy('email')).toThrow('account.email is sealed');
  await refused(accounts.groupBy('email')).toThrow('account.email is sealed');
  await refused(accounts.where((where) => where.fn('lower', ['email']), '=', 'a')).toThrow('is sealed');
  await refused(accounts.where(sql`lower(${sql.ref('email')})`, '=', 'a')).toThrow('account.email is sealed');
  await refused(accounts.where('id', 'in', (q) => q.selectFrom('account').select('phone as id') as never)).toThrow(
    'an inner query cannot bring it',
  );
  await refused(db.selectFrom('account').select('phone').distinct()).toThrow('cannot be grouped');
  await refused(db.selectFrom('user_detail').select('account_id').where('name', '=', 'Asha')).toThrow(
    'user_detail.name is sealed',
  );
  await refused(
    db.selectFrom('account').innerJoin('user_detail', 'user_detail.email', 'account.email').select('account.id'),
  ).toThrow('is sealed');
  await refused(db.updateTable('user_detail').set({ name: 'All' })).toThrow('say which by account_id');
  await refused(db.updateTable('user_detail').set({ name: sql`upper(mobile)` })).toThrow('takes no expression');
});

test('what goes past the keys fails for want of the column', async () => {
  const missing = /column "phone" does not exist/;
  await expect(sql`select id from account where phone = '+919800000001'`.execute(database.db)).rejects.toThrow(missing);
  await expect(
    database.stored.selectFrom('account').select('id').where('phone', '=', '+919800000001').execute(),
  ).rejects.toThrow(missing);
});
