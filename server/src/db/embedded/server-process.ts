import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#settings/start-error.ts';

interface ServerOptions {
  command: { file: string; args: string[] };
  owner: { uid: number; gid: number } | null;
  logFile: string;
  log(line: string): void;
}

const STOP_MS = 5000;
const RESTART_MS = 500;
/** Bytes after which the next start begins the server's log anew. */
const LONGEST_LOG = 1_000_000;

export interface ServerProcess {
  /** Why the child ended before it was asked to, or null while it runs. */
  failure(): string | null;
  stop(): Promise<void>;
}

/** What a program needs to be found, to find its libraries, and to speak and tell the time as the machine does. */
const NEEDED = [
  ...['PATH', 'LD_LIBRARY_PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'],
  // Of Windows, where programs do not start without the first.
  ...['SystemRoot', 'TEMP', 'TMP'],
];

/** For PostgreSQL's programs: none of the settings, among which are the keys of what is sealed and the passwords of mail. */
export const programEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));

/** Starts the server and keeps it running until it is told to stop. */
export function startServer({ command, owner, logFile, log }: ServerOptions): ServerProcess {
  let stopping = false;
  let failure: string | null = null;
  let child = launch();

  function launch(): ChildProcess {
    const output = fs.openSync(logFile, sizeOf(logFile) > LONGEST_LOG ? 'w' : 'a', 0o600);
    // A group of its own: Ctrl+C in a terminal must reach the origin alone, which finishes its requests first.
    const started = spawn(command.file, command.args, {
      ...(owner ?? {}),
      env: programEnvironment(),
      stdio: ['ignore', output, output],
      detached: true,
    });
    fs.closeSync(output);
    started.on('error', (error) => {
      failure = error.message;
    });
    started.on('exit', (code, signal) => {
      if (stopping) return;
      failure = `The database ended by itself (${signal ?? `code ${code}`}).`;
      log(failure);
      setTimeout(() => {
        if (!stopping) child = launch();
      }, RESTART_MS).unref();
    });
    return started;
  }

  // Whoever ends the process before it was told to stop leaves no server behind, which would hold the folder.
  const leave = () => child.kill('SIGINT');
  process.once('exit', leave);

  return {
    failure: () => failure,
    async stop() {
      stopping = true;
      process.off('exit', leave);
      for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
        if (hasEnded(child)) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      }
    },
  };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** How a program is started so that PostgreSQL, which refuses to run as root, accepts it. */
export interface RunAs {
  command(program: string, args: string[]): { file: string; args: string[] };
  /** The system user to switch to, when there is one. */
  owner: { uid: number; gid: number } | null;
}

export interface Machine {
  root: boolean;
  /** True when an unprivileged user can be put on top of root by a user namespace. */
  namespaces(): boolean;
  /** The machine's own user for PostgreSQL, made when there is none; null when that fails. */
  systemUser(): { uid: number; gid: number } | null;
  /** True when that user can run a program, or get to what a folder holds. */
  reaches(user: { uid: number; gid: number }, path: string): boolean;
}

const asItself: RunAs = { command: (file, args) => ({ file, args }), owner: null };

const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--'];
const inNamespace: RunAs = {
  command: (program, args) => ({ file: 'unshare', args: [...NAMESPACE, program, ...args] }),
  owner: null,
};

/**
 * Decides how PostgreSQL runs: as ourselves, as root inside a user namespace that calls it 1000, or as a system user.
 * Outside of its namespace the first of root's ways still owns root's files, so a site for visitors takes the second.
 *
 * @param paths that the system user has to reach: the programs, and the folder in which the data's is
 * @throws StartError when none of these works
 */
export function chooseRunAs(paths: string[], visitors: boolean, machine: Machine = thisMachine): RunAs {
  if (!machine.root) return asItself;
  if (!visitors && machine.namespaces()) return inNamespace;
  const owner = machine.systemUser();
  const out = owner === null ? undefined : paths.find((path) => !machine.reaches(owner, path));
  if (owner !== null && out === undefined) return { ...asItself, owner };
  const why = out === undefined ? 'no system user can be made' : `the system user postgres cannot reach ${out}`;
  const namespaces = visitors ? 'a site for visitors must not run it as root' : 'user namespaces are off here';
  throw new StartError(
    `PostgreSQL refuses to run as root, ${namespaces} and ${why}. Start as another user, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

const thisMachine: Machine = {
  root: process.getuid?.() === 0,
  namespaces: () => spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0,
  systemUser() {
    if (findUser('postgres') === null)
      spawnSync('useradd', ['--system', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return findUser('postgres');
  },
  reaches: (user, path) => spawnSync('test', ['-x', path], { ...user, stdio: 'ignore' }).status === 0,
};

function findUser(name: string): { uid: number; gid: number } | null {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}
