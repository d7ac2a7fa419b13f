import { expect, test } from 'vitest';
import { tooOld } from './node-version.mjs';

test.each([
  ['20.0.0', undefined],
  ['24.21.0', undefined],
  ['100.1.0', undefined],
  ['19.9.0', 'Node 20 or later is needed; this is 19.9.0.'],
  ['8.17.0', 'Node 20 or later is needed; this is 8.17.0.'],
])('%s', (version, complaint) => expect(tooOld(version)).toBe(complaint));
