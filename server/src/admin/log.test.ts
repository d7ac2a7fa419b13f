import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { admin as adminCommand } from '#admin/admin.ts';
import { type Ended, inProcess, ownOrigins, patient, runProgram } from '#testing/spawned-origin.ts';

const origins = ownOrigins();

const settings = () => ({ DATA_DIR: origins.dataDir, RELEASED_BY: 'asha' });
const told = ({ code, stdout, stderr }: Ended) => ({ code, output: stdout + stderr });
const admin = async (...words: string[]) => told(await inProcess(adminCommand, words, settings()));

/** As whoever holds the database itself. */
async function asOwner(statement: string): Promise<void> {
  const folder = path.join(origins.dataDir, 'postgres');
  const password = fs.readFileSync(path.join(folder, 'password'), 'utf8');
  const client = new pg.Client({ host: folder, port: 5432, user: 'origin', password, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

test('the command reads the log, is in it itself, and says where somebody has changed it', async () => {
  const { url } = await origins.start();
  await fetch(`${url}/server/profile`, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } });
  await expect.poll(async () => (await admin('log')).output, patient).toContain('GET /server/profile');
  await admin('enquiries');

  const whole = told(await runProgram('admin/admin.ts', ['log', '--since', '1h'], settings()));
  expect(whole.code).toBe(0);
  expect(whole.output).toMatch(/refusal +GET \/server\/profile +refused/);
  expect(whole.output).toMatch(/desk enquiries +done +1 +desk:asha/);
  expect(whole.output).toMatch(/The log is whole: \d+ entries, the last is \d+, head [0-9a-f]{16}\./);

  const id = '0d5b7f2e-3c1a-4b6d-9e8f-0123456789ab';
  await asOwner(
    `insert into outbox (id, kind, recipient_sealed, recipient_hash, payload_sealed, dedupe_key, parked_at)
     values ('${id}', 'mail', '', decode(repeat('00', 32), 'hex'), '', 'test:1', now())`,
  );
  expect((await admin('drop', id, 'asked', 'by', 'asha@example.in')).code).toBe(0);
  expect((await admin('close', id, 'again')).code).toBe(1);
  const ended = await admin('log', '--since', '1h', '--csv');
  expect(ended.output).toMatch(new RegExp(`desk drop,done,1,desk:asha,.*${id}: asked by \\[email\\]`));
  expect(ended.output).toMatch(new RegExp(`desk close,done,1,desk:asha,.*${id}: again`));

  await asOwner("update security_log set who = 'somebody else' where seq = 2");
  const broken = await admin('log');
  expect(broken.code).toBe(1);
  expect(broken.output).toContain('The log is broken at entry 2. It was changed after it was written.');
});
