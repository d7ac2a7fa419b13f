import fs from 'node:fs';
import path from 'node:path';
import { AREAS } from 'shared/contract/enquiry';
import { PRESET_CATEGORIES } from 'shared/contract/plan';
import { INVESTMENT_OPTIONS } from 'shared/contract/profile';
import { REFERRAL_PRODUCTS } from 'shared/contract/referral';
import { expect, test } from 'vitest';
import { wordsInCode } from '#boundaries/words-in-code.ts';

const root = path.resolve(import.meta.dirname, '../..');

const packages = fs.readdirSync(root).filter((name) => /^(shell|shared|remote-.*)$/.test(name));

/** Values that the API takes and the database keeps: they are the same in every language, and a page shows a label of each. */
const stored: readonly string[] = [
  ...AREAS,
  ...INVESTMENT_OPTIONS,
  ...REFERRAL_PRODUCTS.map(({ value }) => value),
  ...Object.values(PRESET_CATEGORIES).flat(),
];

test.each(packages)('%s has its texts in catalogues', (name) => {
  const found = sources(path.join(root, name, 'src')).flatMap((file) =>
    wordsInCode(fs.readFileSync(file, 'utf8'), file)
      .filter(({ text }) => !(file.includes('shared/src/contract/') && stored.includes(text)))
      .map(({ line, text }) => `${path.relative(root, file)}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

test('no package may leave texts in its programs', () => {
  const { overrides } = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8')) as BiomeSettings;
  const off = overrides.filter(({ linter }) => linter.rules?.style?.noJsxLiterals === 'off');
  expect(off.flatMap(({ includes }) => packages.filter((name) => includes.includes(`${name}/**`)))).toEqual([]);
});

interface BiomeSettings {
  overrides: { includes: string[]; linter: { rules?: { style?: { noJsxLiterals?: unknown } } } }[];
}

test.each([
  ['between tags', '<p>Book <b>now</b></p>', ['Book', 'now']],
  ['in an attribute', '<Field label="Name" title={busy ? `Sending` : "Send"} />', ['Name', 'Sending', 'Send']],
  ['in a property', 'const crumb = { to: "/", label: "Home" };', ['Home']],
  ['in a sentence', 'setProblem("Enter the code that we sent you.")', ['Enter the code that we sent you.']],
  ['in a template', 'say(`The calendar of $' + '{host} did not load.`)', ['The calendar of 0 did not load.']],
  ['not a name', '<p className="card flow is-selected" id="reach us">{messages.title}</p>', []],
  ['not a comment in a style sheet', 'const head = `/* Made from the tokens of the site. */`;', []],
  ['not for developers', 'throw new Error("No such thing is known here.")', []],
])('words are found: %s', (_, source, texts) => {
  expect(wordsInCode(source, 'a.tsx').map(({ text }) => text)).toEqual(texts);
});

const sources = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|-fixture\.|messages\.\w+\.ts$|^(federation|messages)\//.test(file),
    )
    .map((file) => path.join(folder, file));

test('the server’s API errors have their texts in catalogues', () => {
  const literal = /\b(?:HttpError\(\s*\d+|wrongField\(\s*'[^']+'),\s*['"`].*|\bmessage: ['"`].*/g;
  const found = sources(path.join(root, 'server/src'))
    .filter((file) => !/\/(releases|dev|db|testing)\/|-fixture/.test(file))
    .flatMap((file) => fs.readFileSync(file, 'utf8').match(literal) ?? []);
  expect(found).toEqual([]);
});
