import { afterEach, expect, test } from 'vitest';
import { forgetKept, keepInMemory, recall } from '#forms/kept-in-memory.ts';

afterEach(forgetKept);

test('gives back what the same person typed', () => {
  keepInMemory('asha', { panNumber: 'ABCPK1234L' });
  keepInMemory('asha', { mobileNumber: '98765' });
  expect([recall('asha', 'panNumber'), recall('asha', 'mobileNumber')]).toEqual(['ABCPK1234L', '98765']);
});

test('gives another person nothing, and loses it once somebody else types', () => {
  keepInMemory('asha', { panNumber: 'ABCPK1234L' });
  expect(recall('ravi', 'panNumber')).toBe('');
  keepInMemory('ravi', { mobileNumber: '1' });
  expect(recall('asha', 'panNumber')).toBe('');
});

test('forgets', () => {
  keepInMemory('asha', { panNumber: 'ABCPK1234L' });
  forgetKept();
  expect(recall('asha', 'panNumber')).toBe('');
});
