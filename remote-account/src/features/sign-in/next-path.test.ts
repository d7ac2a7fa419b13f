import { expect, test } from 'vitest';
import { nextPath } from '#features/sign-in/next-path.ts';

test.each([
  ['/welcome', '/welcome'],
  ['/financialplan?horizon=long#travel', '/financialplan?horizon=long#travel'],
  [null, null],
  ['', null],
  ['welcome', null],
  ['/signin', null],
  ['/signin?next=/welcome', null],
])('%o leads to %s', (asked, to) => expect(nextPath(asked)).toBe(to));

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/%2f/..//evil.example/',
])('%o never leaves the site', (asked) => expect(nextPath(asked)).toBeNull());
