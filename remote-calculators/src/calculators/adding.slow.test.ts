import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'one-more-calculator-'));
const inside = path.join(copy, 'remote-calculators');
const folder = path.join(inside, 'src/calculators/fixed-deposit');
const tool = (name: string, ...args: string[]) =>
  run(path.join(root, 'node_modules/.bin', name), args, { cwd: inside });

/** A copy of the package beside what it is built with. */
function copyPackage(): void {
  const skipped = /[\\/](node_modules|dist|vectors)$/;
  fs.cpSync(path.join(root, 'remote-calculators'), inside, { recursive: true, filter: (file) => !skipped.test(file) });
  for (const name of fs
    .readdirSync(root)
    .filter((name) => /^(rspack|pure-components|at-build|language-hooks|tsconfig.base)/.test(name)))
    fs.cpSync(path.join(root, name), path.join(copy, name));
  for (const name of ['node_modules', 'shared']) fs.symlinkSync(path.join(root, name), path.join(copy, name));
  const config = {
    extends: './tsconfig.base.json',
    include: ['remote-calculators', 'shared/src/css.d.ts'],
    exclude: ['**/*.test.*'],
  };
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
}

/** What the README asks for: the lumpsum's files under another name, and a line of the catalogue. */
function addCalculator(): void {
  fs.cpSync(path.join(inside, 'src/calculators/lumpsum'), folder, { recursive: true });
  for (const name of fs.readdirSync(folder)) {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    const renamed = text
      .replaceAll('#calculators/lumpsum/', '#calculators/fixed-deposit/')
      .replace("id: 'lumpsum'", "id: 'fixedDeposit'")
      .replace("'/lumpsumcalculator'", "'/fixeddeposit'")
      .replace("title: 'Lumpsum calculator'", "title: 'Fixed deposit calculator'")
      .replace("cardName: 'Lumpsum'", "cardName: 'Fixed deposit'")
      .replace('name: messages.title', 'name: messages.cardName');
    fs.writeFileSync(path.join(folder, name), renamed);
  }
  const catalogue = path.join(inside, 'src/calculators/catalogue.ts');
  const line = `  'fixed-deposit': () => import(/* webpackChunkName: "fixed-deposit" */ '#calculators/fixed-deposit/texts.tsx'),`;
  fs.writeFileSync(catalogue, fs.readFileSync(catalogue, 'utf8').replace('\n} as const', `\n${line}\n} as const`));
}

beforeAll(() => {
  copyPackage();
  addCalculator();
});
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

test('a calculator is five files and its test, and its words in each language', () => {
  const files = ['help.en.md', 'messages.en.ts', 'model.test.ts', 'model.ts', 'texts.tsx', 'fields.ts'];
  const translations = ['hi', 'kn'].flatMap((language) => [`help.${language}.md`, `messages.${language}.ts`]);
  expect(fs.readdirSync(folder).sort()).toEqual([...files, ...translations].sort());
});

test('the compiler takes it, and calc answers', async () => {
  const types = await tool('tsc', '--noEmit', '-p', '../tsconfig.json').catch((error: { stdout: string }) => error);
  expect(types.stdout).toBe('');
  const asked = ['fixedDeposit', '{"principal":50000,"years":10,"annualRatePct":12}'];
  const { stdout } = await tool('node', 'bin/calc.ts', ...asked);
  expect(JSON.parse(stdout)).toMatchObject({ value: '155292.41' });
}, 180_000);

test('its page is declared, with how home and articles lead to it', async () => {
  const { stdout } = await tool(
    'node',
    '--input-type=module',
    '-e',
    "const { pages } = await import('#pages.ts'); console.log(JSON.stringify(pages))",
  );
  const pages: { path: string }[] = JSON.parse(stdout);
  expect(pages.find(({ path }) => path === '/fixeddeposit')).toMatchObject({
    chunk: 'fixed-deposit',
    early: 'early-fixed-deposit',
    application: true,
    lead: { name: 'Fixed deposit calculator', start: { list: 'calculators', name: 'Fixed deposit' } },
    query: expect.arrayContaining(['principal', 'years', 'annualRatePct', 'mode']),
  });
});

test('its bundle, route, early script and card are built', async () => {
  await tool('rspack', 'build');
  const client = path.join(inside, 'dist/client');
  const built = (name: string) => {
    const file = fs.readdirSync(client).find((file) => new RegExp(`^${name}\\.[0-9a-f]{8}\\.js$`).test(file));
    return file === undefined ? `no ${name}` : fs.readFileSync(path.join(client, file), 'utf8');
  };
  expect(built('fixed-deposit')).toContain('fixedDeposit');
  expect(built('early-fixed-deposit')).toContain('fixedDeposit');
  expect(built('routes')).toContain('/fixeddeposit');
  expect(built('pickers')).toMatch(/Fixed deposit.*"₹1,55,292","\.41"/);
  expect(built('sip')).not.toContain('fixedDeposit');
}, 180_000);
