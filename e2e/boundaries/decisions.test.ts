import path from 'node:path';
import { expect, test } from 'vitest';
import { type Document, documents } from '#boundaries/documents.ts';

const map = documents.find(({ file }) => file === 'ARCHITECTURE.md')?.text ?? '';
const decisions = documents.filter(({ file }) => file.startsWith('docs/decisions/'));
const numberOf = ({ file }: Document) => path.basename(file).slice(0, 4);

test('decisions are numbered without gaps', () => {
  expect(decisions.length).toBeGreaterThanOrEqual(76);
  expect(decisions.map(numberOf).sort()).toEqual(decisions.map((_, index) => String(index + 1).padStart(4, '0')));
});

test.each(decisions)('$file has number, date, context and decision', (decision) => {
  expect(decision.text).toMatch(new RegExp(`^# ${numberOf(decision)} \\S.*\\n\\n20\\d\\d-\\d\\d-\\d\\d\\.`));
  expect(decision.text).toMatch(/^\*\*Context\.\*\* [\s\S]*^\*\*Decision\.\*\* /m);
});

test('the map links each decision once, by its title', () => {
  const lost = decisions.filter(({ file, text }) => {
    const title = text.slice(2, text.indexOf('\n'));
    return map.split(`](${file}`).length !== 2 || !map.includes(`- [${title}](${file})`);
  });
  expect(lost.map(({ file }) => file)).toEqual([]);
});

test('a decision that has a file does not stand in the map as well', () => {
  const waiting = [...map.matchAll(/^\*\*20\d\d-\d\d-\d\d ([\s\S]*?)\.\*\*/gm)].map(([, title]) =>
    title?.replace(/\s+/g, ' '),
  );
  expect(
    waiting.filter((title) => decisions.some(({ text }) => text.startsWith(`# ${text.slice(2, 6)} ${title}\n`))),
  ).toEqual([]);
});

test('a decision and the one that replaced it name each other', () => {
  const newer = named('Supersedes');
  expect(newer.length).toBeGreaterThan(0);
  expect(newer.sort()).toEqual(
    named('Superseded by')
      .map(([older, by]) => [by, older])
      .sort(),
  );
});

/** Pairs of numbers: the decision, and the one that its paragraph of this name links to. */
const named = (paragraph: string) =>
  decisions.flatMap((decision) =>
    decision.text
      .split('\n\n')
      .filter((part) => part.startsWith(`**${paragraph}.**`))
      .flatMap((part) => [...part.matchAll(/\]\((\d{4})-/g)].map(([, other]) => [numberOf(decision), other])),
  );
