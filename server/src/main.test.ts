import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { checkedStart } from '#check-start.ts';
import { isRunning } from '#db/embedded/orphan.ts';
import { openDatabase } from '#db/opening/open-database.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { StartError } from '#settings/start-error.ts';
import { databaseUrl } from '#testing/create-test-database.ts';
import { enquiry } from '#testing/enquiry.ts';
import type { SpawnedOrigin } from '#testing/spawned-origin.ts';
import { ownOrigins, patient, runProgram } from '#testing/spawned-origin.ts';
import { liveSite } from '#testing/test-app.ts';
import { makeDatabase } from '#testing/test-database.ts';

// What a person who starts and stops the origin sees.
const origins = ownOrigins();

/** A database with all tables on the run's server, for an origin that needs none of its own; it is dropped after the test. */
async function databaseOfRun(): Promise<{ DATABASE_URL: string }> {
  const { address, drop } = await makeDatabase(JSON.parse(inject('databaseServer')), inject('migratedDatabase'));
  onTestFinished(drop);
  return { DATABASE_URL: databaseUrl(address) };
}

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

describe('one clear line and exit code 1', () => {
  const fails = async (variables: Record<string, string>) => {
    const origin = await origins.start(variables);
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
    expect(fs.existsSync(path.join(origins.dataDir, 'postgres/origin.lock'))).toBe(false);
  });

  test('for a sample firm at an address that visitors reach, each place with what to write there', async () => {
    const output = await fails({ ...liveSite(), PUBLIC_URL: 'https://dharawealth.in' });
    expect(output).toContain('firm.arn: “ARN-000000”; write the firm’s own number from AMFI, as ARN-123456.');
    expect(output).not.toContain('    at ');
  });

  test('for a database server that does not answer', async () => {
    expect(await fails({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' })).toMatch(
      /^The database cannot be used: .*ECONNREFUSED/,
    );
  });

  test('for master keys that are not this database’s', async () => {
    const { DATABASE_URL } = await databaseOfRun();
    const first = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: origins.dataDir }, () => {});
    await Keyring.open(first.db, masterKeySource({ dataDir: origins.dataDir, masterKeys: undefined }));
    await first.close();
    const file = path.join(origins.dataDir, 'master-keys.json');
    expect(fs.existsSync(file)).toBe(true);
    fs.writeFileSync(file, JSON.stringify({ 1: Buffer.alloc(32, 7).toString('base64') }));
    expect(await fails({ DATABASE_URL })).toMatch(/^The master keys in .* are not those of this database\.$/);
    fs.rmSync(file);
    expect(await fails({ DATABASE_URL })).toMatch(/master-keys\.json is missing/);
  });
});

// What a start prints as its one line is the message of a StartError: here without a process for each.
describe('a start says in words', () => {
  /** The message that a start with these settings ends with, before it has opened anything. */
  const refusal = (variables: Record<string, string>): string => {
    try {
      checkedStart({ PORT: '0', SERVE_PAGES: 'no', DATA_DIR: origins.dataDir, ...variables });
    } catch (error) {
      expect(error).toBeInstanceOf(StartError);
      return (error as StartError).message;
    }
    return expect.unreachable('the start has nothing against it');
  };

  test('that a folder cannot be written', async () => {
    const dataDir = path.join(origins.dataDir, 'file');
    fs.writeFileSync(dataDir, '');
    const opening = openDatabase({ databaseUrl: undefined, dataDir }, () => {});
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/^DATA_DIR \S+ cannot be written: .*$/);
  });

  test('what is broken in site.json, each problem with its place', () => {
    const file = path.join(origins.dataDir, 'site.json');
    fs.writeFileSync(file, '{"firm": {"name": ""}}');
    expect(refusal({ SITE_CONFIG: file })).toContain('firm.name');
  });

  test('which colour cannot be read', () => {
    const file = path.join(origins.dataDir, 'pale.json');
    const facts = JSON.parse(fs.readFileSync(path.join(repositoryRoot, 'site.json'), 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...facts, accent: { light: '#f28c28', dark: '#5cd3b6' } }));
    const lines = refusal({ SITE_CONFIG: file, SERVE_PAGES: 'yes' }).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(line).toMatch(/^site\.json: accent\.light #f28c28: .* and needs (4\.5|3)\. Take a darker colour\.$/);
  });

  test('which setting is wrong', () => {
    expect(refusal({ PORT: 'many' })).toMatch(/^PORT must be a port number/);
  });
});

