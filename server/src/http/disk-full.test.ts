import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Cluster } from '#db/embedded/cluster.ts';
import { superuserServer } from '#testing/create-test-database.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let cluster: Cluster;
let origin: TestApp;
beforeAll(async () => {
  // Event triggers need a superuser, and are of one database.
  cluster = await superuserServer();
  origin = await createTestApp({}, { server: cluster });
}, 120_000);
afterAll(async () => {
  await origin.close();
  await cluster.stop();
});

const body = { 'your-name': 'Asha Rao', 'your-email': 'asha@example.in', 'your-message': 'Please call me.' };

test('while nothing more fits on the disk, writes are 503 with the time to wait and the origin is not ready', async () => {
  expect((await origin.call('GET', '/readyz')).status).toBe(200);
  await sql`create function full_disk() returns trigger language plpgsql
    as $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(origin.owner);
  await sql`create trigger full_disk before insert on enquiry execute function full_disk()`.execute(origin.owner);
  const refused = await origin.call('POST', '/server/enquiries', { body });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
  await sql`drop trigger full_disk on enquiry`.execute(origin.owner);
  expect((await origin.call('POST', '/server/enquiries', { body })).status).toBe(200);

  await sql`create function no_new_file() returns event_trigger language plpgsql
    as $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(origin.owner);
  await sql`create event trigger no_new_file on ddl_command_start execute function no_new_file()`.execute(origin.owner);
  expect((await origin.call('GET', '/readyz')).status, 'the last trial of writing holds for ten seconds').toBe(200);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  expect((await origin.call('GET', '/readyz')).status).toBe(503);
  await sql`drop event trigger no_new_file`.execute(origin.owner);
  expect((await origin.call('GET', '/readyz')).status).toBe(200);
});
