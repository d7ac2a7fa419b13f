import { expect, test } from 'vitest';
import { mergeDraft, writableDraft } from '#forms/draft.ts';

const initial = { name: '', panNumber: '', years: 10, areas: [] as string[] };

test('names that must not be stored are left out', () => {
  const stored = writableDraft({ ...initial, name: 'Asha', panNumber: 'ABCPK1234L' }, ['panNumber']);
  expect(stored).not.toContain('ABCPK1234L');
  expect(JSON.parse(stored)).toEqual({ name: 'Asha', years: 10, areas: [] });
});

test('a stored draft is laid over the initial values', () => {
  const stored = JSON.stringify({ name: 'Asha', years: 12, areas: ['Mutual Funds'] });
  expect(mergeDraft(initial, stored)).toEqual({ name: 'Asha', panNumber: '', years: 12, areas: ['Mutual Funds'] });
});

test('unknown names and values of another kind are dropped', () => {
  const stored = JSON.stringify({ years: 'ten', areas: null, extra: 1, __proto__: { name: 'x' } });
  expect(mergeDraft(initial, stored)).toEqual(initial);
});

test.each([null, '', '{', '[]', '"text"', 'null'])('%j is no draft', (stored) => {
  expect(mergeDraft(initial, stored)).toEqual(initial);
});
