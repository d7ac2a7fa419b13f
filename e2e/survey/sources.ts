import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
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

const COUNTED = /\.(ts|tsx|mjs|css|md|json)$/;
const TEST = /(\.test\.tsx?|-fixture\.tsx?)$|^server\/src\/testing\/|^remote-[^/]+\/(journeys|vectors)\/|\/vectors\//;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * What visitors and operators run and read: programs, styles, texts and documents, without tests, benchmarks and articles.
 *
 * @param commit left out, the files as they stand here
 */
export function sources(commit?: string): Source[] {
  if (commit === undefined) return read(repositoryRoot, git('ls-files', '--cached', '--others', '--exclude-standard'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'survey-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: repositoryRoot, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return read(folder, git('ls-tree', '-r', '--name-only', commit));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function read(root: string, listed: string): Source[] {
  return listed
    .split('\n')
    .filter((file) => COUNTED.test(file) && !TEST.test(file) && !/^(e2e|site)\/|package-lock/.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)))
    .map((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return { file, package: file.split('/')[0] ?? '', text, lines: text.split('\n').length - 1 };
    });
}
