import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { keepRefusal } from '#releases/refusals.ts';
import type { Entry } from '#security/chain.ts';
import { append, shorten } from '#security/chain.ts';
import { logReleases, SecurityLog } from '#security/security-log.ts';
import { verify } from '#security/verify.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp, silentLogger, type TestApp } from '#testing/test-app.ts';

let origin: TestApp;
let keyring: Keyring;
beforeEach(async () => {
  origin = await createTestApp();
  keyring = await Keyring.open(origin.db, masterKeySource(origin.config));
});
afterEach(() => origin.close());

const entry = (what: string, over: Partial<Entry> = {}): Entry => ({
  ...{ at: new Date(), event: 'change', what, outcome: 'done', who: 'account:1', session: '', device: '' },
  ...{ address: '', detail: '', times: 1, reference: null, ...over },
});
const addThree = () =>
  append(
    origin.db,
    keyring,
    ['one', 'two', 'three'].map((what) => entry(what)),
  );

test('a chain is whole as it was written', async () => {
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 0 });
  await addThree();
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 3, last: '3' });
});

test('a text that was cut within a character leaves the chain whole', async () => {
  const half = 'why \u{1f600}'.slice(0, 5);
  await append(origin.db, keyring, [entry('one', { detail: half, device: half, who: half }), entry(half)]);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 2 });
});

test('more entries than one statement may hold are added in one step, and those that are known are passed over', async () => {
  const many = Array.from({ length: 5_600 }, (_, place) => entry(`change ${place}`, { reference: `release ${place}` }));
  await append(origin.db, keyring, many.slice(0, 100));
  await append(origin.db, keyring, many);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 5_600, last: '5600' });
});

test.each([
  ['an entry is changed', "update security_log set address = '' , who = 'account:2' where seq = 2", '2', /changed/],
  ['an entry is removed', 'delete from security_log where seq = 2', '3', /1 entries before it/],
  ['the beginning is removed', 'delete from security_log where seq < 3', '3', /2 entries before it are missing/],
  [
    'entries change places',
    'update security_log set seq = case seq when 2 then 30 else seq end; update security_log set seq = 2 where seq = 3; update security_log set seq = 3 where seq = 30',
    '2',
    /another one than when it was written/,
  ],
  [
    'hashes are made anew without the key',
    "update security_log set what = 'other', hash = sha256('other'::bytea) where seq = 3",
    '3',
    /changed/,
  ],
])('when %s, it is told where', async (_, statement, at, why) => {
  await addThree();
  for (const one of statement.split(';')) await sql.raw(one).execute(origin.owner);
  expect(await verify(origin.db, keyring)).toEqual({ whole: false, at, why: expect.stringMatching(why) });
});

test('nothing is removed before its year is over', async () => {
  await expect(sql`select shorten_security_log(interval '1 day')`.execute(origin.db)).rejects.toThrow(
    /kept for a year/,
  );
});

test('origins that write at once make one chain', async () => {
  const many = Array.from({ length: 40 }, (_, n) => append(origin.db, keyring, [entry(`${n}`), entry(`${n} again`)]));
  await Promise.all(many);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 80 });
});

test('what two origins tell of stands there once', async () => {
  const told = entry('rollback', { event: 'release', reference: 'release 1' });
  await Promise.all([append(origin.db, keyring, [told]), append(origin.db, keyring, [told])]);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 1 });
});

test('after a year entries go, which the log says itself', async () => {
  const old = new Date(Date.now() - 370 * 86_400_000);
  await append(origin.db, keyring, [entry('old', { at: old }), entry('older', { at: old }), entry('new')]);
  await shorten(origin.db, keyring);
  const left = await origin.db.selectFrom('security_log').select(['what', 'detail']).orderBy('seq').execute();
  expect(left).toEqual([
    { what: 'new', detail: '' },
    { what: 'shortened', detail: '2' },
  ]);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 2 });
  await shorten(origin.db, keyring);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 2 });
});

test('an entry of long ago takes none along that stands before it', async () => {
  const old = new Date(Date.now() - 370 * 86_400_000);
  await append(origin.db, keyring, [entry('new'), entry('old', { at: old }), entry('newer')]);
  await shorten(origin.db, keyring);
  const left = await origin.db.selectFrom('security_log').select('what').orderBy('seq').execute();
  expect(left.map(({ what }) => what)).toEqual(['new', 'old', 'newer']);
  expect(await verify(origin.db, keyring)).toMatchObject({ whole: true, entries: 3 });
});

test('nobody shortens the log whom the owner of the tables did not name', async () => {
  const { rows } = await sql<{ grantee: string }>`select grantee from information_schema.role_routine_grants
    where routine_name = 'shorten_security_log'`.execute(origin.owner);
  expect(rows.map(({ grantee }) => grantee)).not.toContain('PUBLIC');
});

test('a refusal among many changes is told by two starts, and stands there once and in words', async () => {
  const store = temporaryFolder('store');
  const at = new Date().toISOString();
  const change = (name: string) => JSON.stringify({ at, by: 'asha', action: 'release', name, from: null, to: '1.0.0' });
  const changes = Array.from({ length: 210 }, (_, count) => change(`remote-${count}`));
  fs.writeFileSync(path.join(store, 'history.jsonl'), `${changes.join('\n')}\n`);
  keepRefusal(store, { by: 'asha', action: 'release', detail: 'The gate stopped content@1.0.0.' });
  for (const _ of ['first start', 'second start']) {
    const log = new SecurityLog({ db: origin.db, keyring, logger: silentLogger });
    logReleases(store, log, silentLogger)();
    await log.flush();
  }
  const rows = await origin.db.selectFrom('security_log').select(['outcome', 'detail']).execute();
  expect(rows).toHaveLength(211);
  expect(rows.filter(({ outcome }) => outcome === 'refused')).toEqual([
    { outcome: 'refused', detail: 'The gate stopped content@1.0.0.' },
  ]);
});

test('a flood is a few rows that count it', async () => {
  const log = new SecurityLog({ db: origin.db, keyring, logger: silentLogger });
  for (let count = 0; count < 5_000; count += 1) {
    const { times: _, ...told } = entry('POST /x', {
      event: 'refusal',
      outcome: 'refused',
      address: `${count % 1000}`,
    });
    log.tell(told);
  }
  await log.flush();
  const rows = await origin.db.selectFrom('security_log').select('times').execute();
  expect(rows.length).toBeLessThanOrEqual(201);
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(5_000);
});
