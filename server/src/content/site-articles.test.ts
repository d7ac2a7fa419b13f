import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markdownPost } from '#content/markdown-post.ts';
import { textOf } from '#content/text-of.ts';

// The articles of the sample site: every one can be read, and its figures are those of the formulas.

const site = path.join(import.meta.dirname, '../../../site');
const article = (slug: string) => markdownPost(slug, readFileSync(path.join(site, 'posts', `${slug}.md`), 'utf8'));
const slugs = readdirSync(path.join(site, 'posts')).map((file) => path.basename(file, '.md'));

const inr = (value: number) =>
  `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)}`;

/** Differences are those of the figures that stand beside them, rounded. */
const paise = (value: number) => Math.round(value * 100) / 100;

/** Value of instalments at the start of each month; `raise` gives the next year's instalment. */
function sip(monthly: number, years: number, i: number, raise = (instalment: number) => instalment): number {
  let value = 0;
  let instalment = monthly;
  for (let month = 0; month < years * 12; month += 1) {
    if (month > 0 && month % 12 === 0) instalment = raise(instalment);
    value = (value + instalment) * (1 + i);
  }
  return value;
}

function swp(sum: number, monthly: number, years: number, i: number): number {
  let left = sum;
  for (let month = 0; month < years * 12; month += 1) left = (left - Math.min(monthly, left)) * (1 + i);
  return left;
}

const goalMonthly = (target: number, months: number, i: number) => (target * i) / ((1 + i) ** months - 1);
const college = 1_000_000 * 1.06 ** 13;
const effective = 1.12 ** (1 / 12) - 1;
const tenPercentMore = (instalment: number) => instalment * 1.1;

const FIGURES: Record<string, number[]> = {
  'why-two-sip-calculators-differ': [
    ...[
      sip(5000, 10, 0.01),
      sip(5000, 10, 0.01) / 1.01,
      sip(5000, 10, effective),
      sip(5000, 10, effective) / (1 + effective),
    ],
    ...[
      paise(sip(5000, 10, 0.01)) - paise(sip(5000, 10, effective) / (1 + effective)),
      sip(5000, 10, 0.1 / 12),
      sip(5000, 10, 0.08 / 12),
    ],
  ],
  'raise-it-by-ten-per-cent': [
    ...[sip(5000, 10, 0.01, tenPercentMore), sip(5000, 10, 0.01, (x) => x + 500), sip(5000, 10, 0.01, (x) => x * 1.05)],
    ...[sip(5000, 20, 0.01), sip(5000, 20, 0.01, tenPercentMore), 5000 * 1.1 ** 9, 5000 * 1.1 ** 19],
    ...[sip(5000, 10, 0.08 / 12, tenPercentMore), (5000 * sip(5000, 10, 0.01, tenPercentMore)) / sip(5000, 10, 0.01)],
  ],
  'how-long-a-lump-sum-lasts': [
    ...[0.12, 0.1, 0.08, 0.06].map((rate) => swp(1e6, 10_000, 10, rate / 12)),
    ...[(1e6 * 0.01) / 1.01, (1e6 * (0.08 / 12)) / (1 + 0.08 / 12), swp(1e6, 6_000, 20, 0.08 / 12)],
  ],
  'a-goal-has-a-price-in-its-own-year': [
    ...[
      college,
      college - 1e6,
      goalMonthly(1e6, 156, 0.1 / 12),
      goalMonthly(college, 156, 0.1 / 12),
      college / 1.1 ** 13,
    ],
    ...[
      goalMonthly(college, 156, 0.08 / 12),
      goalMonthly(college, 96, 0.1 / 12),
      goalMonthly(college, 96, 0.1 / 12) * 96,
    ],
  ],
  'reading-a-factsheet': [
    1e6 * 1.12 ** 20,
    1e6 * 1.11 ** 20,
    paise(1e6 * 1.12 ** 20) - paise(1e6 * 1.11 ** 20),
    1e5 * 1.12 ** 10,
  ],
};

test('there are six articles', () => {
  expect(slugs).toHaveLength(6);
});

test.each(slugs)(
  '%s: a calculator, a picture that exists, a review after its date, links that lead somewhere',
  (slug) => {
    const { calculator, picture, reviewed, date, reading_minutes, content } = article(slug);
    expect(calculator).not.toBeNull();
    expect(content.rendered).toContain(`href="${calculator}"`);
    expect(existsSync(path.join(site, picture?.src ?? 'none'))).toBe(true);
    expect((reviewed ?? '') >= date.slice(0, 10)).toBe(true);
    expect(reading_minutes).toBeGreaterThanOrEqual(2);
    for (const [, linked] of content.rendered.matchAll(/href="\/blogs\/([^"]+)"/g)) expect(slugs).toContain(linked);
  },
);

test.each(Object.entries(FIGURES))('%s: the figures are those of the formulas', (slug, figures) => {
  const text = textOf(article(slug).content.rendered);
  for (const figure of figures) expect(text).toContain(inr(figure).slice(1));
});

test('tax: the three examples add up', () => {
  const text = textOf(article('tax-on-mutual-funds').content.rendered);
  const withCess = (tax: number) => inr(tax * 1.04).replace('.00', '');
  for (const tax of [(250_000 - 125_000) * 0.125, 50_000 * 0.2, 100_000 * 0.3]) expect(text).toContain(withCess(tax));
});
