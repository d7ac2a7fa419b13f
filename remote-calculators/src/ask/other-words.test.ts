import { expect, it } from 'vitest';
import { conceptWords, otherWords } from '#ask/subject.ts';
import { listed } from '#calculators/listed.ts';

it.each([
  ['retirement', 'pension'],
  ['childEducation', 'padhai'],
  ['emi', 'loan'],
  ['sip', 'systematic investment plan'],
])('%s is also looked for as %j', (id, words) => {
  expect(otherWords(id)).toContain(words);
});

it('names calculators as the catalogue does', () => {
  const found = listed.map(({ view }) => otherWords(view.id)).filter((words) => words !== '');
  expect(found.length).toBeGreaterThan(15);
});

it('has none for what the grammar has no word for', () => {
  expect(Object.keys(conceptWords)).not.toContain('corpus');
  expect(otherWords('corpus')).toBe('');
});
