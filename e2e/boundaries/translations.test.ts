import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { disagreements } from '../../shared/src/messages/agreement.ts';
import { helpProgram } from '../../shared/src/messages/help-program.ts';
import { sourceMessages } from '../../shared/src/messages/source-messages.ts';
import { everyPart, partsOf } from '../../shared/src/messages/written.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What no text of these languages holds: digits of their own scripts, and `12%` apart. */
const NOT_WRITTEN: readonly [what: string, RegExp][] = [
  ['digits other than 0 to 9', /[०-९೦-೯]/],
  ['a space before %', /\d %/],
];

const translations = fs.globSync('{shared,shell,remote-*,server}/src/**/messages.{hi,kn}.ts', { cwd: root }).sort();

test.each(translations)('%s says what the English says', (file) => {
  const language = path.basename(file).split('.')[1] ?? '';
  const original = read(file.replace(/[a-z]+\.ts$/, 'en.ts'));
  const translated = read(file);
  expect(disagreements(original, translated)).toEqual([]);
  const wrong = Object.entries(translated).flatMap(([name, message]) => [
    ...NOT_WRITTEN.filter(([, pattern]) => pattern.test(message)).map(([what]) => `${name} has ${what}`),
    ...(edges(message) === edges(original[name] ?? '') ? [] : [`${name} has other spaces at its ends`]),
    ...(countsAs(message, language) ? [] : [`${name} lacks a plural of ${language}`]),
  ]);
  expect(wrong).toEqual([]);
});

const help = fs.globSync('remote-calculators/src/**/help.{hi,kn}.md', { cwd: root }).sort();

test.each(help)('%s explains what the English explains', (file) => {
  const at = (name: string) => ({ file: name, markdown: fs.readFileSync(path.join(root, name), 'utf8') });
  const own = at(file);
  expect(() => helpProgram(at(file.replace(/[a-z]+\.md$/, 'en.md')), own)).not.toThrow();
  expect(NOT_WRITTEN.filter(([, pattern]) => pattern.test(own.markdown)).map(([what]) => what)).toEqual([]);
});

test('every help text stands in each language', () => {
  const english = fs.globSync('remote-calculators/src/**/help.en.md', { cwd: root });
  expect(english.length).toBeGreaterThan(25);
  expect(help).toHaveLength(2 * english.length);
});

test('what a language words in a module of its own has an English one beside it, which is used', () => {
  const own = fs
    .globSync('{shared,shell,remote-*,server}/src/**/*.{hi,kn}.{ts,tsx}', { cwd: root })
    .filter((file) => !path.basename(file).startsWith('messages.'));
  expect(own.length).toBeGreaterThan(2);
  for (const file of own) {
    const english = file.replace(/\.(hi|kn)(\.tsx?)$/, '$2');
    const sources = fs.globSync('{shared,shell,remote-*}/src/**/*.{ts,tsx}', { cwd: root });
    const inside = english.split('/').slice(2).join('/');
    const specifiers = [`'#${inside}'`, `'shared/${inside.replace(/\.tsx?$/, '')}'`];
    const users = sources.filter((one) => {
      const text = fs.readFileSync(path.join(root, one), 'utf8');
      return specifiers.some((specifier) => text.includes(specifier));
    });
    expect([fs.existsSync(path.join(root, english)), users.length > 0], file).toEqual([true, true]);
  }
});

const read = (file: string) => sourceMessages(fs.readFileSync(path.join(root, file), 'utf8'), file);

const edges = (message: string) => JSON.stringify([/^\s*/.exec(message)?.[0], /\s*$/.exec(message)?.[0]]);

function countsAs(message: string, language: string): boolean {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return everyPart(partsOf(message)).every(
    (part) =>
      part.kind !== 'choice' ||
      !part.plural ||
      categories.every((one) => part.options.some(([selector]) => selector === one)),
  );
}
