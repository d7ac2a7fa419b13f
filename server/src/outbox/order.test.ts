import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { enqueue, type Outgoing } from '#outbox/enqueue.ts';
import { createOutbox } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { silentLogger } from '#testing/test-app.ts';

let db: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ db, drop } = await createTestDatabase());
});
afterEach(() => drop());

const put = (to: string, over: Partial<Outgoing> = {}) =>
  db
    .transaction()
    .execute((trx) => enqueue(trx, { kind: 'test', to, payload: {}, dedupeKey: `${Math.random()}`, ...over }));

/** Who gets theirs when, once the worker is let loose. */
async function delivered(count: number): Promise<string[]> {
  const order: string[] = [];
  const handlers = { test: async ({ to }: { to: string }) => void order.push(to) };
  const worker = createOutbox({ db, logger: silentLogger, handlers, pollMs: 10 });
  worker.start();
  await expect.poll(() => order.length, { timeout: 20_000, interval: 20 }).toBe(count);
  await worker.stop();
  return order;
}

const flood = async (count: number, sender: string) => {
  for (let i = 0; i < count; i += 1) await put('firm', { rank: 2, sender: Buffer.from(sender) });
};

test('a confirmation overtakes a flood of questions', async () => {
  await flood(40, 'attacker');
  await put('visitor', { rank: 0 });
  expect((await delivered(41)).slice(0, 8)).toContain('visitor');
});

test('one question of somebody overtakes the many of somebody else', async () => {
  await flood(40, 'attacker');
  await put('question of a visitor', { rank: 2, sender: Buffer.from('visitor') });
  expect((await delivered(41)).slice(0, 16)).toContain('question of a visitor');
});

test('a sender whose things have left stands in front again', async () => {
  await flood(3, 'sender');
  await delivered(3);
  await flood(1, 'sender');
  const { turn, not_before } = await db
    .selectFrom('outbox')
    .select(['turn', 'not_before'])
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(turn).toEqual(not_before);
});
