// `npm run torture -- --lists`: what each list of `npm run admin` takes, from start to end, on a database of its own in
// which it has so many rows.

import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/opening/open-database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { programEnvironment } from '#testing/spawned-origin.ts';

const AT_ONCE = 500;

/** @param say hears each list and its seconds */
export async function timeLists(count: number, say: (line: string) => void): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'many-rows-'));
  const masterKeys = `1:${randomBytes(32).toString('base64')}`;
  const { db: stored, close } = await openDatabase({ databaseUrl: undefined, dataDir }, say);
  try {
    const keyring = await Keyring.open(stored, masterKeySource({ masterKeys, dataDir }));
    const db = withSealedColumns(stored, keyring);
    const account = { id: randomUUID(), phone: '+919800000001', email: null };
    await db.insertInto('account').values(account).execute();
    for (let done = 0; done < count; done += AT_ONCE) await addRows(db, account.id, done);
    await sql`analyze`.execute(stored);
    const environment = programEnvironment({ DATA_DIR: dataDir, MASTER_KEYS: masterKeys });
    const words = ['enquiries', 'appointments', 'referrals', 'consents', 'outbox', 'log', 'enquiries --csv'];
    for (const line of words) {
      const from = performance.now();
      await promisify(execFile)(
        process.execPath,
        ['server/src/admin/admin.ts', ...line.split(' '), '--since', '999w'],
        {
          ...{ cwd: repositoryRoot, env: environment, maxBuffer: 2 ** 30 },
        },
      );
      say(`${count} rows, admin ${line}: ${((performance.now() - from) / 1000).toFixed(2)} s`);
    }
  } finally {
    await close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** So many of each list, a minute apart. */
async function addRows(db: Database, account_id: string, done: number): Promise<void> {
  const at = (index: number) => sql<Date>`now() - ${done + index} * interval '1 minute'`;
  const rows = <Row>(make: (index: number) => Row) => Array.from({ length: AT_ONCE }, (_, index) => make(index));
  const person = { name: 'Asha Rao', email: 'asha@example.in' };
  const nobody = { account_id: null, idempotency_key: null, body_hash: Buffer.alloc(1) };
  await db
    .insertInto('enquiry')
    .values(
      rows((index) => ({
        ...{ ...person, ...nobody, id: randomUUID(), areas: ['Mutual Funds'], message: 'Please call me. '.repeat(20) },
        created_at: at(index),
      })),
    )
    .execute();
  await db
    .insertInto('appointment')
    .values(
      rows((index) => ({
        ...{ ...person, ...nobody, id: randomUUID(), seat: 1, status: 'cancelled', phone: '+919800000001' },
        ...{ topics: ['Mutual Funds'], language: 'English', channel: 'phone', starts_at: at(index) },
        ends_at: sql<Date>`${at(index)} + interval '1 minute'`,
      })),
    )
    .execute();
  await db
    .insertInto('referral')
    .values(
      rows((index) => ({
        ...{ ...person, id: randomUUID(), account_id, phone: '+919800000002', code: randomUUID() },
        ...{ relation: 'Friend', product: 'SIP', agreed_at: at(index), created_at: at(index) },
      })),
    )
    .execute();
  await db
    .insertInto('consent')
    .values(
      rows((index) => ({
        ...{ account_id, purpose: `purpose ${done + index}`, given: true, notice_date: '2026-01-01', at: at(index) },
      })),
    )
    .execute();
  await db
    .insertInto('outbox')
    .values(
      rows((index) => ({
        ...{
          id: randomUUID(),
          kind: 'mail',
          recipient: 'asha@example.in',
          payload: JSON.stringify({ text: 'Hello.' }),
        },
        ...{ dedupe_key: randomUUID(), turn: at(index), not_before: at(index) },
      })),
    )
    .execute();
}
