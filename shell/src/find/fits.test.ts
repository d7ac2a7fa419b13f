import { expect, it } from 'vitest';
import { asTyped, misspelt } from '#find/fits.ts';

it.each([
  ['sip', 'sip', 1],
  ['ret', 'retirement', 0.75],
  ['retirement', 'retire', 0],
  ['tire', 'retirement', 0],
])('%s as it is typed fits %s by %d', (typed, word, fit) => expect(asTyped(typed, word)).toBe(fit));

it.each([
  ['retirment', 'retirement'],
  ['retierment', 'retirement'],
  ['eduction', 'education'],
  ['calcualtor', 'calculator'],
  ['educatoin', 'education'],
  ['retirm', 'retirement'],
  ['शिकषा', 'शिक्षा'],
])('%s is taken for %s', (typed, word) => expect(misspelt(typed, word)).toBeGreaterThan(0));

it.each([
  ['sip', 'stp'],
  ['swp', 'sip'],
  ['loan', 'plan'],
  ['education', 'marriage'],
])('%s is not taken for %s', (typed, word) => expect(misspelt(typed, word)).toBe(0));
