// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://firm.example/"}
import { expect, test } from 'vitest';
import { noteStored } from '#start/note-stored.ts';

test('by https the cookie is bound to this host, and goes with what it speaks of', () => {
  noteStored();
  expect(document.cookie).toBe('');
  localStorage.setItem('theme', 'dark');
  noteStored();
  expect(document.cookie).toBe('__Host-stored=1');
  localStorage.removeItem('theme');
  noteStored();
  expect(document.cookie).toBe('');
});
