import { expect, test } from 'vitest';
import { gateOptions } from '#releases/cli/pass-gate.ts';

test('differences are accepted with a reason only, and are told to the history', () => {
  expect(() => gateOptions({ accept: true }, null)).toThrow('--accept needs --reason');
  const accepted: string[] = [];
  gateOptions({ accept: true, reason: 'a new form' }, null, accepted).accept?.(['Differs: one']);
  expect(accepted).toEqual(['Differs: one']);
});

test('without --accept nothing is', () => {
  expect(gateOptions({ reason: 'a new form' }, null).accept).toBeUndefined();
});
