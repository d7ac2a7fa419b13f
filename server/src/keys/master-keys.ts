import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '#settings/config.ts';
import { StartError } from '#settings/start-error.ts';

/** Versions of the key that wraps all other keys; the highest is used for new ones. */
export type MasterKeys = ReadonlyMap<number, Buffer>;

/** Where the master keys come from. They are read again when a version turns up that nobody knew. */
export interface MasterKeySource {
  /** Undefined when there are none yet. @throws StartError when they cannot be read. */
  read(): MasterKeys | undefined;
  /** Adds a version and returns all. @throws StartError when versions are added elsewhere. */
  add(): MasterKeys;
  /** For messages. */
  name: string;
}

const KEY_BYTES = 32;
const versionedKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === KEY_BYTES);
const fileSchema = z.record(z.string().regex(/^[1-9]\d*$/), versionedKey);

/** The environment's `MASTER_KEYS` (`1:<base64>,2:<base64>`, 32 bytes each) or else the file `DATA_DIR/master-keys.json`. */
export const masterKeySource = (config: Pick<Config, 'masterKeys' | 'dataDir'>): MasterKeySource =>
  config.masterKeys === undefined
    ? fromFile(path.join(config.dataDir, 'master-keys.json'))
    : fromText(config.masterKeys);

export const currentVersion = (keys: MasterKeys): number => Math.max(...keys.keys());

function fromText(text: string): MasterKeySource {
  const keys = parse(
    Object.fromEntries(text.split(',').map((part) => part.trim().split(':') as [string, string])),
    'MASTER_KEYS',
  );
  return {
    name: 'MASTER_KEYS',
    read: () => keys,
    add() {
      throw new StartError(
        'MASTER_KEYS holds the master keys: add a higher version there, restart the origins, then rotate with --rewrap.',
      );
    },
  };
}

function fromFile(file: string): MasterKeySource {
  const read = (): MasterKeys | undefined => {
    if (!fs.existsSync(file)) return undefined;
    try {
      return parse(JSON.parse(fs.readFileSync(file, 'utf8')), file);
    } catch (error) {
      throw error instanceof StartError
        ? error
        : new StartError(`The key file ${file} cannot be read: ${(error as Error).message}`);
    }
  };
  return {
    name: file,
    read,
    add() {
      const keys = new Map(read() ?? []);
      keys.set(keys.size === 0 ? 1 : currentVersion(keys) + 1, randomBytes(KEY_BYTES));
      writeWhole(
        file,
        JSON.stringify(
          Object.fromEntries([...keys].map(([version, key]) => [version, key.toString('base64')])),
          null,
          2,
        ),
      );
      return keys;
    },
  };
}

function parse(value: unknown, name: string): MasterKeys {
  const read = fileSchema.safeParse(value);
  if (!read.success || Object.keys(read.data).length === 0) {
    throw new StartError(`${name} must hold master keys of ${KEY_BYTES} bytes in base64, by version (1, 2, …).`);
  }
  return new Map(Object.entries(read.data).map(([version, key]) => [Number(version), key]));
}

/**
 * A key that is lost is lost data: the file is on the disk before it takes its name, and the name before this returns. It
 * stays with whoever it belongs to: a command of root's must not take the keys away from the site's own user.
 */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true });
  const { uid, gid } = fs.statSync(file, { throwIfNoEntry: false }) ?? fs.statSync(folder);
  const handle = fs.openSync(draft, 'w', 0o600);
  if (process.getuid?.() === 0) fs.fchownSync(handle, uid, gid);
  fs.writeSync(handle, `${text}\n`);
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  fs.renameSync(draft, file);
  // Windows opens no folder.
  if (process.platform === 'win32') return;
  const place = fs.openSync(folder, 'r');
  fs.fsyncSync(place);
  fs.closeSync(place);
}
