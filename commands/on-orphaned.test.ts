import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL(path.join(import.meta.dirname, 'on-orphaned.mjs')).href;
const program = `import { onOrphaned } from '${module}';
const lives = setInterval(() => {}, 1000);
onOrphaned(() => { console.log('left behind'); clearInterval(lives); });
// Only now: whoever reads it ends the parent, which has to be known by then.
console.log(process.pid);`;

/** Starts the program by a shell, as npm does, and ends the shell as a signal to npm does. */
async function leftBehind(env: Record<string, string>): Promise<{ output: () => string; shell: number; pid: number }> {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], {
    env: { ...env, NODE: process.execPath, PROGRAM: program, PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 20_000 }).toMatch(/^\d+\n/);
  shell.kill('SIGTERM');
  return { output: () => output, shell: shell.pid ?? 0, pid: Number.parseInt(output, 10) };
}

test('the program that npm started ends with npm’s shell', async () => {
  const { output } = await leftBehind({ npm_lifecycle_event: 'start' });
  await expect.poll(output, { timeout: 20_000 }).toContain('left behind');
});

test('the program that npm started ends when npm itself is killed and its shell lives on', async () => {
  // The outer shell stands for npm, the inner one for its shell.
  const npm = spawn('sh', ['-c', `sh -c '"$NODE" --input-type=module -e "$PROGRAM"; true'; true`], {
    env: { npm_lifecycle_event: 'start', NODE: process.execPath, PROGRAM: program, PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk));
  await expect.poll(() => output, { timeout: 20_000 }).toMatch(/^\d+\n/);
  npm.kill('SIGKILL');
  await expect.poll(() => output, { timeout: 20_000 }).toContain('left behind');
});

test('one that was started without npm goes on when its shell ends', async () => {
  const { output, shell, pid } = await leftBehind({});
  const parent = () => Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  await expect.poll(parent, { timeout: 20_000 }).not.toBe(shell);
  expect(output()).not.toContain('left behind');
  process.kill(pid);
});
