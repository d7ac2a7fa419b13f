// `npm run dev`: the shell and the named remotes (all, when none is named) from their sources with hot reload, inside
// the live rest of the site.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { devContainer } from '#releases/dev-servers.ts';
import { findPackage, type ReleasablePackage, releasablePackages } from '#releases/packages.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import type { PackageConfig } from '../../../rspack.base.ts';
import { forDevelopment } from '../../../rspack.dev.ts';

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named.map((name) => findPackage(name)) : releasablePackages();
// A release is built without React's development parts, so the shell, which brings React, always runs from source too.
const packages = [findPackage('shell'), ...chosen.filter(({ name }) => name !== 'shell')];

if ((await run('server/src/releases/cli/ensure.ts')) !== 0) process.exit(1);
const servers: Record<string, string> = {};
for (const pkg of packages) servers[pkg.name] = await serve(pkg);
console.log(`From source: ${packages.map(({ name }) => name).join(', ')}`);
process.exit(await run('server/src/main.ts', { DEV_SERVERS: JSON.stringify(servers) }));

/** Starts the development server of one package and returns its address. */
async function serve(pkg: ReleasablePackage): Promise<string> {
  const directory = path.join(repositoryRoot, pkg.directory);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const module = (await import(pathToFileURL(path.join(directory, 'rspack.config.ts')).href)) as {
    default: PackageConfig;
  };
  const outputDirectory = path.join(os.tmpdir(), `site-dev-${process.pid}-${pkg.name}`);
  const target = { name: pkg.name, directory, container: devContainer(pkg.name), outputDirectory };
  // What runs from source is not stored in browsers either.
  const browserBuilds = module
    .default(target)
    .filter(({ target, name }) => target !== 'node24' && name !== 'offline-worker');
  const compiler = rspack(browserBuilds.map((config) => forDevelopment(config, target.container, address)));
  const server = new RspackDevServer(
    {
      ...{ host: '127.0.0.1', port, hot: true, allowedHosts: 'all', headers: { 'access-control-allow-origin': '*' } },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://127.0.0.1:${port}/ws` },
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
  await server.start();
  return address;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function run(script: string, env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, script], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  process.on('SIGTERM', (signal) => child.kill(signal));
  process.on('SIGINT', () => {});
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}
