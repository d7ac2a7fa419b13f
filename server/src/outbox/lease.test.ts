import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { hold, release } from '#outbox/hold.ts';
import { outboxRows, type TakenRow } from '#outbox/rows.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  db = made.db;
});
afterAll(() => made.drop());
afterEach(async () => {
  await db.deleteFrom('outbox').execute();
  await release(db, false);
});

const worker = () => outboxRows(db, { kinds: ['mail'], leaseMs: 60_000, evenHeld: false });

async function taken(): Promise<TakenRow> {
  await db
    .transaction()
    .execute((trx) => enqueue(trx, { kind: 'mail', to: 'a@b.example', dedupeKey: 'slow', payload: {} }));
  const [row] = await worker().take(1, []);
  if (row === undefined) throw new Error('There is nothing to take.');
  return row;
}

const leaseEnds = () =>
  db.updateTable('outbox').set({ claimed_until: sql<Date>`now() - interval '1 second'` }).execute();

test('a delivery that outlasts its lease is handed over all the same, and its lease begins anew', async () => {
  const row = await taken();
  await leaseEnds();
  await worker().markSent(row);
  expect(await worker().parkDoubtful([])).toBe(0);
  await worker().settle(row, null);
  expect(await db.selectFrom('outbox').select(['parked_at', 'delivered_at']).execute()).toEqual([
    { parked_at: null, delivered_at: expect.any(Date) },
  ]);
});

test('one that another worker has taken meanwhile is not', async () => {
  const row = await taken();
  await leaseEnds();
  expect(await worker().take(1, [])).toHaveLength(1);
  await expect(worker().markSent(row)).rejects.toThrow('Another worker has taken this delivery.');
});

test('one that was parked meanwhile is not', async () => {
  const row = await taken();
  await hold(db, 'restored');
  expect(await release(db, true)).toBe(1);
  await expect(worker().markSent(row)).rejects.toThrow('Another worker has taken this delivery.');
});
