import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { enqueue, type Outgoing } from '#outbox/enqueue.ts';
import { createOutbox, type Delivery, type Handler, type Outbox, retryDelay, Undeliverable } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { silentLogger } from '#testing/test-app.ts';

let db: Database;
let drop: () => Promise<void>;
const workers: Outbox[] = [];
beforeEach(async () => {
  ({ db, drop } = await createTestDatabase());
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await drop();
});

const put = (over: Partial<Outgoing> = {}) =>
  db.transaction().execute((trx) =>
    enqueue(trx, {
      kind: 'test',
      to: 'a@example.in',
      payload: { text: 'hello' },
      dedupeKey: `key-${Math.random()}`,
      ...over,
    }),
  );
const rows = () => db.selectFrom('outbox').selectAll().execute();
function work(handler: Handler): Outbox {
  const worker = createOutbox({ db, logger: silentLogger, handlers: { test: handler }, pollMs: 10 });
  workers.push(worker);
  worker.start();
  return worker;
}
const until = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000, interval: 20 });

test('what is enqueued is delivered once, and what it said is emptied', async () => {
  const seen: Delivery[] = [];
  await put({ dedupeKey: 'one', record: 'enquiry:1' });
  work(async (delivery) => void seen.push(delivery));
  await until(async () => (await rows())[0]?.delivered_at).toBeInstanceOf(Date);
  expect(seen).toEqual([
    expect.objectContaining({
      to: 'a@example.in',
      payload: { text: 'hello' },
      dedupeKey: 'one',
      attempt: 1,
      record: 'enquiry:1',
    }),
  ]);
  expect((await rows())[0]).toMatchObject({ payload: {}, recipient: '', record: 'enquiry:1' });
});

test('a transaction that fails sends nothing', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await enqueue(trx, { kind: 'test', to: 'x', payload: {}, dedupeKey: 'never' });
    throw new Error('the record is not stored');
  });
  await expect(failing).rejects.toThrow('the record is not stored');
  expect(await rows()).toEqual([]);
});

test('the same dedupe key is written once', async () => {
  await put({ dedupeKey: 'same' });
  await put({ dedupeKey: 'same', to: 'b@example.in' });
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['a@example.in']);
});

test('nothing leaves before its time', async () => {
  let count = 0;
  const delivered = async () => (await rows()).filter(({ delivered_at }) => delivered_at !== null).length;
  await put({ notBefore: new Date(Date.now() + 3_600_000) });
  await put();
  work(async () => {
    count += 1;
  });
  // A look takes all that is due: with one more delivery, the one that may not leave was looked at twice.
  await until(delivered).toBe(1);
  await put();
  await until(delivered).toBe(2);
  expect(count).toBe(2);
});

test('a failure is tried again later, with the reason kept free of people', async () => {
  await put();
  const [before] = await rows();
  const worker = work(async () => {
    // It ends with this attempt, or a slow test would see the next one.
    void worker.stop();
    throw new Error('refused for asha@example.in');
  });
  await until(async () => (await rows())[0]?.last_error).toBe('refused for [email]');
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 1, delivered_at: null, parked_at: null, claim: null });
  expect(Number(row?.not_before) - Number(before?.not_before)).toBeGreaterThanOrEqual(5_000);
});

test('what can never arrive is parked at once', async () => {
  await put();
  work(async () => {
    throw new Undeliverable('no such mailbox');
  });
  await until(async () => (await rows())[0]?.parked_at).toBeInstanceOf(Date);
  expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: 'no such mailbox' });
});

test('after the last attempt it is parked', async () => {
  await put();
  await db.updateTable('outbox').set({ attempts: 200 }).execute();
  work(async () => {
    throw new Error('still down');
  });
  await until(async () => (await rows())[0]?.parked_at).toBeInstanceOf(Date);
});

test('four workers share 200 deliveries, each made once', async () => {
  const seen: string[] = [];
  await db.transaction().execute(async (trx) => {
    for (let i = 0; i < 200; i += 1) await enqueue(trx, { kind: 'test', to: 'x', payload: {}, dedupeKey: `d${i}` });
  });
  for (let i = 0; i < 4; i += 1) work(async ({ dedupeKey }) => void seen.push(dedupeKey));
  await until(async () => (await rows()).filter(({ delivered_at }) => delivered_at === null).length).toBe(0);
  expect(seen).toHaveLength(200);
  expect(new Set(seen).size).toBe(200);
});

test('a delivery that hangs keeps none back that comes after it', async () => {
  let finish = () => {};
  const seen: string[] = [];
  await put({ dedupeKey: 'hangs' });
  await put({ dedupeKey: 'beside it' });
  work(async ({ dedupeKey }) => {
    seen.push(dedupeKey);
    if (dedupeKey !== 'hangs') return;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await until(async () => seen).toHaveLength(2);
  await put({ dedupeKey: 'after it' });
  await until(async () => seen).toContain('after it');
  finish();
});

test('stopping waits for the delivery under way', async () => {
  let finish = () => {};
  let begun = false;
  await put();
  const worker = work(async () => {
    begun = true;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await until(async () => begun).toBe(true);
  const stopped = worker.stop();
  finish();
  await stopped;
  expect((await rows())[0]?.delivered_at).toBeInstanceOf(Date);
});

describe('retryDelay', () => {
  test('doubles from five seconds up to half an hour, and gives up after nearly three days', () => {
    const delays = Array.from({ length: 200 }, (_, index) => retryDelay(index + 1));
    expect(delays.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
    const waits = delays.filter((delay) => delay !== null);
    expect(Math.max(...waits)).toBe(1_800_000);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 86_400_000).toBeCloseTo(2.9, 1);
    expect(delays.slice(0, waits.length)).toEqual(waits);
  });
});
