import { expect, it } from 'vitest';
import { satisfy } from '#federation/shared-packages.ts';

it.each([
  ['19.3.1', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['19.3.10', '^19.3.9'],
  ['0.2.4', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['1.0.0', '1.0.0'],
  ['1.9.0', '<=1.10.0'],
  ['1.10.0', '<=1.10.0'],
])('%s lies in %s', (version, range) => expect(satisfy(version, range)).toBe(true));

it.each([
  ['20.0.0', '^19.3.1'],
  ['19.3.0', '^19.3.1'],
  ['19.2.9', '^19.3.1'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['1.0.1', '1.0.0'],
  ['1.11.0', '<=1.10.0'],
  ['1.0.0-beta.1', '^1.0.0'],
  ['1.0.0', '~1.0.0 || 2'],
])('%s does not lie in %s', (version, range) => expect(satisfy(version, range)).toBe(false));
