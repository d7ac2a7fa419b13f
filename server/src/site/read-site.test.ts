import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '#site/read-site.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const sample = join(import.meta.dirname, '../../../site.json');

function changed(change: (facts: Record<string, Record<string, unknown>>) => void): string {
  const facts = JSON.parse(readFileSync(sample, 'utf8'));
  change(facts);
  return written(JSON.stringify(facts));
}

function written(text: string): string {
  const path = join(temporaryFolder('site'), 'site.json');
  writeFileSync(path, text);
  return path;
}

test('the sample firm and the other firm are both whole', () => {
  expect(readSite(sample).firm.arn).toBe('ARN-000000');
  const other = readSite(join(import.meta.dirname, '../../../e2e/fixtures/other-firm.json'));
  expect(other.firm.name).not.toBe('Saral Nivesh');
});

test.each([
  ['en', '8:30 AM to 8 PM', '8:30\u00a0AM to 8\u00a0PM'],
  ['hi', 'रात 8 बजे तक', 'रात 8\u00a0बजे तक'],
  ['kn', 'ರಾತ್ರಿ 8 ರವರೆಗೆ', 'ರಾತ್ರಿ 8\u00a0ರವರೆಗೆ'],
  ['en', 'Monday to 5 people', 'Monday to 5 people'],
] as const)('the hours of work in %s keep each time on one line: %s', (language, text, kept) => {
  const path = changed((facts) => Object.assign(facts.hours ?? {}, { text: { en: text, [language]: text } }));
  expect(readSite(path, language).hours.text).toBe(kept);
});

test('every problem is named with its place, one line each', () => {
  const path = changed((facts) => {
    Object.assign(facts.firm ?? {}, { arn: '12345', nickname: 'Saral' });
    delete facts.hours?.opens;
    Object.assign(facts.home ?? {}, {
      slides: [{ title: 'A', text: 'B', linkText: 'C', link: 'javascript:alert(1)', picture: 'steps' }],
    });
  });
  expect(() => readSite(path)).toThrow(path);
  let message = '';
  try {
    readSite(path);
  } catch (error) {
    message = String(error);
  }
  const lines = message.split('\n').slice(1);
  expect(lines).toHaveLength(4);
  expect(message).toContain('has 4 problems:');
  expect(message).toContain('\n  firm.arn: Write it as ARN-123456.');
  expect(message).toContain('\n  firm.nickname: this key is not known.');
  expect(message).toContain('\n  hours.opens: this is missing.');
  expect(message).toMatch(/\n {2}home\.slides\[0\]\.link: /);
});

test('a podcast has a speaker, a review a reviewer, both a day, a length and a link', () => {
  const podcast = { title: 'A', speaker: 'B', date: '2026-11-02', minutes: 20, link: 'https://example.com/a' };
  const { speaker: reviewer, ...rest } = podcast;
  const whole = changed((facts) =>
    Object.assign(facts, { podcasts: [podcast, { ...podcast, text: 'C' }], expertReviews: [{ ...rest, reviewer }] }),
  );
  expect(readSite(whole).podcasts).toHaveLength(2);
  const broken = changed((facts) =>
    Object.assign(facts, {
      podcasts: [{ ...podcast, date: '2 November', minutes: 0.5, link: 'javascript:alert(1)' }],
      expertReviews: [podcast],
    }),
  );
  for (const line of [
    'podcasts[0].date: Write the day as 2026-11-25.',
    'podcasts[0].minutes: Give the length in whole minutes, from 1 to 600.',
    'podcasts[0].link: ',
    'expertReviews[0].reviewer: this is missing.',
    'expertReviews[0].speaker: this key is not known.',
  ])
    expect(() => readSite(broken)).toThrow(`\n  ${line}`);
});

test('a file that is absent or no JSON gets one plain line', () => {
  expect(() => readSite('/nowhere/site.json')).toThrow('/nowhere/site.json does not exist');
  expect(() => readSite(written('{ "sample": tru }'))).toThrow('is not valid JSON');
});

test('a byte order mark, as some editors write it, does no harm', () => {
  expect(readSite(written(`\uFEFF${readFileSync(sample, 'utf8')}`)).firm.name).toBe('Saral Nivesh');
});
