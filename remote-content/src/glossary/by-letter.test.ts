import { terms } from 'shared/glossary';
import { expect, test } from 'vitest';
import { byLetter } from '#glossary/by-letter.ts';

test('every term stands below one letter, its own, and letters come in their order', () => {
  const letters = byLetter(terms);
  expect(letters.flatMap((group) => group.terms)).toEqual(terms);
  for (const { letter, terms: own } of letters)
    for (const { name } of own) expect(name.toUpperCase().startsWith(letter)).toBe(true);
  const names = letters.map(({ letter }) => letter);
  expect(names).toEqual([...new Set(names)].sort());
});

test('a letter of another script is a letter', () => {
  const names = ['SIP', 'एग्ज़िट लोड', 'ಎಕ್ಸಿಟ್ ಲೋಡ್'].map((name) => ({ id: name, name, is: '' }));
  expect(byLetter(names).map(({ letter }) => letter)).toEqual(['S', 'ए', 'ಎ']);
});
