import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#survey/repository.ts';

export interface Source {
  /** From the repository's root, with slashes. */
  file: string;
  /** `shared`, `shell`, `remote-calculators` and so on. */
  package: string;
  text: string;
  lines: number;
}

const PROGRAM = /\.(ts|tsx|mjs|css)$/;
const TEST = /(\.test\.tsx?|-fixture\.tsx?)$|^server\/src\/testing\/|^remote-[^/]+\/journeys\//;

/** What visitors and operators run: programs and styles of the packages, without tests, benchmarks and articles. */
export function sources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => PROGRAM.test(file) && !TEST.test(file) && !file.startsWith('e2e/'))
    .filter((file) => fs.existsSync(path.join(repositoryRoot, file)))
    .map((file) => {
      const text = fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
      return { file, package: file.split('/')[0] ?? '', text, lines: text.split('\n').length - 1 };
    });
}
