import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Measurements } from '#bench/measurements.ts';

const root = path.join(import.meta.dirname, '../..');

interface KeptRun {
  measured: Measurements;
  /** Keeps what has been measured so far. */
  keep: () => void;
  /** Nothing is left of it: the report is written. */
  end: () => void;
}

/**
 * A whole run takes 100 minutes, and its figures are ratios of one page's own minutes each: what was measured of this
 * very commit before a run was interrupted counts. Where a file is changed a run begins anew.
 *
 * @param folder of the runs, `.data/bench`
 */
export function keptRun(runs: number, commit = cleanCommit(), folder = path.join(root, '.data/bench')): KeptRun {
  const begun: Measurements = { runs, pages: {}, failures: [] };
  if (commit === undefined) return { measured: begun, keep: () => {}, end: () => {} };
  const file = path.join(folder, `${commit}-${runs}.json`);
  const measured: Measurements = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : begun;
  return {
    measured,
    keep: () => {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(`${file}.new`, JSON.stringify(measured));
      fs.renameSync(`${file}.new`, file);
    },
    end: () => fs.rmSync(file, { force: true }),
  };
}

/** The commit that is checked out; undefined where something differs from it, or there is no git. */
function cleanCommit(): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}
