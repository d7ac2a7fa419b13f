import { expect, test } from 'vitest';
import { codeSpans, documents } from '#boundaries/documents.ts';
import { exists, isPath, leadsSomewhere } from '#boundaries/named-files.ts';

test('every link in a document leads to a file, and to a heading of it', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, target }) => !leadsSomewhere(file, target))).toEqual([]);
});

test('every file that a document names exists', () => {
  const names = documents.flatMap((document) =>
    codeSpans(document)
      .filter(isPath)
      .map((name) => ({ file: document.file, name })),
  );
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(({ name }) => !exists(name))).toEqual([]);
});

test('a number of a decision stands in one heading, and every number up to the last does', () => {
  const numbers = documents
    .flatMap(({ text }) => text.match(/^##+ .*\((\d{4}, )*\d{4}\)$/gm) ?? [])
    .flatMap((heading) => heading.match(/\d{4}(?=[,)])/g) ?? [])
    .map(Number)
    .sort((one, other) => one - other);
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(['server/documents/page-styles.ts', 'no-such-file.ts', 'shared/format/no-such', 'e2e/specs/nobody*.spec.ts'])(
  '%s is noticed',
  (name) => expect([isPath(name), exists(name)]).toEqual([true, false]),
);

test.each(['server/README.md#no-such-heading', 'docs/no-such-theme.md'])('a link to %s is noticed', (target) =>
  expect(leadsSomewhere('ARCHITECTURE.md', target)).toBe(false),
);
