// `npm run dev`: the shell and the named remotes (all, when none is named) from their sources with hot reload, inside
// the live rest of the site.
import { spawn } from 'node:child_process';
import { serve } from '#dev/serve.ts';
import { findPackage, releasablePackages } from '#releases/packages.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named.map((name) => findPackage(name)) : releasablePackages();
// A release is built without React's development parts, so the shell, which brings React, always runs from source too.
const packages = [findPackage('shell'), ...chosen.filter(({ name }) => name !== 'shell')];

if ((await run('server/src/releases/cli/ensure.ts')) !== 0) process.exit(1);
const servers = Object.fromEntries(await Promise.all(packages.map(async (pkg) => [pkg.name, await serve(pkg)])));
console.log(`From source: ${packages.map(({ name }) => name).join(', ')}`);
process.exit(await run('server/src/main.ts', { DEV_SERVERS: JSON.stringify(servers) }));

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
