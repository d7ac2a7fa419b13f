import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { admin } from '#admin/admin.ts';
import { connect, type Database } from '#db/database.ts';
import { openDatabase } from '#db/opening/open-database.ts';
import { openRunning } from '#db/opening/open-running.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { keys } from '#keys/cli/keys.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { hold, readHold } from '#outbox/hold.ts';
import { databaseUrl } from '#testing/create-test-database.ts';
import { type Command, inProcess, ownOrigins, runProgram } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { makeDatabase } from '#testing/test-database.ts';

const COMMANDS: [program: string, words: string[]][] = [
  ['admin/admin.ts', ['enquiries']],
  ['admin/admin.ts', ['outbox']],
  ['admin/admin.ts', ['retention']],
  ['admin/admin.ts', ['traces', 'somebody']],
  ['admin/admin.ts', ['log']],
  ['admin/admin.ts', ['retry']],
  ['admin/admin.ts', ['sign-out', '9810000001']],
  ['keys/cli/keys.ts', ['rotate']],
];
const PROGRAMS: Record<string, Command> = { 'admin/admin.ts': admin, 'keys/cli/keys.ts': keys };
/** The same without a process for each. */
const run = (program: string, words: string[], variables: Record<string, string>) =>
  inProcess(PROGRAMS[program] ?? expect.unreachable(program), words, variables);
const list = (variables: Record<string, string>) => inProcess(admin, ['enquiries'], variables);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A database of its own; with all tables unless told. */
async function database(template: string | undefined = inject('migratedDatabase')) {
  const server: pg.PoolConfig = JSON.parse(inject('databaseServer'));
  const { address, name, drop } = await makeDatabase(server, template);
  const db = connect(address, () => {});
  closing.push(drop, () => db.destroy());
  return { db, name, url: databaseUrl(address) };
}

const MASTER_KEYS = `1:${randomBytes(32).toString('base64')}`;
const openKeys = (db: Database) => Keyring.open(db, masterKeySource({ masterKeys: MASTER_KEYS, dataDir: '' }));
const tablesOf = async (db: Database) =>
  (await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)).rows;

describe('where there is no database', () => {
  const nothing = async (start: typeof run, program: string, words: string[]) => {
    const dataDir = path.join(temporaryFolder('nowhere'), 'data');
    const { code, stdout, stderr } = await start(program, words, { DATA_DIR: dataDir });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no database in DATA_DIR \S+data, and a command makes none\./);
    expect(stderr).toMatch(/DATABASE_URL.*npm start/s);
    expect(fs.existsSync(dataDir)).toBe(false);
  };
  test.each(COMMANDS)('%s %j makes nothing, says what to set, and fails', (program, words) =>
    nothing(run, program, words),
  );
  test.each(COMMANDS.filter(([, [word]]) => word === 'enquiries' || word === 'rotate'))(
    '%s %j started by itself does not either',
    (program, words) => nothing(runProgram, program, words),
  );

  test('a folder of releases alone stays as it is', async () => {
    const dataDir = temporaryFolder('releases-alone');
    fs.mkdirSync(path.join(dataDir, 'releases'));
    expect((await list({ DATA_DIR: dataDir })).code).toBe(1);
    expect(fs.readdirSync(dataDir)).toEqual(['releases']);
  });

  test('a server that does not answer is named without its password', async () => {
    const { code, stdout, stderr } = await list({
      DATABASE_URL: 'postgres://site:geheim@127.0.0.1:1/site',
      DATA_DIR: path.join(temporaryFolder('nowhere'), 'data'),
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Database site at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*DATABASE_URL/);
    expect(stderr).not.toContain('geheim');
  });
});

