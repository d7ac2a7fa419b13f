import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { repositoryRoot } from '#settings/repository-root.ts';
import { StartError } from '#settings/start-error.ts';

/** Read where ENV_FILE names no other one. */
const USUAL = '.env';
/** What ENV_FILE says where no file may be read: tests, and sites of the machinery's own. */
const NONE = 'none';

/**
 * The settings of this process: its own variables, and beside them those of one file. What a variable says already, the
 * file does not change, as with Node's `--env-file`. The start and every command that has settings begin here, however
 * they are started, so that all of them mean the same database and the same releases.
 *
 * @param variables gets what the file adds, because programs that are started from here inherit it
 * @param root folder that a relative name counts from
 * @throws StartError for a file that is named and missing, or cannot be read
 */
export function environment(variables: NodeJS.ProcessEnv = process.env, root = repositoryRoot): NodeJS.ProcessEnv {
  const named = variables.ENV_FILE || undefined;
  if (named === NONE) return variables;
  const text = read(path.resolve(root, named ?? USUAL), named !== undefined);
  for (const [name, value] of Object.entries(parseEnv(text))) variables[name] ??= value;
  return variables;
}

function read(file: string, isNamed: boolean): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new StartError(`The file of settings ${file} cannot be read: ${message}`);
    if (isNamed) throw new StartError(`ENV_FILE names ${file}, and there is no such file.`);
    return '';
  }
}
