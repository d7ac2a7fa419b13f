import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { disagreements } from '#messages/agreement.ts';
import { sourceMessages } from '#messages/source-messages.ts';
import { type Part, partsOf } from '#messages/written.ts';
import { remote } from '../../../rspack.base.ts';

const root = path.resolve(import.meta.dirname, '../../..');
// A remote in another language is built from a copy of it and of what it shares, with one file more beside each catalogue.
const copies = path.join(root, '.data/second-language');
const copy = path.join(copies, 'remote-contact');

const catalogues = fs.globSync('{shared,shell,remote-*,server}/src/**/messages.en.ts', { cwd: root });
const read = (file: string) => sourceMessages(fs.readFileSync(file, 'utf8'), file);

beforeAll(() => {
  for (const name of ['remote-contact/src', 'remote-contact/package.json', 'shared/src', 'shared/package.json'])
    fs.cpSync(path.join(root, name), path.join(copies, name), { recursive: true });
  fs.mkdirSync(path.join(copies, 'node_modules'));
  fs.symlinkSync('../shared', path.join(copies, 'node_modules/shared'));
  for (const file of fs.globSync('*/src/**/messages.en.ts', { cwd: copies }))
    write(file.replace('en.ts', 'xa.ts'), longer(read(path.join(copies, file))));
  vi.stubEnv('SITE_LANGUAGE', 'xa');
});
afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(copies, { recursive: true, force: true });
});

test.each(catalogues)('%s can be translated', (file) => {
  const messages = read(path.join(root, file));
  expect(disagreements(messages, longer(messages))).toEqual([]);
});

test.each(catalogues)('every message of %s is used', (file) => {
  const [name = ''] = file.split('/');
  const programs = fs
    .globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root })
    .map((program) => fs.readFileSync(path.join(root, program), 'utf8'))
    .filter((program) => program.includes(`'#${file.slice(`${name}/src/`.length)}'`))
    .join('\n');
  const unused = Object.keys(read(path.join(root, file))).filter(
    (key) => !new RegExp(`messages\\.${key}\\b`).test(programs),
  );
  expect(unused).toEqual([]);
});

test('a remote speaks another language with one file more for each catalogue', async () => {
  expect(await built()).toEqual([]);
  const program = fs.readFileSync(path.join(copy, 'dist/server/server.cjs'), 'utf8');
  const english = { queryActionSend: '', ...read(path.join(root, 'remote-contact/src/messages.en.ts')) };
  const longest = { queryActionSend: '', ...longer(english) };
  expect(program).toContain(longest.queryActionSend);
  expect(program).toContain('[Oneee thiiing tooo cooorreeect]');
  expect(program).not.toContain(english.queryActionSend);
  expect(program).toContain('} freeeeee]');
});

test('a catalogue that is not translated stops the build, which names the file', async () => {
  const file = path.join(copy, 'src/messages.xa.ts');
  const text = fs.readFileSync(file, 'utf8');
  fs.rmSync(file);
  expect((await built()).join()).toContain(`${file} is missing: it translates messages.en.ts beside it.`);
  fs.writeFileSync(file, text);
});

test('a message that is not translated stops the build', async () => {
  const file = 'remote-contact/src/messages.xa.ts';
  const { tabQuery: _, ...others } = longer(read(path.join(copies, file.replace('xa.ts', 'en.ts'))));
  write(file, others);
  expect((await built()).join()).toContain('tabQuery is not translated');
});

/** The pseudo-language: every text a third longer, between brackets, so that what is cut off or left out shows. */
const longer = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, `[${printed(partsOf(message))}]`]));

const printed = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'text') return part.text.replace(/[aeiou]/g, '$&$&$&').replace(/'|[{}<>]+/g, "'$&'");
      if (part.kind === 'value') return `{${part.name}}`;
      if (part.kind === 'tag') return `<${part.name}>${printed(part.parts)}</${part.name}>`;
      const options = part.options.map(([selector, inside]) => `${selector} {${printed(inside)}}`);
      return `{${part.name}, ${part.plural ? 'plural' : 'select'}, ${options.join(' ')}}`;
    })
    .join('');

function write(file: string, messages: Record<string, string>): void {
  fs.writeFileSync(path.join(copies, file), `export const messages = catalogue(${JSON.stringify(messages)});\n`);
}

/** @returns what the bundler found wrong */
async function built(): Promise<string[]> {
  const compiler = rspack(remote({ name: 'contact', directory: copy }));
  const errors = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) =>
      error == null
        ? resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message))
        : reject(error),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return errors;
}
