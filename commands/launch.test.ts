import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** A fresh clone of a project with the same commands and programs of its own, and an npm that installs nothing. */
let clone: string;
beforeEach(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  fs.cpSync(import.meta.dirname, path.join(clone, 'commands'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module' }));
  write('package-lock.json', lockFile('1.0.0'));
  write('remote-calculators/bin/calc.ts', PROGRAM);
  write('server/src/releases/cli/ensure.ts', PROGRAM);
  write('server/src/admin/admin.ts', PROGRAM);
  write('e2e/bench/run.ts', PROGRAM);
  write('server/src/main.ts', "console.log('the origin runs');");
  write('bin/npm', NPM);
  fs.chmodSync(path.join(clone, 'bin/npm'), 0o755);
});
afterEach(() => fs.rmSync(clone, { recursive: true }));

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  fs.writeFileSync(path.join(clone, file), text);
};
const lockFile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/left': { version } } });

const PROGRAM = `
const [what, figure] = process.argv.slice(2);
if (what === 'say') console.log(JSON.stringify(process.argv.slice(3)));
if (what === 'settings') console.log(process.env.ENV_FILE ?? 'the usual file');
if (what === 'repeat') process.stdin.pipe(process.stdout);
if (what === 'end') process.exit(Number(figure));
if (what === 'fall') process.kill(process.pid, figure);
if (what === 'tidy') for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => { console.log(signal); process.exit(3); });
if (what === 'tidy' || what === undefined) { setInterval(() => {}, 1000); console.log('runs'); }
`;
/** Says something on both outputs, notes that it was called, takes its time, and leaves npm's record. */
const NPM = `#!${process.execPath}
import fs from 'node:fs';
console.log('npm tells how it goes');
fs.appendFileSync('installed.log', process.argv.slice(2, 3) + ' ' + process.env.NODE_ENV + ' ' + process.env.npm_config_workspace + '\\n');
if (process.env.NPM_FAILS) process.exit(1);
setTimeout(() => {
  fs.mkdirSync('node_modules', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, Number(process.env.NPM_TAKES ?? 0));
`;
const installs = () => {
  const log = path.join(clone, 'installed.log');
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : [];
};

