import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Address, asApplication, ensureApplicationRole } from '#db/embedded/application-role.ts';
import { findBinaries, initialise } from '#db/embedded/initialise.ts';
import { stopOrphan } from '#db/embedded/orphan.ts';
import { chooseRunAs, type RunAs, startServer } from '#db/embedded/server-process.ts';
import { StartError } from '#settings/start-error.ts';

/** A Unix socket's path holds at most 107 bytes, and the server appends its own name and a lock's. */
const LONGEST_SOCKET_FOLDER = 85;
const START_MS = 60_000;
/** How long the processes of a killed server may take to end. */
const LEFT_BEHIND_MS = 10_000;

/**
 * What was erased also stands in the write-ahead log. By itself a quiet server keeps its first 16 MB for weeks, and used
 * files under new names. Like this a file is ended after 10 minutes and removed by the next checkpoint. With the vacuum
 * that comes within a minute or two, and a checkpoint that takes its time, what was erased is out of the log within half
 * an hour. Before that the log may be needed for the repair after a crash.
 */
const FORGETTING = { archive_timeout: '10min', checkpoint_timeout: '5min', wal_recycle: 'off' };

export interface Cluster {
  /** The owner of the tables, a superuser: for migrations and nothing else. */
  owner: Address;
  /** The role as which the origin works. */
  application: Address;
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL as a child of this process on a folder, which is made when it is not there. The caller holds the
 * folder. The server is reached by a Unix socket inside the folder, or on 127.0.0.1 where the path is too long for one.
 * When the child dies it is started again.
 *
 * @param options.visitors refuses to run the server as root, even without root's rights
 * @throws StartError when it cannot be started
 */
export async function startCluster(
  folder: string,
  log: (line: string) => void,
  { visitors = false } = {},
): Promise<Cluster> {
  const binaries = findBinaries();
  const runAs = chooseRunAs([binaries.postgres, path.dirname(folder)], visitors);
  const data = path.join(folder, 'data');
  await stopOrphan(data);
  const password = passwordOf(folder, runAs);
  await initialise({ binaries, runAs, folder, data });

  const socket = process.platform !== 'win32' && Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER;
  const port = socket ? 5432 : await freePort();
  const owner = { host: socket ? folder : '127.0.0.1', port, user: 'origin', password, database: 'postgres' };
  const logFile = path.join(folder, 'log');
  const command = runAs.command(binaries.postgres, [
    '-D',
    data,
    ...Object.entries({
      port: String(port),
      listen_addresses: socket ? '' : '127.0.0.1',
      unix_socket_directories: socket ? folder : '',
      unix_socket_permissions: '0700',
      ...FORGETTING,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  for (const deadline = Date.now() + LEFT_BEHIND_MS; ; await sleep(200)) {
    const logged = sizeOf(logFile);
    const server = startServer({ command, owner: runAs.owner, logFile, log });
    try {
      await untilReady(owner, server.failure);
      await ensureApplicationRole(owner);
      return { owner, application: asApplication(owner), stop: server.stop };
    } catch (error) {
      await server.stop();
      if (Date.now() < deadline && isMemoryInUse(logFile, logged)) continue;
      throw new StartError(`The database in ${folder} does not start: ${(error as Error).message} See ${logFile}.`);
    }
  }
}

/**
 * True when the server refused to start because processes of a killed one still hold its memory. They notice within
 * moments that it is gone, and end.
 */
function isMemoryInUse(logFile: string, logged: number): boolean {
  const text = fs.readFileSync(logFile, 'utf8');
  return text.slice(text.length < logged ? 0 : logged).includes('shared memory block');
}

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The password lives in a file that only its owner reads; a new one is made with a new database. */
function passwordOf(folder: string, runAs: RunAs): string {
  const file = path.join(folder, 'password');
  if (!fs.existsSync(file)) {
    if (fs.existsSync(path.join(folder, 'data')))
      throw new StartError(`${file} is missing: the database in ${folder} cannot be opened without it.`);
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  if (runAs.owner !== null) fs.chownSync(file, runAs.owner.uid, runAs.owner.gid);
  return fs.readFileSync(file, 'utf8');
}

async function untilReady(address: Address, failure: () => string | null): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const client = new pg.Client({ ...address, connectionTimeoutMillis: 5000 });
    // A connection that breaks after it was opened reports here; without a listener that would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      const reason = failure();
      if (reason !== null) throw new Error(reason);
      if (Date.now() > deadline) throw error;
      await sleep(15);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
