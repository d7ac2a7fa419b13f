import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 4 * 1024 * 1024;

const SCRIPT = `
  const module = { exports: {} };
  new Function('module', 'exports', 'require', require('node:fs').readFileSync(process.argv[1], 'utf8'))(module, module.exports, require);
  const names = Object.entries(module.exports.provides).map(([name, provided]) => [name, Object.keys(provided).sort()]);
  process.stdout.write(JSON.stringify(Object.fromEntries(names)), () => process.exit());`;

/**
 * Names that a shell offers to remotes, by module: asked of its server build, in a process that can read that file and
 * nothing else. What its packages bring as CommonJS, as React does, only a run can say.
 *
 * @param file absolute path of the server build
 * @throws Error when it cannot be run
 */
export async function offeredNames(file: string): Promise<Record<string, string[]>> {
  const permissions = ['--permission', `--allow-fs-read=${file}`, '--disable-warning=ExperimentalWarning'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...permissions, '--input-type=commonjs', '-e', SCRIPT, file],
    { env: { NODE_ENV: 'production' }, timeout: TIMEOUT_MS, maxBuffer: MOST_BYTES },
  );
  return JSON.parse(stdout);
}
