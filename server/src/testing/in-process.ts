import { format } from 'node:util';
import { vi } from 'vitest';
import type { Ended } from '#testing/run-program.ts';

/** A command of the server: it gets its words, prints, and may set the exit code of its process. */
export type Command = (words: readonly string[]) => Promise<void>;

/**
 * Runs a command in this process, for tests of what it does and says: a process of its own would load it for most of a
 * second. One at a time, since all of them print to the same place. That it runs as a program too, `runProgram` shows.
 *
 * @param variables settings beside those of this process
 */
export async function inProcess(
  run: Command,
  words: readonly string[],
  variables: Record<string, string>,
): Promise<Ended> {
  const told = { stdout: '', stderr: '' };
  const line =
    (stream: keyof typeof told) =>
    (...texts: unknown[]) => {
      told[stream] += `${format(...texts)}\n`;
    };
  const written =
    (stream: keyof typeof told) =>
    (text: string | Uint8Array, ...rest: unknown[]) => {
      told[stream] += text;
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(line('stdout')),
    vi.spyOn(console, 'error').mockImplementation(line('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(written('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(written('stderr')),
  ];
  const { exitCode } = process;
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  process.exitCode = undefined;
  Object.assign(process.env, variables);
  try {
    await run(words);
    return { code: Number(process.exitCode ?? 0), ...told };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = exitCode;
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}
