import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRunning } from '#db/opening/open-running.ts';
import { enquiry } from '#testing/enquiry.ts';
import { ownOrigins, patient, postJson } from '#testing/spawned-origin.ts';

// What becomes of the data when the origin or its database is killed, doubled or cut off.
const origins = ownOrigins();

describe('storage', () => {
  test('an acknowledged enquiry survives kill -9 of origin and database together', async () => {
    const first = await origins.start();
    await postJson(`${first.url}/server/enquiries`, enquiry);
    process.kill(origins.databasePid(), 'SIGKILL');
    first.child.kill('SIGKILL');
    await first.ended;
    await origins.start();
    const { db, close } = await openRunning({ databaseUrl: undefined, dataDir: origins.dataDir }, () => {});
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Asha Rao' }]);
    await close();
  });

  test('a number of the database that another process got meanwhile does not keep the origin from starting', async () => {
    const first = await origins.start();
    const pidFile = path.join(origins.dataDir, 'postgres/data/postmaster.pid');
    const lines = fs.readFileSync(pidFile, 'utf8');
    first.child.kill('SIGTERM');
    await first.ended;
    fs.writeFileSync(pidFile, lines.replace(/^\d+/, String(process.pid)));
    expect((await origins.start()).output()).toContain('Site:');
  });

  test('of two origins that start at once on a new folder one runs', async () => {
    const both = await Promise.all([origins.start(), origins.start()]);
    expect(both.filter(({ url }) => url !== undefined)).toHaveLength(1);
    const loser = both.find(({ url }) => url === undefined);
    expect(await loser?.ended).toBe(1);
    expect(loser?.output()).toMatch(/^DATA_DIR .* (is in use|is being taken)/);
  });

  test('the database listens to nobody else, under a password that only its owner reads', async () => {
    await origins.start();
    const folder = path.join(origins.dataDir, 'postgres');
    expect(fs.statSync(path.join(folder, 'password')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(origins.dataDir, 'master-keys.json')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o077).toBe(0);
    // Line 6 of the file is the address that it listens on: none.
    expect(fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[5]?.trim()).toBe('');
  });

  test('the database runs without root’s rights, also when the origin has them', async () => {
    await origins.start();
    const owner = execFileSync('ps', ['-o', 'comm=', '-p', String(origins.databasePid())], { encoding: 'utf8' });
    expect(owner.trim()).toBe('postgres');
    // A user namespace of its own maps root to 1000; an ordinary user's process stays in the common one.
    const mapped = fs.readFileSync(`/proc/${origins.databasePid()}/uid_map`, 'utf8').trim().split(/\s+/);
    const common = fs.readFileSync('/proc/self/uid_map', 'utf8').trim().split(/\s+/);
    expect(mapped).toEqual(process.getuid?.() === 0 ? ['1000', '0', '1'] : common);
  });

  test('a folder whose path is too long for a socket works all the same', async () => {
    const deep = path.join(origins.dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const origin = await origins.start({ DATA_DIR: deep });
    expect((await fetch(`${origin.url}/readyz`)).status).toBe(200);
  });

  test('a start that was cut off while the database was made leaves nothing in the way', async () => {
    fs.mkdirSync(path.join(origins.dataDir, 'postgres/data.new'), { recursive: true });
    fs.writeFileSync(path.join(origins.dataDir, 'postgres/data.new/PG_VERSION'), '18');
    expect((await origins.start()).output()).toContain('Site:');
  });

  test('a database that dies is started again, and the site is ready again', async () => {
    const origin = await origins.start();
    process.kill(origins.databasePid(), 'SIGKILL');
    await expect.poll(async () => (await fetch(`${origin.url}/readyz`)).status, patient).toBe(200);
    expect((await postJson(`${origin.url}/server/enquiries`, enquiry)).status).toBe(200);
  });
});
