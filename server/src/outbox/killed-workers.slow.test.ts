import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { migrate } from '#db/migrations/migrate.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { makeDatabase } from '#testing/test-database.ts';

const DELIVERIES = 1000;
const KILLS = 6;
const MASTER_KEYS = `1:${Buffer.alloc(32, 1).toString('base64')}`;
const workers = new Set<ChildProcess>();

function startWorker(database: pg.PoolConfig, smtpUrl: string): ChildProcess {
  const program = fileURLToPath(new URL('./worker-fixture.ts', import.meta.url));
  const worker = spawn(
    process.execPath,
    [program, JSON.stringify({ database, masterKeys: MASTER_KEYS, smtpUrl, leaseMs: 1500 })],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  workers.add(worker);
  return worker;
}

const died = (worker: ChildProcess) =>
  new Promise<void>((done) =>
    (worker.exitCode ?? worker.signalCode) === null ? worker.once('exit', () => done()) : done(),
  );

const open = (db: Database) =>
  db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is', null)
    .executeTakeFirstOrThrow();

afterEach(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await Promise.all([...workers].map(died));
  workers.clear();
});

test('two workers on one database, killed again and again, never send one of 1,000 mails twice', {
  timeout: 120_000,
}, async () => {
  const { address, drop } = await makeDatabase(JSON.parse(inject('databaseServer')));
  const stored = connect(address, () => {});
  await migrate(stored);
  const keyring = await Keyring.open(stored, masterKeySource({ masterKeys: MASTER_KEYS, dataDir: '' }));
  const db = withSealedColumns(stored, keyring);
  const mail = await startMailServer({ delayMs: 3 });
  await db.transaction().execute(async (trx) => {
    for (let number = 1; number <= DELIVERIES; number += 1) {
      const payload = { subject: `Mail ${number}`, text: `Number ${number}.` };
      await enqueue(trx, { kind: 'mail', to: `visitor-${number}@example.in`, payload, dedupeKey: `test:${number}` });
    }
  });

  const pair = [startWorker(address, mail.url), startWorker(address, mail.url)];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = mail.mails.length;
    while (mail.mails.length < Math.min(before + DELIVERIES / (KILLS * 2), DELIVERIES)) await sleep(5);
    const at = kill % 2;
    const victim = pair[at];
    victim?.kill('SIGKILL');
    if (victim !== undefined) await died(victim);
    pair[at] = startWorker(address, mail.url);
  }
  while ((await open(db)).count > 0) await sleep(50);

  const sent = mail.mails.map(({ messageId }) => messageId);
  expect(new Set(sent).size).toBe(sent.length);
  // Nothing is lost either: what a kill left in doubt is parked, with the reason, for a person to decide.
  const doubtful = await db
    .selectFrom('outbox')
    .select(['recipient', 'last_error'])
    .where('parked_at', 'is not', null)
    .execute();
  for (const { last_error } of doubtful) expect(last_error).toContain('may have arrived');
  const accounted = new Set([...mail.mails.flatMap(({ to }) => to), ...doubtful.map(({ recipient }) => recipient)]);
  expect(accounted.size).toBe(DELIVERIES);
  expect(doubtful.length).toBeLessThanOrEqual(KILLS * 8);

  await db.destroy();
  await mail.stop();
  await drop();
});
