// `npm run translations -- export hi`: all messages as a PO file, with their translations so far, for a translator's own tool.
// `npm run translations -- import hi <file>`: what came back, into the catalogues. Help and legal texts are pages of Markdown.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fromPo, type Pair, toPo } from '../shared/src/messages/po.ts';
import { sourceMessages, withWords } from '../shared/src/messages/source-messages.ts';

const root = path.join(import.meta.dirname, '..');
const USE =
  'Say `export <language>`, which prints a PO file, or `import <language> <file>`, such as `import hi hi.po`.';

const [action, language = '', file] = process.argv.slice(2);
try {
  if (!/^[a-z]{2,3}$/.test(language) || language === 'en') throw new Error(USE);
  const pairs = pairsOf(language);
  if (action === 'export') process.stdout.write(toPo(language, pairs));
  else if (action === 'import' && file !== undefined) bringIn(language, pairs, file);
  else throw new Error(USE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Every catalogue that some language translates: others, such as agents', are read in English. */
function pairsOf(language: string): Pair[] {
  const all = fs.globSync('{shared,shell,remote-*,server}/src/**/messages.*.ts', { cwd: root }).sort();
  return all
    .filter((name) => name.endsWith('.en.ts') && all.filter((other) => isBeside(name, other)).length > 1)
    .map((name) => {
      const own = translationOf(name, language);
      return { file: name, english: read(name), translated: fs.existsSync(path.join(root, own)) ? read(own) : {} };
    });
}

function isBeside(one: string, other: string): boolean {
  return path.dirname(one) === path.dirname(other);
}

function translationOf(english: string, language: string): string {
  return english.replace(/en\.ts$/, `${language}.ts`);
}

function read(name: string): Record<string, string> {
  return sourceMessages(fs.readFileSync(path.join(root, name), 'utf8'), name);
}

function bringIn(language: string, pairs: readonly Pair[], po: string): void {
  const changed = fromPo(fs.readFileSync(po, 'utf8'), pairs);
  for (const [english, messages] of changed) write(english, translationOf(english, language), messages);
  const written = [...changed.keys()].map((name) => translationOf(name, language));
  if (written.length > 0) {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [biome, 'format', '--write', ...written], { cwd: root, stdio: 'ignore' });
  }
  console.log(written.length === 0 ? 'Nothing differs.' : written.join('\n'));
}

/** A catalogue that is there keeps its order, its notes and whether a native reader has signed for it. */
function write(english: string, own: string, messages: Record<string, string>): void {
  const place = path.join(root, own);
  const head = fs.readFileSync(path.join(root, english), 'utf8').split('\n')[0];
  const before = fs.existsSync(place)
    ? fs.readFileSync(place, 'utf8')
    : `${head}\n\nexport const messages = catalogue({\n}, { reviewed: false });\n`;
  fs.writeFileSync(place, withWords(before, own, messages));
}
