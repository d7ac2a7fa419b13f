// `npm run survey`: the house in figures, each beside its goal. It measures no speed; `npm run bench` does.
import fs from 'node:fs';
import path from 'node:path';
import { percentile } from '#bench/statistics.ts';
import { casts } from '#survey/casts.ts';
import { folderCircles } from '#survey/folder-circles.ts';
import { repositoryRoot } from '#survey/repository.ts';
import { type Source, sources } from '#survey/sources.ts';

const GOALS = { lines: 36_000, packages: 650, casts: 15, circles: 0, clocks: 4 };

const all = sources();
const programs = all.filter(({ file }) => !file.endsWith('.css'));
const calculators = programs.filter((source) => source.package === 'remote-calculators');
const sum = (files: readonly Source[], count: (text: string) => number) =>
  files.reduce((total, { text }) => total + count(text), 0);
const lines = programs.map((source) => source.lines);
const longest = programs.toSorted((a, b) => b.lines - a.lines).slice(0, 3);
const circles = folderCircles(programs);

row(
  'Lines of source',
  all.reduce((total, source) => total + source.lines, 0),
  GOALS.lines,
);
for (const name of new Set(all.map((source) => source.package)))
  row(
    `  ${name}`,
    all.filter((source) => source.package === name).reduce((total, source) => total + source.lines, 0),
  );
row('Files', all.length);
row('Lines a file: median, p90', `${percentile(lines, 50)}, ${percentile(lines, 90)}`);
for (const { file, lines: long } of longest) row(`  ${file}`, long);
row('Packages installed', installedPackages(), GOALS.packages);
row('Casts in calculators', sum(calculators, casts), GOALS.casts);
row('Casts elsewhere', sum(programs, casts) - sum(calculators, casts));
row('Folders that need one another', circles.flat().length, GOALS.circles);
for (const circle of circles) row(`  ${circle.join(', ')}`, '');
// The limits that the bench of the engine prints stand in bin/, and no page waits for them.
const pages = calculators.filter(({ file }) => file.startsWith('remote-calculators/src/'));
row('Clocks of calculators’ pages', sum(pages, clocks), GOALS.clocks);

/** Times in milliseconds that are given a name. */
function clocks(program: string): number {
  return [...program.matchAll(/^(?:export )?const [A-Z_]+_MS = /gm)].length;
}

function installedPackages(): number {
  const lock = JSON.parse(fs.readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  return Object.entries(lock.packages).filter(([name, { link }]) => name.startsWith('node_modules/') && !link).length;
}

function row(name: string, value: number | string, goal?: number): void {
  const said = typeof value === 'number' ? value.toLocaleString('en-IN') : value;
  const beside =
    goal === undefined ? '' : `goal at most ${goal.toLocaleString('en-IN')}${Number(value) > goal ? ': MISSED' : ''}`;
  console.log(`${name.padEnd(48)}${said.padStart(9)}   ${beside}`.trimEnd());
}