interface Run {
  child: ChildProcess;
  out: () => string;
  err: () => string;
  ended: Promise<[code: number | null, signal: string | null]>;
}
function run(words: string[], env: Record<string, string> = {}, input = ''): Run {
  const child = spawn(process.execPath, ['commands/run.mjs', ...words], {
    cwd: clone,
    env: { PATH: `${path.join(clone, 'bin')}${path.delimiter}${process.env.PATH}`, ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  child.stdin.end(input);
  const ended = new Promise<[number | null, string | null]>((resolve) => {
    child.on('close', (code, signal) => resolve([code, signal]));
  });
  return { child, out: () => out, err: () => err, ended };
}
/** A command in the clone when everything is installed. */
const runInstalled = (words: string[], input?: string) => {
  write('node_modules/.package-lock.json', lockFile('1.0.0'));
  return run(words, {}, input);
};
const until = (text: () => string) => expect.poll(text, { timeout: 20_000 });

describe('in a fresh clone', () => {
  test('a command installs and then runs; its output is its program’s alone', async () => {
    const first = run(['calc', 'say', 'a b', '--batch', '']);
    expect(await first.ended).toEqual([0, null]);
    expect(first.out()).toBe('["a b","--batch",""]\n');
    expect(first.err()).toBe('Installing packages …\nnpm tells how it goes\n');
    const second = run(['calc', 'say']);
    expect(await second.ended).toEqual([0, null]);
    expect([second.out(), second.err()]).toEqual(['[]\n', '']);
  });

  test('all packages are installed, whatever the settings of the command', async () => {
    await run(['calc', 'say'], { NODE_ENV: 'production', npm_config_workspace: 'shared' }).ended;
    expect(installs()).toEqual(['ci development undefined']);
  });

  test('older packages than those of the lock file are replaced', async () => {
    write('node_modules/.package-lock.json', lockFile('0.9.0'));
    await run(['calc', 'say']).ended;
    expect(installs()).toHaveLength(1);
  });

  test('a command that is typed while the site runs takes no packages away from it, and says so', async () => {
    write('node_modules/.package-lock.json', lockFile('0.9.0'));
    const beside = run(['admin', 'say']);
    expect(await beside.ended).toEqual([0, null]);
    expect(installs()).toEqual([]);
    expect([beside.out(), beside.err()]).toEqual(['[]\n', expect.stringContaining('To install: npm ci')]);
  });

  test('of two commands at once one installs, and the other waits for it', async () => {
    const both = [run(['calc', 'say', '1'], { NPM_TAKES: '2000' }), run(['calc', 'say', '2'], { NPM_TAKES: '2000' })];
    expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(installs()).toHaveLength(1);
    expect(both.map(({ out }) => out())).toEqual(['["1"]\n', '["2"]\n']);
    const said = both.map(({ err }) => err()).sort();
    expect(said).toEqual([
      'Another command is installing the packages. Waiting for it …\n',
      'Installing packages …\nnpm tells how it goes\n',
    ]);
  });

  test('what a killed installation has left holds nobody up', async () => {
    write('.installing', 'somebody');
    fs.utimesSync(path.join(clone, '.installing'), new Date(), new Date(Date.now() - 60_000));
    const both = [run(['calc', 'say'], { NPM_TAKES: '1000' }), run(['calc', 'say'], { NPM_TAKES: '1000' })];
    for (const { ended } of both) expect(await ended).toEqual([0, null]);
    expect(installs()).toHaveLength(1);
    expect(fs.readdirSync(clone).filter((name) => name.startsWith('.installing'))).toEqual([]);
  });

  test('an installation that fails is told, and nothing runs', async () => {
    const { ended, out, err } = run(['calc', 'say'], { NPM_FAILS: '1' });
    expect(await ended).toEqual([1, null]);
    expect(out()).toBe('');
    expect(err()).toContain('The packages could not be installed. Check the network connection');
    expect(fs.existsSync(path.join(clone, '.installing'))).toBe(false);
  });

  test('one that is stopped meanwhile runs nothing and leaves the way free', async () => {
    const { child, ended, out, err } = run(['calc', 'say'], { NPM_TAKES: '60000' });
    await until(err).toContain('npm tells');
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect([out(), err()]).toEqual(['', expect.stringContaining('Stopped before the packages were installed.')]);
    expect(fs.existsSync(path.join(clone, '.installing'))).toBe(false);
  });

  test('serving installs nothing, and says what to do', async () => {
    const { ended, err } = run(['serve']);
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe('The packages are not installed, and this command installs nothing. Install them: npm ci\n');
    expect(installs()).toEqual([]);
  });

  test('an unknown command installs nothing', async () => {
    const { ended, err } = run(['nothing']);
    expect(await ended).toEqual([1, null]);
    expect(err()).toMatch(/^There is no command 'nothing'\. Say one of: test, check, start, serve, dev, calc, /);
    expect(installs()).toEqual([]);
  });
});

describe('a program', () => {
  test('reads what the command is given', async () => {
    const { ended, out } = runInstalled(['calc', 'repeat'], 'line 1\nline 2\n');
    await ended;
    expect(out()).toBe('line 1\nline 2\n');
  });

  test('ends the command as it ends itself', async () => {
    expect(await runInstalled(['calc', 'end', '7']).ended).toEqual([7, null]);
    expect(await runInstalled(['calc', 'fall', 'SIGKILL']).ended).toEqual([null, 'SIGKILL']);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('hears of %s and decides how it ends', async (signal) => {
    const tidy = runInstalled(['calc', 'tidy']);
    await until(tidy.out).toBe('runs\n');
    tidy.child.kill(signal);
    expect(await tidy.ended).toEqual([3, null]);
    expect(tidy.out()).toBe(`runs\n${signal}\n`);
    const plain = runInstalled(['calc']);
    await until(plain.out).toBe('runs\n');
    plain.child.kill(signal);
    expect(await plain.ended).toEqual([null, signal]);
  });

  test('of the site reads its file of settings; one with a site of its own reads none', async () => {
    const settings = (name: string) => runInstalled([name, 'settings']);
    const [admin, bench] = [settings('admin'), settings('bench')];
    await Promise.all([admin.ended, bench.ended]);
    expect([admin.out(), bench.out()]).toEqual(['the usual file\n', 'none\n']);
  });

  test('is all that serving runs, whichever packages are there', async () => {
    write('node_modules/.package-lock.json', lockFile('0.9.0'));
    const { ended, out } = run(['serve']);
    expect(await ended).toEqual([0, null]);
    expect(out()).toBe('the origin runs\n');
    expect(installs()).toEqual([]);
  });

  test('is not started any more once the one before it was stopped', async () => {
    const { child, ended, out } = runInstalled(['start']);
    await until(out).toBe('runs\n');
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
    expect(out()).toBe('runs\n');
  });
});
