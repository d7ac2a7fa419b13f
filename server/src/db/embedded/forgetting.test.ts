import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const folder = temporaryFolder('forgetting');
let cluster: Cluster;
let client: pg.Client;
beforeAll(async () => {
  cluster = await startCluster(folder, () => {});
  client = new pg.Client(cluster.owner);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await cluster?.stop();
});

const MARK = 'Nila Sen of Sikkim, 98700 00099';
const logs = path.join(folder, 'data', 'pg_wal');
const inLog = (): number =>
  fs
    .readdirSync(logs, { withFileTypes: true })
    .filter((entry) => entry.isFile() && fs.readFileSync(path.join(logs, entry.name)).includes(MARK)).length;

test('what was erased is out of the write-ahead log once a file of it has ended and a checkpoint was made', async () => {
  await client.query('create table person (name text)');
  await client.query('insert into person values ($1)', [MARK]);
  await client.query('delete from person');
  expect(inLog()).toBe(1);
  await client.query('vacuum person');
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
  expect(inLog()).toBe(0);
});

test('both happen by themselves in time for the half hour that the privacy notice tells', async () => {
  // A vacuum before them takes a minute or two, and a checkpoint nearly as long as the time between two.
  const minutes = async (name: string) =>
    Number((await client.query('select setting from pg_settings where name = $1', [name])).rows[0].setting) / 60;
  expect((await minutes('archive_timeout')) + (await minutes('checkpoint_timeout'))).toBeLessThanOrEqual(15);
});
