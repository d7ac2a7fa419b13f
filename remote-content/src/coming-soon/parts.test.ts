import { expect, test } from 'vitest';
import { partFor } from '#coming-soon/parts.ts';

test.each([
  ['invest', 'Invest'],
  ['explore-funds', 'Explore Funds'],
  ["NFO's", 'NFO’s'],
  ['Current Portfolio', 'Current Portfolio'],
])('%s stands for %s', (asked, name) => {
  expect(partFor(asked).name).toBe(name);
  expect(partFor(asked).nearest.length).toBeGreaterThan(0);
});

test('an unknown name is plain text, and nothing that looks like a message or markup is repeated', () => {
  expect(partFor('Tax centre').name).toBe('Tax centre');
  for (const asked of [
    null,
    '',
    '<b>x</b>',
    'Your account is blocked, call +91 00000 00000 now!',
    'https://evil.example',
    'x'.repeat(80),
  ]) {
    expect(partFor(asked).name).toBe('');
    expect(partFor(asked).nearest.length).toBeGreaterThan(0);
  }
});
