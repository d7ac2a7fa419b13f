import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from '#calculators/bundle-of.ts';
import { catalogue } from '#calculators/catalogue.ts';
import { pages } from '#pages.ts';

const found = pages.filter(({ indexable }) => indexable !== false);

test('the site’s articles lead to pages that other remotes may lead to', () => {
  const folder = path.resolve(import.meta.dirname, '../../site/posts');
  const heads = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const named = heads.flatMap((head) =>
    (/^calculators: (.*)$/m.exec(head)?.[1] ?? '').split(', ').map((link) => link.replace(/\?.*/, '')),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(pages.filter(({ lead }) => lead !== undefined).map((page): string => page.path)).toEqual(
    expect.arrayContaining(named),
  );
});

test('every page that can be found has a name for links, and each list of home its rows in one order', () => {
  expect(found.filter(({ lead }) => lead === undefined)).toEqual([]);
  const rows = (list: string) => found.flatMap(({ lead }) => (lead?.start?.list === list ? [lead.start.place] : []));
  for (const list of ['calculators', 'goals'])
    expect(rows(list).sort()).toEqual(rows(list).map((_, index) => index + 1));
});

test('every calculator of the catalogue has a page that can be found, with its bundle and an early script of its own', () => {
  const tools = found.filter(({ application }) => application);
  expect(tools.map(({ chunk }) => chunk)).toEqual(Object.keys(catalogue).map(bundleOf));
  // The name that the bundler is given is that of the declaration.
  const source = fs.readFileSync(new URL('./calculators/catalogue.ts', import.meta.url), 'utf8');
  for (const slug of Object.keys(catalogue))
    expect(source).toContain(`webpackChunkName: "${bundleOf(slug)}" */ '#calculators/${slug}/`);
  expect(tools.map(({ early }) => early)).toEqual(Object.keys(catalogue).map((slug) => `early-${slug}`));
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});
