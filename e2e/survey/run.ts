// `npm run survey`: the house in figures, beside what they were before it was put in order and what they shall come to. It
// measures no speed; `npm run bench` does. `npm run survey -- <commit>` compares with another commit.
import { percentile } from '#bench/statistics.ts';
import { folderCircles } from '#survey/folder-circles.ts';
import { messageKeys } from '#survey/message-keys.ts';
import { type Source, sources } from '#survey/sources.ts';

/** The last commit before files were merged by what is read together. */
const BEFORE = '37233674ef15f234581a9da97d82aca7ed346c12';
const FEWER_LINES = 11_000;
const MOST_FILES = 1_350;
const MOST_LINES = 450;
const MOST_FIRST_WORDS_PCT = 5;

const before = figuresOf(sources(process.argv[2] ?? BEFORE));
const now = figuresOf(sources());

row('', 'before', 'now');
row('Lines of programs and styles', before.programs, now.programs, before.programs - FEWER_LINES);
for (const name of now.packages.keys()) row(`  ${name}`, before.packages.get(name) ?? 0, now.packages.get(name) ?? 0);
row('Lines of messages, all languages', before.messages, now.messages);
row('Lines of Markdown', before.markdown, now.markdown);
row('Lines of JSON', before.json, now.json);
row('Files: programs, styles, messages', before.files, now.files, MOST_FILES);
row('Lines a program: median', before.median, now.median);
row('Lines a program: longest', before.longest, now.longest, MOST_LINES);
row('Message keys', before.keys, now.keys);
row('  first words of their text, %', before.firstWordsPct, now.firstWordsPct, MOST_FIRST_WORDS_PCT);
row('Folders that need one another', before.circles.flat().length, now.circles.flat().length, 0);
for (const circle of now.circles) console.log(`  ${circle.join(', ')}`);

function figuresOf(all: readonly Source[]) {
  const of = (pattern: RegExp) => all.filter(({ file }) => pattern.test(file));
  const messages = of(/\/messages\.\w+\.ts$/);
  const programs = of(/\.(ts|tsx|mjs|css)$/).filter((source) => !messages.includes(source));
  const scripts = programs.filter(({ file }) => !file.endsWith('.css'));
  const keys = messageKeys(messages);
  return {
    programs: linesOf(programs),
    packages: new Map(
      [...Map.groupBy(programs, (source) => (source.file.includes('/') ? source.package : 'root'))].map(
        ([name, files]): [string, number] => [name, linesOf(files)],
      ),
    ),
    messages: linesOf(messages),
    markdown: linesOf(of(/\.md$/)),
    json: linesOf(of(/\.json$/)),
    files: programs.length + messages.length,
    median: percentile(
      scripts.map(({ lines }) => lines),
      50,
    ),
    longest: Math.max(...scripts.map(({ lines }) => lines)),
    keys: keys.all,
    firstWordsPct: Math.round((100 * keys.firstWords) / keys.all),
    circles: folderCircles([...scripts, ...messages]),
  };
}

function linesOf(files: readonly Source[]): number {
  return files.reduce((total, { lines }) => total + lines, 0);
}

function row(name: string, then: number | string, today: number | string, most?: number): void {
  const said = (value: number | string) =>
    (typeof value === 'number' ? value.toLocaleString('en-IN') : value).padStart(9);
  const goal =
    most === undefined ? '' : `   at most ${most.toLocaleString('en-IN')}${Number(today) > most ? ': MISSED' : ''}`;
  console.log(`${name.padEnd(36)}${said(then)}${said(today)}${goal}`);
}
