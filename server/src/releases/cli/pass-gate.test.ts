import { expect, test } from 'vitest';
import { gateOptions } from '#releases/cli/pass-gate.ts';

test('differences are accepted with a reason only', () => {
  expect(() => gateOptions({ accept: true }, null)).toThrow('--accept needs --reason');
  expect(gateOptions({ accept: true, reason: 'a new form' }, null).accept).toBe(true);
  expect(gateOptions({ reason: 'a new form' }, null).accept).toBe(false);
});