describe('a database that is not the one of this checkout', () => {
  test.each(COMMANDS)('without tables gets none by %s %j', async (program, words) => {
    const { db, name, url } = await database('template1');
    const dataDir = path.join(temporaryFolder('empty'), 'data');
    const { code, stdout, stderr } = await run(program, words, { DATABASE_URL: url, DATA_DIR: dataDir });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(
      new RegExp(`^Database ${name} at \\S+ has no tables of a site\\. .*DATABASE_URL.*npm start`),
    );
    expect(await tablesOf(db)).toEqual([]);
    expect(fs.existsSync(dataDir)).toBe(false);
  });

  test.each(COMMANDS)('of an older release is not changed by %s %j', async (program, words) => {
    const { db, url } = await database();
    await openKeys(db);
    await sql`delete from migration where name = (select max(name) from migration)`.execute(db);
    const before = await sql`select * from migration`.execute(db);
    const { code, stdout, stderr } = await run(program, words, { DATABASE_URL: url, MASTER_KEYS });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/older than this checkout.*\d{4}-\S+ has not run.*Start the site.*running release/);
    expect((await sql`select * from migration`.execute(db)).rows).toEqual(before.rows);
  });

  test('of a newer release is left to its checkout', async () => {
    const { db, url } = await database();
    await openKeys(db);
    await sql`insert into migration (name, timestamp) values ('0099-of-tomorrow', '2030-01-01')`.execute(db);
    const { code, stdout, stderr } = await list({ DATABASE_URL: url, MASTER_KEYS });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/newer than this checkout.*0099-of-tomorrow.*checkout of the running release/);
  });

  test('without keys gets none', async () => {
    const { db, url } = await database();
    const dataDir = path.join(temporaryFolder('keyless'), 'data');
    const { code, stderr } = await list({ DATABASE_URL: url, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/holds no keys: no site has started on it/);
    expect((await sql`select from secret_key`.execute(db)).rows).toEqual([]);
    expect(fs.existsSync(dataDir)).toBe(false);
  });

  test('whose keys lie in another folder stays closed, and no keys are made', async () => {
    const { db, url } = await database();
    await openKeys(db);
    const dataDir = path.join(temporaryFolder('other-keys'), 'data');
    const { code, stderr } = await list({ DATABASE_URL: url, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/master-keys\.json is missing: .*DATA_DIR.*MASTER_KEYS/);
    expect(fs.existsSync(dataDir)).toBe(false);
  });
});

describe('the database of the site', () => {
  test('is named with what it holds, apart from the list', async () => {
    const { db, name, url } = await database();
    const account = { id: randomUUID(), phone: '+919800000000', email: null };
    await withSealedColumns(db, await openKeys(db))
      .insertInto('account')
      .values(account)
      .execute();
    const { code, stdout, stderr } = await run('admin/admin.ts', ['enquiries', '--csv'], {
      DATABASE_URL: url,
      MASTER_KEYS,
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\ufeffat,name,email,[^\n]*\r\n$/);
    expect(stderr).toMatch(new RegExp(`^Database ${name} at \\S+:\\d+: 1 account\\.\n$`));
    const { password } = JSON.parse(inject('databaseServer')) as pg.PoolConfig;
    if (password) expect(stderr).not.toContain(String(password));
  });
});

describe('an embedded database', () => {
  const origins = ownOrigins();

  test('is read beside its origin, and after it has stopped', async () => {
    const origin = await origins.start();
    const read = () => runProgram('admin/admin.ts', ['enquiries'], { DATA_DIR: origins.dataDir });
    const beside = await read();
    origin.child.kill('SIGTERM');
    await origin.ended;
    const alone = await read();
    const says = `The embedded database in ${path.join(origins.dataDir, 'postgres')}: 0 accounts.\n`;
    expect([beside, alone]).toEqual([
      { code: 0, stdout: 'Nothing.\n', stderr: says },
      { code: 0, stdout: 'Nothing.\n', stderr: says },
    ]);
  });

  test('that was copied while it ran is another one', async () => {
    const live = { databaseUrl: undefined, dataDir: temporaryFolder('live') };
    const copy = { databaseUrl: undefined, dataDir: path.join(temporaryFolder('copy'), 'data') };
    const first = await openDatabase(live, () => {});
    await Keyring.open(first.db, masterKeySource({ masterKeys: undefined, dataDir: live.dataDir }));
    await first.close();
    fs.cpSync(live.dataDir, copy.dataDir, { recursive: true });
    fs.chmodSync(path.join(copy.dataDir, 'postgres/data'), 0o700);
    const running = await openDatabase(live, () => {});
    closing.push(() => running.close());
    // What a running server has beside its data; the rest is copied at rest, for no file to vanish meanwhile.
    for (const file of ['postgres/origin.lock', 'postgres/data/postmaster.pid'])
      fs.copyFileSync(path.join(live.dataDir, file), path.join(copy.dataDir, file));

    const opened = await openRunning(copy, () => {});
    await hold(opened.db, 'a drill');
    await opened.close();
    expect(await readHold(running.db)).toBeNull();
  });
});
