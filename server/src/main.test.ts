import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRunning } from '#db/embedded/process-identity.ts';
import { openRunning } from '#desk/open-running.ts';
import { postJson, type SpawnedOrigin, spawnOrigin } from '#testing/spawned-origin.ts';

// Real processes on a real folder: what a person starting, stopping and losing the origin would see.

// Starts take a second each, or many of them on a machine that is busy with other things.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });
const patient = { timeout: 60_000, interval: 100 };

let dataDir: string;
const running: SpawnedOrigin[] = [];
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'origin-'));
});
afterEach(async () => {
  for (const origin of running.splice(0)) {
    if (origin.child.exitCode === null) origin.child.kill('SIGTERM');
    await origin.ended;
  }
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(variables: Record<string, string> = {}): Promise<SpawnedOrigin> {
  const origin = await spawnOrigin({ DATA_DIR: dataDir, ...variables });
  running.push(origin);
  return origin;
}

const databasePid = () =>
  Number(fs.readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
const enquiry = {
  'your-name': 'Asha Rao',
  'your-email': 'asha@example.in',
  AreastoTalkAbout: ['Mutual Funds'],
  'your-message': 'Please call me.',
};

describe('storage', () => {
  test('an acknowledged enquiry survives kill -9 of the origin', async () => {
    const first = await start();
    const answer = await postJson(`${first.url}/server/enquiries`, enquiry);
    const { id } = (await answer.json()) as { id: string };
    const database = databasePid();
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    expect(isRunning(database), 'the database is an orphan now').toBe(true);

    const second = await start();
    expect(second.output()).toContain('Site:');
    expect(isRunning(database), 'the orphan was stopped').toBe(false);
    const { db, close } = await openRunning({ databaseUrl: undefined, dataDir });
    expect(await db.selectFrom('enquiry').select(['id', 'name', 'message']).execute()).toEqual([
      { id, name: 'Asha Rao', message: 'Please call me.' },
    ]);
    await close();
  });

  test('an acknowledged enquiry survives kill -9 of origin and database together', async () => {
    const first = await start();
    await postJson(`${first.url}/server/enquiries`, enquiry);
    process.kill(databasePid(), 'SIGKILL');
    first.child.kill('SIGKILL');
    await first.ended;
    await start();
    const { db, close } = await openRunning({ databaseUrl: undefined, dataDir });
    expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Asha Rao' }]);
    await close();
  });

  test('a number of the database that another process got meanwhile does not keep the origin from starting', async () => {
    const first = await start();
    const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid');
    const lines = fs.readFileSync(pidFile, 'utf8');
    first.child.kill('SIGTERM');
    await first.ended;
    fs.writeFileSync(pidFile, lines.replace(/^\d+/, String(process.pid)));
    expect((await start()).output()).toContain('Site:');
  });

  test('a second origin on the same folder says who holds it and where, and exits 1', async () => {
    const first = await start();
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `DATA_DIR ${dataDir} is in use by the origin with process id ${first.child.pid} at ${first.url}. Stop that one, or choose another DATA_DIR.`,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('of two origins that start at once on a new folder one runs', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.filter(({ url }) => url !== undefined)).toHaveLength(1);
    const loser = both.find(({ url }) => url === undefined);
    expect(await loser?.ended).toBe(1);
    expect(loser?.output()).toMatch(/^DATA_DIR .* (is in use|is being taken)/);
  });

  test('the database listens to nobody else, under a password that only its owner reads', async () => {
    await start();
    const folder = path.join(dataDir, 'postgres');
    expect(fs.statSync(path.join(folder, 'password')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(dataDir, 'master-keys.json')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o077).toBe(0);
    // Line 6 of the file is the address that it listens on: none.
    expect(fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[5]?.trim()).toBe('');
  });

  test('the database runs without root’s rights, also when the origin has them', async () => {
    await start();
    const owner = execFileSync('ps', ['-o', 'comm=', '-p', String(databasePid())], { encoding: 'utf8' });
    expect(owner.trim()).toBe('postgres');
    // A user namespace of its own maps root to 1000; an ordinary user's process stays in the common one.
    const mapped = fs.readFileSync(`/proc/${databasePid()}/uid_map`, 'utf8').trim().split(/\s+/);
    const common = fs.readFileSync('/proc/self/uid_map', 'utf8').trim().split(/\s+/);
    expect(mapped).toEqual(process.getuid?.() === 0 ? ['1000', '0', '1'] : common);
  });

  test('a folder whose path is too long for a socket works all the same', async () => {
    const deep = path.join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const origin = await start({ DATA_DIR: deep });
    expect((await fetch(`${origin.url}/readyz`)).status).toBe(200);
  });

  test('a start that was cut off while the database was made leaves nothing in the way', async () => {
    fs.mkdirSync(path.join(dataDir, 'postgres/data.new'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'postgres/data.new/PG_VERSION'), '18');
    expect((await start()).output()).toContain('Site:');
  });

  test('a database that dies is started again, and the site is ready again', async () => {
    const origin = await start();
    process.kill(databasePid(), 'SIGKILL');
    await expect.poll(async () => (await fetch(`${origin.url}/readyz`)).status, patient).toBe(200);
    expect((await postJson(`${origin.url}/server/enquiries`, enquiry)).status).toBe(200);
  });
});

describe('one clear line and exit code 1', () => {
  const fails = async (variables: Record<string, string>) => {
    const origin = await start(variables);
    expect(await origin.ended).toBe(1);
    return origin.output().trim();
  };

  test('for a taken port', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as net.AddressInfo;
    expect(await fails({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is taken. Set PORT to another one, or to 0 for any free one.`,
    );
    server.close();
    expect(fs.existsSync(path.join(dataDir, 'postgres/origin.lock'))).toBe(false);
  });

  test('for a folder that cannot be written', async () => {
    fs.writeFileSync(path.join(dataDir, 'file'), '');
    expect(await fails({ DATA_DIR: path.join(dataDir, 'file') })).toMatch(/^DATA_DIR \S+ cannot be written: .*$/);
  });

  test('for a broken site.json, each problem with its place', async () => {
    const file = path.join(dataDir, 'site.json');
    fs.writeFileSync(file, '{"firm": {"name": ""}}');
    const output = await fails({ SITE_CONFIG: file });
    expect(output).toContain('firm.name');
    expect(output).not.toContain('    at ');
  });

  test('for a wrong setting', async () => {
    expect(await fails({ PORT: 'many' })).toMatch(/^PORT must be a port number/);
  });

  test('for a database server that does not answer', async () => {
    expect(await fails({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' })).toMatch(
      /^The database cannot be used: .*ECONNREFUSED/,
    );
  });

  test('for master keys that are not this database’s', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    await first.ended;
    fs.writeFileSync(
      path.join(dataDir, 'master-keys.json'),
      JSON.stringify({ 1: Buffer.alloc(32, 7).toString('base64') }),
    );
    expect(await fails({})).toMatch(/^The master keys in .* are not those of this database\.$/);
    fs.rmSync(path.join(dataDir, 'master-keys.json'));
    expect(await fails({})).toMatch(/master-keys\.json is missing/);
  });
});

describe('stopping', () => {
  test('SIGTERM lets a request in flight finish, stops the database and exits 0 within 10 seconds', async () => {
    const origin = await start();
    const database = databasePid();
    const body = JSON.stringify(enquiry);
    const { hostname, port } = new URL(origin.url ?? '');
    // Half of a request is under way when the signal comes; the rest follows a second later.
    const socket = net.connect(Number(port), hostname);
    socket.write(
      `POST /server/enquiries HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
    );
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await expect
      .poll(async () => (await fetch(`${origin.url}/healthz`, { headers: { connection: 'close' } })).status)
      .toBe(200);
    const began = performance.now();
    origin.child.kill('SIGTERM');
    setTimeout(() => socket.write(body.slice(20)), 1000);
    expect(await origin.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer).toContain('mail_sent');
    expect(isRunning(database)).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'postgres/origin.lock'))).toBe(false);
  });

  test('a client that never finishes does not keep the origin from exiting', async () => {
    const origin = await start();
    const { hostname, port } = new URL(origin.url ?? '');
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(
        `POST /server/enquiries HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      );
    });
    socket.on('error', () => {});
    await expect.poll(async () => (await fetch(`${origin.url}/healthz`)).status, patient).toBe(200);
    const began = performance.now();
    origin.child.kill('SIGTERM');
    expect(await origin.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    socket.destroy();
  });
});
