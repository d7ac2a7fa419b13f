import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { admin as adminCommand } from '#admin/admin.ts';
import { connect, type Database } from '#db/database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { databaseUrl } from '#testing/create-test-database.ts';
import { inProcess, programEnvironment } from '#testing/spawned-origin.ts';
import { makeDatabase } from '#testing/test-database.ts';

const MASTER_KEYS = `1:${randomBytes(32).toString('base64')}`;
const QUESTIONS = 2500;
let variables: Record<string, string>;
let db: Database;
let drop: () => Promise<unknown>;
beforeAll(async () => {
  const server: pg.PoolConfig = JSON.parse(inject('databaseServer'));
  const made = await makeDatabase(server, inject('migratedDatabase'));
  const stored = connect(made.address, () => {});
  drop = () => stored.destroy().then(made.drop);
  db = withSealedColumns(stored, await Keyring.open(stored, masterKeySource({ masterKeys: MASTER_KEYS, dataDir: '' })));
  variables = { DATABASE_URL: databaseUrl(made.address), MASTER_KEYS };
  // Several within one microsecond, and many within one millisecond.
  for (let at = 0; at < QUESTIONS; at += 500)
    await db
      .insertInto('enquiry')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          ...{ id: randomUUID(), name: `Asha ${at + index}`, email: 'asha@example.in', areas: ['SIP'] },
          ...{ message: `Question ${at + index} ${'of many words '.repeat(5)}`, body_hash: Buffer.alloc(1) },
          created_at: sql<Date>`now() - ${Math.floor((at + index) / 3)} * interval '7 microseconds'`,
        })),
      )
      .execute();
});
afterAll(() => drop());

const admin = (...words: string[]) => inProcess(adminCommand, words, variables);
const namesIn = (csv: string) => [...csv.matchAll(/Asha (\d+)/g)].map(([, number]) => Number(number));
const nextOf = (stderr: string) => /^More: npm run admin -- (.*)$/m.exec(stderr)?.[1]?.split(' ');

test('a list shows its newest hundred and says how to go on', async () => {
  const { code, stdout, stderr } = await admin('enquiries');
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1 + 100);
  expect(nextOf(stderr)?.slice(0, 2)).toEqual(['enquiries', '--before']);
});

test('page after page brings every row once, whatever their times', async () => {
  const seen: number[] = [];
  let words: string[] | undefined = ['enquiries', '--since', '2d', '--csv', '--limit', '700'];
  while (words !== undefined) {
    const { stdout, stderr } = await admin(...words);
    seen.push(...namesIn(stdout));
    words = nextOf(stderr);
  }
  expect(seen).toHaveLength(QUESTIONS);
  expect(new Set(seen).size).toBe(QUESTIONS);
});

test('a file of a list holds all of it, and so does --all', async () => {
  const file = await admin('enquiries', '--csv');
  const all = await admin('enquiries', '--all');
  expect(namesIn(file.stdout).length).toBe(QUESTIONS);
  expect(new Set(namesIn(file.stdout)).size).toBe(QUESTIONS);
  expect(all.stdout.trimEnd().split('\n')).toHaveLength(1 + QUESTIONS);
  expect(nextOf(file.stderr + all.stderr)).toBeUndefined();
});

test('a list begins before a time, and behind no row that is gone', async () => {
  expect((await admin('enquiries', '--before', '2020-01-31')).stdout).toBe('Nothing.\n');
  const gone = await admin('enquiries', '--before', randomUUID());
  expect({ code: gone.code, stdout: gone.stdout }).toEqual({ code: 1, stdout: '' });
  expect(gone.stderr).toContain('any more. Say the time of that row');
});

test.each(['appointments', 'referrals', 'consents', 'outbox', 'log'])('%s come in parts too', async (list) => {
  for (const words of [['--limit', '1'], ['--all']]) {
    const { code, stderr } = await admin(list, ...words);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^Database \S+ at \S+: 0 accounts\.\n/),
    });
  }
});

test('a reader that has seen enough ends the command without a word', async () => {
  const program = path.join(repositoryRoot, 'server/src/admin/admin.ts');
  const script = `{ "${process.execPath}" "${program}" enquiries --csv; echo "ended with $?" >&2; } | head -n 1`;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script], { env: programEnvironment(variables) });
  expect(stdout).toMatch(/^\ufeffat,name,[^\n]*\n$/);
  expect(stderr).toMatch(/^Database \S+ at \S+: 0 accounts\.\nended with 0\n$/);
});

test('a list that does not fit on the disk says so', async () => {
  const program = path.join(repositoryRoot, 'server/src/admin/admin.ts');
  const file = path.join(tmpdir(), `list-${process.pid}.csv`);
  const script = `ulimit -f 0; "${process.execPath}" "${program}" enquiries --csv > "${file}"; echo "ended with $?" >&2`;
  const { stderr } = await promisify(execFile)('sh', ['-c', script], { env: programEnvironment(variables) });
  await rm(file);
  expect(stderr).toMatch(/could not be written whole: EFBIG.*Make room, and ask again\.\nended with 1\n$/);
});
