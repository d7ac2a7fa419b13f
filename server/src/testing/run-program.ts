import { execFile } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '#settings/repository-root.ts';
import { programEnvironment } from '#testing/spawned-origin.ts';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program of the server to its end, with these settings and no others.
 *
 * @param program below `server/src`
 */
export const runProgram = (program: string, words: readonly string[], variables: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    const file = path.join(repositoryRoot, 'server/src', program);
    const options = { cwd: repositoryRoot, env: programEnvironment(variables), maxBuffer: 2 ** 26 };
    const child = execFile(process.execPath, [file, ...words], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
