import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { root } from '#boundaries/documents.ts';
import { known, PROOFS, quotedCommands, scriptsOf } from '#boundaries/quoted-commands.ts';

// A dozen programs start side by side, on a machine that may be busy with other tests.
describe.concurrent('proof of', { timeout: 60_000 }, () => {
  test.each(Object.entries(PROOFS).flatMap(([start, proof]) => ('by' in proof ? [] : [{ start, proof }])))(
    '$start',
    async ({ start, proof }) => {
      if ('loads' in proof) {
        const { href } = pathToFileURL(path.join(root, proof.loads));
        return expect(
          await said(process.execPath, ['-e', `import('${href}').then(() => console.log('loaded'))`]),
        ).toMatch(/^loaded$/m);
      }
      if ('run' in proof) return expect(await answer(start, proof.run)).toMatch(proof.says);
      const help = await answer(start, ['--help']);
      expect(help).toMatch(proof.help);
      for (const { command } of quotedCommands)
        if (known(command) === start) for (const word of promised(command)) expect(help, command).toContain(word);
    },
  );
});

/** Options and commands of a command, which its help must name; what stands for a name, figure or text is left out. */
const promised = (command: string): string[] => {
  const words = command.split(' -- ')[1]?.split(' ') ?? [];
  const script = command.split(' ')[2] ?? '';
  const first = ['admin', 'desk', 'keys', 'outbox', 'releases'].includes(script)
    ? words.slice(0, 1).filter((word) => /^\w/.test(word))
    : [];
  return [...first, ...words.filter((word) => word.startsWith('--'))];
};

/** Runs a command with other words: a script of the repository by its own program, anything else as it is. */
function answer(start: string, words: string[]): Promise<string> {
  const script = scriptsOf('.')[start.split(' ').at(-1) ?? ''];
  if (!start.startsWith('npm run ')) return said(start.split(' ')[0] ?? '', words);
  const [program, ...own] = script?.split(' ') ?? [];
  expect(program).toBe('node');
  return said(process.execPath, [...own, ...words]);
}

/** @returns what a program says on both of its outputs, whatever its exit code is */
const said = (program: string, words: string[]) =>
  new Promise<string>((resolve) =>
    execFile(program, words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }, (_error, out, err) =>
      resolve(out + err),
    ),
  );
