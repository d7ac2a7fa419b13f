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
 * Names that a server build takes from shared modules. The build is not minified: each of its modules is a function
 * that begins `12(module) {`, an external one is nothing but `module.exports = require("shared/ui");`, and whoever uses
 * it says `var ui_ = __webpack_require__(12);` and `ui_.Button`.
 */
export function usedNames(bundle: string, shared: string[]): Names {
  const modules = bundle.split(/^(?=(?:\d+|"[^"\n]+")\([^\n]*\{$)/m);
  const ids = new Map<string, string>();
  for (const text of modules) {
    const [, id, name] = /^(\d+|"[^"\n]+")\([^\n]*\{\s*module\.exports = require\("([^"]+)"\)/.exec(text) ?? [];
    if (id !== undefined && name !== undefined) ids.set(id, name);
  }
  const used = new Map(shared.map((name) => [name, new Set<string>()]));
  for (const text of modules) {
    for (const [, variable, id = ''] of text.matchAll(/var (\w+) = __webpack_require__\((\d+|"[^"\n]+")\)/g)) {
      const names = used.get(ids.get(id) ?? '');
      if (names === undefined) continue;
      for (const [, name = ''] of text.matchAll(new RegExp(`(?<![\\w.$])${variable}\\.(\\w+)`, 'g'))) names.add(name);
    }
  }
  return Object.fromEntries([...used].map(([name, names]) => [name, [...names].filter((one) => one !== 'default')]));
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
