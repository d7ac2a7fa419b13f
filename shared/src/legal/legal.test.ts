import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteFacts } from '#contract/site.ts';
import { textsIn } from '#contract/site-texts.ts';
import { privacyOf } from '#legal/privacy.ts';
import { termsOf } from '#legal/terms.ts';

const facts = siteFacts.parse(
  textsIn(JSON.parse(readFileSync(new URL('../../../site.json', import.meta.url), 'utf8')), 'en'),
);

test.each([
  ['terms', termsOf(facts)],
  ['privacy', privacyOf(facts)],
])('%s has 18 sections, each with its own address and text', (_, document) => {
  expect(document.sections).toHaveLength(18);
  expect(new Set(document.sections.map(({ id }) => id)).size).toBe(18);
  for (const { title, blocks } of document.sections) {
    expect(title).not.toBe('');
    expect(blocks.length).toBeGreaterThan(0);
  }
});

test('both name the grievance officer, and the place of the courts', () => {
  for (const document of [termsOf(facts), privacyOf(facts)]) {
    const text = JSON.stringify(document);
    expect(text).toContain(facts.legal.grievanceOfficer.email);
    expect(text).toContain(`courts in ${facts.legal.jurisdiction}`);
  }
});

test('another firm gets its own names', () => {
  const other = { ...facts, firm: { ...facts.firm, legalName: 'Other Example LLP' } };
  expect(JSON.stringify(termsOf(other))).toContain('Other Example LLP');
  expect(JSON.stringify(termsOf(other))).not.toContain(facts.firm.legalName);
});
