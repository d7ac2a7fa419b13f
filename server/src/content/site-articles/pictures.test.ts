import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { figuresIn } from '#content/site-articles/figures-in.ts';
import { scale } from '#content/site-articles/paper.ts';
import { pictures } from '#content/site-articles/pictures.ts';
import { answers, worksheets } from '#content/site-articles/worksheets.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

const media = path.join(repositoryRoot, 'site/media');

test('every picture of the site is drawn here, or the portrait of somebody', () => {
  const { leaders } = readSite(path.join(repositoryRoot, 'site.json')).about;
  const portraits = leaders.flatMap(({ portrait }) => portrait?.file ?? []);
  expect(readdirSync(media).sort()).toEqual([...Object.keys(pictures), ...portraits].sort());
});

// `npx vitest run server/src/content/site-articles -u` draws them anew.
test.each(Object.entries(pictures))('%s is what the calculators’ figures draw', async (name, svg) => {
  await expect(svg).toMatchFileSnapshot(path.join(media, name));
});

const known = new Set(Object.values(worksheets).flatMap(({ given, worked }) => [...given, ...worked]));
const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = '']) => words).join(' ');

test.each(Object.entries(pictures))('the amounts on %s are those of an article', (_, svg) => {
  expect(figuresIn(wordsOf(svg)).filter((figure) => !known.has(figure))).toEqual([]);
  expect(wordsOf(svg)).not.toBe('');
});

/** Heights of the steps of a cover, from the first to the last. */
const stepsOf = (svg: string) =>
  [...svg.matchAll(/class="[ab]" d="M[\d.]+ [\d.]+h[\d.]+v([\d.]+)/g)].map(([, height]) => Number(height));

test('steps are as high as their values', () => {
  const values = answers.sip.yearly('value');
  const heights = stepsOf(pictures['sip.svg'] ?? '');
  expect(heights).toHaveLength(10);
  const tallest = heights.at(-1) ?? 0;
  for (const [year, value] of values.entries())
    expect(heights[year]).toBeCloseTo((value / (values.at(-1) ?? 0)) * tallest, 0);
  expect(scale(200, 320, 100)(50)).toBe(265);
});
