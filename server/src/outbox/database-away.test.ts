import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { mailHandler, smtpMail } from '#outbox/mail.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { createOutbox, type Handler, type Outbox } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { type FaultProxy, startFaultProxy } from '#testing/fault-proxy.ts';
import { heldTimers } from '#testing/held-timers.ts';
import { silentLogger } from '#testing/test-app.ts';

// A worker whose line to the database swallows packets, beside others whose line is sound.
const patient = { timeout: 30_000 };
/** How long the faulty line waits for an answer: one second for the statement and one more, or five for a connection. */
const ANSWER_MS = 2_000;
const CONNECT_MS = 5_000;
let sound: Database;
let faulty: Database;
let drop: () => Promise<void>;
let proxy: FaultProxy;
let waits: ReturnType<typeof heldTimers>;
let isLost = false;
let log: string[] = [];
let workers: Outbox[] = [];

beforeEach(async () => {
  isLost = false;
  waits = heldTimers(ANSWER_MS, CONNECT_MS);
  const { db, keyring, drop: dropDatabase } = await createTestDatabase();
  const { host = '', port, user, password } = new pg.Client(JSON.parse(inject('databaseServer')));
  proxy = await startFaultProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const application = inject('applicationOfServer');
  const role = application === '' ? { user, password } : JSON.parse(application);
  const address = { ...role, host: '127.0.0.1', port: proxy.port, database: await nameOf(db) };
  const stored = connect(address, () => {}, { connections: 5, timeoutSeconds: 1 });
  sound = db;
  faulty = withSealedColumns(stored, keyring);
  drop = async () => {
    await proxy.close();
    await stored.destroy();
    await dropDatabase();
  };
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  log = [];
  await drop();
  waits.release();
});

const nameOf = async (db: Kysely<never> | Database) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db as Database)).rows[0]?.name ?? '';
const put = () =>
  sound.transaction().execute((trx) =>
    enqueue(trx, {
      kind: 'mail',
      to: 'asha@example.in',
      payload: { subject: 'Booked', text: 'Tomorrow at 10.' },
      dedupeKey: 'appointment:1:mail',
    }),
  );
const row = () =>
  sound
    .selectFrom('outbox')
    .select(['attempts', 'delivered_at', 'parked_at', 'handed_over_at', 'last_error'])
    .executeTakeFirstOrThrow();
function work(db: Database, mail: Handler): Outbox {
  const logger = db === sound ? silentLogger : pino({}, { write: (line: string) => void log.push(line) });
  const worker = createOutbox({ db, logger, handlers: { mail }, pollMs: 20, settleAgainMs: 20 });
  workers.push(worker);
  worker.start();
  return worker;
}
const leaseEnds = () =>
  sound.updateTable('outbox').set({ claimed_until: sql<Date>`now() - interval '1 second'` }).execute();
/** From now on nothing that the faulty line is asked gets an answer. */
const lose = () => {
  proxy.swallow();
  isLost = true;
};
/** The line is sound again, and who has waited for an answer of before has waited for long enough. */
const mend = () => {
  proxy.pass();
  waits.pass();
  isLost = false;
};
/** Lets the waits for answers end, all of them in vain. */
const inVain = (until: () => boolean) =>
  vi.waitUntil(() => {
    if (isLost) waits.pass();
    return until();
  }, patient);
const waitsForDatabase = () => log.some((line) => line.includes('waits for the database'));

test('a mail that left while the database was away is settled when it is back, and is parked by nobody else for good', async () => {
  let sent = 0;
  await put();
  work(faulty, async ({ markSent }) => {
    await markSent();
    sent += 1;
    lose();
  });
  await inVain(waitsForDatabase);
  expect(await row()).toMatchObject({ delivered_at: null, handed_over_at: expect.any(Date) });

  await leaseEnds();
  work(sound, async () => Promise.reject(new Error('sent twice')));
  await expect.poll(row, patient).toMatchObject({
    parked_at: expect.any(Date),
    last_error: expect.stringMatching(/not reached the database.* may have arrived/),
  });

  mend();
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date), parked_at: null, last_error: null });
  expect(sent).toBe(1);
});

test('its own origin does not park it either, however long the database is away', async () => {
  await put();
  work(faulty, async ({ markSent }) => {
    await markSent();
    lose();
  });
  await inVain(waitsForDatabase);
  await leaseEnds();
  mend();
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date), parked_at: null });
  expect(log.join('')).not.toContain('in doubt');
});

test('a mail whose handing over could not be written down does not leave, and waits', async () => {
  const mail = await startMailServer();
  const send = mailHandler(smtpMail(mail.url, 'desk@firm.example'));
  let isAway = true;
  await put();
  work(faulty, (delivery) =>
    send({
      ...delivery,
      markSent: () => {
        if (isAway) lose();
        return delivery.markSent();
      },
    }),
  );
  await inVain(waitsForDatabase);
  isAway = false;
  mend();
  await expect.poll(row, patient).toMatchObject({
    ...{ delivered_at: null, parked_at: null, handed_over_at: null },
    last_error: expect.stringContaining('nothing was sent'),
  });
  expect(mail.mails).toEqual([]);

  await sound.updateTable('outbox').set({ not_before: sql<Date>`now()` }).execute();
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date) });
  expect(mail.mails).toHaveLength(1);
  await mail.stop();
});

test('a stop does not wait for a database that is away', async () => {
  await put();
  const worker = work(faulty, async ({ markSent }) => {
    await markSent();
    lose();
  });
  await inVain(waitsForDatabase);
  let hasStopped = false;
  void worker.stop().then(() => {
    hasStopped = true;
  });
  await inVain(() => hasStopped);
  expect(log.join('')).toContain('what became of a delivery was not written');
});
