import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { retry } from '#admin/outbox.ts';
import type { Database } from '#db/database.ts';
import { backlog } from '#outbox/backlog.ts';
import { deliveryStatus } from '#outbox/delivery-status.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { hold, holdIfRestored, readHold, release } from '#outbox/hold.ts';
import { outboxRows } from '#outbox/rows.ts';
import { createOutbox, LogInRefused } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
const sent: string[] = [];

/** A worker looks once and delivers what it has found. */
async function look(evenHeld = false): Promise<void> {
  const worker = createOutbox({
    db,
    logger: pino({ level: 'silent' }),
    handlers: { mail: async ({ dedupeKey }) => void sent.push(dedupeKey) },
    evenHeld,
  });
  worker.start();
  await worker.stop();
}

beforeAll(async () => {
  made = await createTestDatabase();
  db = made.db;
});
afterAll(() => made.drop());
afterEach(async () => {
  sent.length = 0;
  await db.deleteFrom('outbox').execute();
  await release(db, false);
});

const wait = (...keys: string[]) =>
  db.transaction().execute(async (trx) => {
    for (const dedupeKey of keys) await enqueue(trx, { kind: 'mail', to: 'a@b.example', dedupeKey, payload: {} });
  });

test('while delivery is held nothing leaves but alarms, and afterwards all of it', async () => {
  await hold(db, 'a drill');
  await wait('first');
  await look();
  expect(sent).toEqual([]);
  expect(await backlog(db)).toMatchObject({ waiting: 1, held: true });
  expect(await readHold(db)).toMatchObject({ reason: 'a drill' });
  await release(db, false);
  await look();
  expect(sent).toEqual(['first']);

  await hold(db, 'a drill');
  await wait('alarm');
  await look(true);
  expect(sent).toEqual(['first', 'alarm']);
});

test('what was due when a held delivery is released with --park waits for a person', async () => {
  await hold(db, 'restored');
  await wait('old');
  await db.transaction().execute((trx) =>
    enqueue(trx, {
      kind: 'mail',
      to: 'a@b.example',
      dedupeKey: 'reminder',
      payload: {},
      notBefore: new Date('2100-01-01'),
    }),
  );
  expect(await release(db, true)).toBe(1);
  const rows = await db.selectFrom('outbox').select(['dedupe_key', 'parked_at', 'last_error']).execute();
  expect(rows.find(({ dedupe_key }) => dedupe_key === 'old')?.last_error).toMatch(/may have left before/);
  expect(rows.find(({ dedupe_key }) => dedupe_key === 'reminder')?.parked_at).toBeNull();
  expect(await readHold(db)).toBeNull();
});

test('what was being handed over when it was released with --park can be sent again, and leaves', async () => {
  await hold(db, 'restored');
  await wait('under way');
  const claim = { claim: randomUUID(), claimed_until: sql<Date>`now() + interval '1 minute'` };
  await db
    .updateTable('outbox')
    .set({ ...claim, handed_over_at: sql<Date>`now()` })
    .execute();
  expect(await release(db, true)).toBe(1);
  await look();
  expect(sent).toEqual([]);
  expect(await retry(db, [])).toBe(1);
  await look();
  expect(sent).toEqual(['under way']);
});

test('a worker that comes back after a release with --park still says that it has delivered', async () => {
  await wait('slow');
  const rows = outboxRows(db, { kinds: ['mail'], leaseMs: 60_000, evenHeld: false });
  const [row] = await rows.take(1, []);
  if (row === undefined) throw new Error('There is nothing to take.');
  await rows.markSent(row);
  await hold(db, 'restored');
  expect(await release(db, true)).toBe(1);
  await rows.settle(row, null);
  expect(await backlog(db)).toMatchObject({ waiting: 0, parked: 0 });
});

test('a restored database holds by itself, once, and the one that it came from does not', async () => {
  expect(await holdIfRestored(db)).toBe(false);
  expect(await holdIfRestored(db)).toBe(false);
  const copy = await copied(db);
  expect(await readHold(copy.db)).toBeNull();
  expect(await holdIfRestored(copy.db)).toBe(true);
  expect(await readHold(copy.db)).toMatchObject({ reason: expect.stringContaining('restored or moved') });
  await release(copy.db, false);
  expect(await holdIfRestored(copy.db)).toBe(false);
  expect(await readHold(copy.db)).toBeNull();
  expect(await holdIfRestored(db)).toBe(false);
  await copy.drop();
});

test('a restore into the database itself, which makes its tables anew, is noticed too', async () => {
  const other = await createTestDatabase();
  expect(await holdIfRestored(other.db)).toBe(false);
  await remakeOutbox(other.owner);
  expect(await holdIfRestored(other.db)).toBe(true);
  await release(other.db, false);
  expect(await holdIfRestored(other.db)).toBe(false);
  await other.drop();
});

test('a database that knows its place without the number of its table goes on, and learns it', async () => {
  const other = await createTestDatabase();
  await holdIfRestored(other.db);
  await sql`update delivery_hold set delivered_from = substring(delivered_from from '^\\d+/\\d+')`.execute(other.owner);
  expect(await holdIfRestored(other.db)).toBe(false);
  await remakeOutbox(other.owner);
  expect(await holdIfRestored(other.db)).toBe(true);
  await other.drop();
});

async function remakeOutbox(owner: Database): Promise<void> {
  await sql`create table restored (like outbox including all)`.execute(owner);
  await sql`drop table outbox`.execute(owner);
  await sql`alter table restored rename to outbox`.execute(owner);
}

/** Another database that says what this one says of itself, as a restored dump does. */
async function copied(of: Database) {
  const row = await of.selectFrom('delivery_hold').selectAll().executeTakeFirstOrThrow();
  const other = await createTestDatabase();
  await other.db.updateTable('delivery_hold').set({ delivered_from: row.delivered_from }).execute();
  return other;
}

test('a server that tells nobody who it is keeps no origin from starting', async () => {
  const other = await createTestDatabase();
  await sql`revoke execute on function pg_control_system() from public`.execute(other.owner);
  expect(await holdIfRestored(other.db)).toBe(false);
  expect(await readHold(other.db)).toBeNull();
  await other.drop();
});

test('an operator is told what waits also between two tries, and what is parked', async () => {
  expect(await deliveryStatus(db)).toEqual(['Messages leave.', 'Nothing waits to leave now.']);
  await wait('refused');
  const [first, next] = ['2026-11-29T10:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  await db
    .updateTable('outbox')
    .set({ turn: new Date(first), not_before: new Date(next), last_error: `${LogInRefused.BEGINS} 535` })
    .execute();
  const why = 'npm run admin -- outbox says why.';
  expect(await deliveryStatus(db)).toEqual([
    'The site’s own log-in is refused: what needs it waits.',
    `Waits: 1 mail, the oldest of ${first}, tried before, next try ${next}`,
    why,
  ]);
  await hold(db, 'a drill');
  expect((await deliveryStatus(db)).map((line) => line.replace(/since \S+Z/, 'since T'))).toEqual([
    'Held since T: a drill.',
    `Would leave: 1 mail, the oldest of ${first}, tried before, next try ${next}`,
    why,
  ]);
  await release(db, false);
  await db
    .updateTable('outbox')
    .set({ parked_at: new Date(first) })
    .execute();
  expect(await deliveryStatus(db)).toEqual([
    'Messages leave.',
    'Nothing waits to leave now.',
    'Parked: 1. A person decides what becomes of them.',
    why,
  ]);
});