describe('stopping', () => {
  /** Longer than a test may take: what ends before has not waited for it. */
  const DRAINS_FOREVER = { DRAIN_SECONDS: '300' };
  const status = (origin: SpawnedOrigin, place: string) =>
    fetch(origin.url + place, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 'no answer',
    );
  /** A signal within a second of the first one is taken for the same, so it is sent until it is another one. */
  const hurry = async (origin: SpawnedOrigin) => {
    let hasEnded = false;
    void origin.ended.then(() => {
      hasEnded = true;
    });
    await expect.poll(() => hasEnded || !origin.child.kill('SIGTERM'), patient).toBe(true);
    await origin.ended;
  };

  test('SIGTERM lets a request in flight finish, stops the database and exits 0 within 10 seconds', async () => {
    const origin = await origins.start();
    const database = origins.databasePid();
    const body = JSON.stringify(enquiry);
    const { hostname, port } = new URL(origin.url ?? '');
    // Half of a request is under way when the signal comes; the rest follows once nobody else is let in.
    const socket = net.connect(Number(port), hostname);
    socket.write(
      `POST /server/enquiries HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
    );
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await expect.poll(() => status(origin, '/healthz'), patient).toBe(200);
    origin.child.kill('SIGTERM');
    await expect.poll(() => status(origin, '/healthz'), patient).toBe('no answer');
    socket.write(body.slice(20));
    // It counts the seconds itself: one that needs ten ends with 1.
    expect(await origin.ended).toBe(0);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer).toContain('mail_sent');
    expect(isRunning(database)).toBe(false);
    expect(fs.existsSync(path.join(origins.dataDir, 'postgres/origin.lock'))).toBe(false);
  });

  test('a terminal that is closed stops the origin and its database', async () => {
    const origin = await origins.start();
    const database = origins.databasePid();
    origin.child.kill('SIGHUP');
    expect(await origin.ended).toBe(0);
    expect(isRunning(database)).toBe(false);
  });

  test('a start or a command that is interrupted while it opens the database leaves no server behind', async () => {
    /** Interrupts whoever has just started the folder's server; 0 where whoever would is over. */
    const interrupt = async (signal: NodeJS.Signals, isOver = () => false) => {
      const database = await vi.waitUntil(() => isOver() || attempt(origins.databasePid), { ...patient, interval: 5 });
      if (database === true) return 0;
      const lock = fs.readFileSync(path.join(origins.dataDir, 'postgres/origin.lock'), 'utf8');
      process.kill(JSON.parse(lock).pid, signal);
      return database;
    };
    const starting = origins.start();
    const first = await interrupt('SIGTERM');
    const origin = await starting;
    expect([await origin.ended, origin.output()]).toEqual([0, '']);
    await vi.waitUntil(() => !isRunning(first) && attempt(origins.databasePid) === undefined, patient);

    let second = 0;
    // The command may be over before a busy machine looks at it: it is run until one is caught.
    while (second === 0) {
      let isOver = false;
      const command = runProgram('admin/admin.ts', ['enquiries'], { DATA_DIR: origins.dataDir }).finally(() => {
        isOver = true;
      });
      second = await interrupt('SIGINT', () => isOver);
      expect(await command).toMatchObject({ code: second === 0 ? 0 : 130 });
    }
    await vi.waitUntil(() => !isRunning(second), patient);
  });

  test('no request is lost behind a proxy that stops sending when the origin says it is not ready', async () => {
    const origin = await origins.start({
      ...(await databaseOfRun()),
      ...DRAINS_FOREVER,
      FORM_LIMIT_PER_CLIENT: '1000',
      FORM_LIMIT_GLOBAL: '1000',
    });
    const agent = new http.Agent({ keepAlive: true });
    const body = JSON.stringify(enquiry);
    const ask = (method: string, place: string, text = '') =>
      new Promise<number>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
        const request = http.request(`${origin.url}${place}`, { agent, method, headers }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode ?? 0));
        });
        request.once('error', reject).end(text);
      });
    let ready = true;
    let answers = 0;
    const faults: unknown[] = [];
    const visitor = async (number: number) => {
      const [method, place, text] = number % 8 === 0 ? ['POST', '/server/enquiries', body] : ['GET', '/healthz'];
      while (ready) {
        const status = await ask(method ?? '', place ?? '', text).catch((error: NodeJS.ErrnoException) => error.code);
        if (status === 200) answers += 1;
        else faults.push(status);
      }
    };
    const more = (count: number) => {
      const enough = answers + count;
      return expect.poll(() => answers >= enough || faults.length > 0, patient).toBe(true);
    };
    const visitors = Promise.all(Array.from({ length: 40 }, (_, number) => visitor(number)));
    await more(400);
    origin.child.kill('SIGTERM');
    await expect.poll(() => status(origin, '/readyz'), patient).toBe(503);
    // The proxy notices a while after the origin said so.
    await more(400);
    ready = false;
    await visitors;
    expect(faults).toEqual([]);
    agent.destroy();
    origin.child.kill('SIGKILL');
  });

  test('a second signal ends the wait, and the database with it', async () => {
    const origin = await origins.start(DRAINS_FOREVER);
    const database = origins.databasePid();
    origin.child.kill('SIGTERM');
    await expect.poll(() => status(origin, '/readyz'), patient).toBe(503);
    expect(await status(origin, '/healthz')).toBe(200);
    await hurry(origin);
    expect(isRunning(database)).toBe(false);
  });
});
