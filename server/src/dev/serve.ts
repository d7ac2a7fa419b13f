import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { devContainer } from '#releases/dev-servers.ts';
import type { ReleasablePackage } from '#releases/packages.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

/** Milliseconds until a development server must answer: it listens before it has built anything. */
const START_MS = 30_000;
const LOOK_MS = 100;

/**
 * Starts `rspack dev` of one package; it ends with this process.
 *
 * @returns its address
 * @throws Error when it ends, or does not listen in time
 */
export async function serve({ name, directory }: ReleasablePackage): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const cli = path.join(repositoryRoot, 'node_modules/@rspack/cli/bin/rspack.js');
  const env = Object.entries({ container: devContainer(name), address }).flatMap(([key, value]) => [
    '--env',
    `${key}=${value}`,
  ]);
  const child = spawn(process.execPath, [...process.execArgv, cli, 'dev', ...env], {
    cwd: path.join(repositoryRoot, directory),
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  });
  process.on('exit', () => child.kill());
  const until = performance.now() + START_MS;
  while (performance.now() < until && child.exitCode === null) {
    if (await answers(address)) return address;
    await sleep(LOOK_MS);
  }
  throw new Error(`The development server of ${name} did not start.`);
}

const answers = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
