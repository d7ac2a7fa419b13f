import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Check } from '#releases/gate/check.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** Names by shared module: `{ 'shared/ui': ['Button', …] }`. */
type Names = Record<string, string[]>;

/** Nothing that a live remote uses of the shared packages is missing in the shell: a renamed export would be a blank page. */
export const surface: Check = async ({ store, candidate, shell, others }) => {
  if (shell === undefined) return [];
  let offered: Names;
  try {
    offered = await offeredBy(store, shell);
  } catch (error) {
    return [`Shared: the shell's server build cannot be loaded: ${(error as Error).message.split('\n')[0]}`];
  }
  const remotes = candidate.name === 'shell' ? others : [candidate];
  return remotes.flatMap((remote) =>
    Object.entries(usedNames(serverBuild(store, remote), Object.keys(remote.shared))).flatMap(([module, names]) =>
      names
        .filter((name) => !(offered[module] ?? []).includes(name))
        .map(
          (name) =>
            `Shared: ${remote.name}@${remote.release} uses ${name} of ${module}, which the shell ${shell.release} does not offer.`,
        ),
    ),
  );
};

const serverFile = (store: ReleaseStore, { name, release }: ReleaseManifest) =>
  path.join(store.folder(name, release), 'server/server.cjs');

const serverBuild = (store: ReleaseStore, manifest: ReleaseManifest) =>
  fs.readFileSync(serverFile(store, manifest), 'utf8');

/**
 * Names that a server build takes from shared modules. The bundler leaves them readable: as
 * `shared_ui__rspack_import_2.Button`, or `external_shared_ui_.Button` where it joined modules.
 */
export function usedNames(bundle: string, modules: string[]): Names {
  return Object.fromEntries(
    modules.map((module) => {
      const id = module.replace(/\W/g, '_');
      const uses = bundle.matchAll(new RegExp(`\\b(?:external_${id}_|${id}__rspack_import_\\d+)\\.(\\w+)`, 'g'));
      return [module, [...new Set([...uses].map(([, name]) => name ?? ''))].filter((name) => name !== 'default')];
    }),
  );
}

/** Names that a shell provides, asked of its server build in a process that can read the store and nothing else. */
async function offeredBy(store: ReleaseStore, shell: ReleaseManifest): Promise<Names> {
  const script = `
    const module = { exports: {} };
    new Function('module', 'exports', 'require', require('node:fs').readFileSync(process.argv[1], 'utf8'))(module, module.exports, require);
    const names = Object.entries(module.exports.provides).map(([name, provided]) => [name, Object.keys(provided)]);
    process.stdout.write(JSON.stringify(Object.fromEntries(names)), () => process.exit());`;
  const permissions = ['--permission', `--allow-fs-read=${store.directory}`, '--disable-warning=ExperimentalWarning'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...permissions, '--input-type=commonjs', '-e', script, serverFile(store, shell)],
    { env: { NODE_ENV: 'production' }, timeout: 20_000, maxBuffer: 4 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Names;
}
