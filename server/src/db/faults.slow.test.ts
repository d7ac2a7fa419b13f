import type { NetConnectOpts } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { enquiry } from '#testing/enquiry.ts';
import { type FaultProxy, startFaultProxy } from '#testing/fault-proxy.ts';
import { ownOrigins, patient, postJson } from '#testing/spawned-origin.ts';
import { makeDatabase } from '#testing/test-database.ts';

// What visitors get while a database server of one's own is full, or cannot be reached.
const origins = ownOrigins();
let proxy: FaultProxy;
let database: { address: pg.PoolConfig; name: string; drop(): Promise<void> };
/** As the owner of the tables, through the proxy. */
let ownerUrl = '';
/** As the role that the origin works as, through the proxy. */
let url = '';

beforeEach(async () => {
  database = await makeDatabase(JSON.parse(inject('databaseServer')));
  const { user, password, host = '', port } = new pg.Client(database.address);
  const target: NetConnectOpts = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  proxy = await startFaultProxy(target);
  const address = (name: string | undefined, word: unknown) =>
    `postgres://${name}:${encodeURIComponent(String(word))}@127.0.0.1:${proxy.port}/${database.name}`;
  ownerUrl = address(user, password);
  const application = inject('applicationOfServer');
  const role = application === '' ? { user, password } : JSON.parse(application);
  url = address(role.user, role.password);
});
afterEach(async () => {
  await proxy.close();
  await database.drop();
});

/** Sends questions at once. @returns how many were answered how, and what the first refused one was told */
async function ask(origin: string | undefined, count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, () => postJson(`${origin}/server/enquiries`, enquiry)),
  );
  const refused = answers.find(({ status }) => status !== 200);
  return {
    statuses: new Set(answers.map(({ status }) => status)),
    retryAfter: refused?.headers.get('retry-after'),
    message: ((await refused?.json()) as { message?: string } | undefined)?.message,
  };
}

const start = (more: Record<string, string>) =>
  origins.start({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    FORM_LIMIT_PER_CLIENT: '100000',
    FORM_LIMIT_GLOBAL: '100000',
    ...more,
  });

test('a pool makes do with the connections that it gets, and without any a call is 503 with the time to wait', async () => {
  const crowded = await start({});
  await run(`alter database ${database.name} connection limit 3`);
  // Connections of before the limit stay; the questions ask for more than are allowed, and wait for those: none for as long
  // as would have it refused, on a machine that is busy too.
  expect((await ask(crowded.url, 40)).statuses).toEqual(new Set([200]));
  await run(`alter database ${database.name} connection limit 0`);
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${database.name}' and pid != pg_backend_pid()`);
  const { statuses, retryAfter, message } = await ask(crowded.url, 20);
  expect(statuses).toEqual(new Set([503]));
  expect(retryAfter).toBe('10');
  expect(message).toBe('We cannot be reached at this moment. Please try again in a few seconds.');
  crowded.child.kill('SIGTERM');
  await crowded.ended;

  await run(`alter database ${database.name} connection limit 4`);
  const modest = await start({ DATABASE_POOL: '3' });
  expect((await ask(modest.url, 40)).statuses).toEqual(new Set([200]));
});

test('a line that swallows everything costs what was asked meanwhile, not the origin', async () => {
  const origin = await start({ DATABASE_TIMEOUT_SECONDS: '2', DATABASE_POOL: '5' });
  expect((await ask(origin.url, 5)).statuses).toEqual(new Set([200]));
  proxy.swallow();
  const during = await ask(origin.url, 30);
  expect(during.statuses, 'every question is answered').toEqual(new Set([503]));
  expect((await fetch(`${origin.url}/readyz`)).status).toBe(503);

  proxy.pass();
  await expect.poll(async () => (await fetch(`${origin.url}/readyz`)).status, patient).toBe(200);
  expect((await ask(origin.url, 10)).statuses).toEqual(new Set([200]));
});

async function run(statement: string): Promise<void> {
  const client = new pg.Client(database.address);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
