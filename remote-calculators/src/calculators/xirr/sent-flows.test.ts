import { expect, test } from 'vitest';
import { readFlows, sentFlows, sentNames } from '#calculators/xirr/read-flows.ts';

const sent = (parts: Record<string, string>) => sentFlows(`?${new URLSearchParams({ typed: 'yes', ...parts })}`);

test('a form without script brings its rows as they were typed', () => {
  expect(sent({ flows: '1 Jan 2025\t-5\r\nsoon 6' })).toEqual({ text: '1 Jan 2025\t-5\nsoon 6', answers: {} });
  expect(sent({ flows: '' })?.text).toBe('');
  for (const search of ['', '?typed=yes', '?flows=1']) expect(sentFlows(search), search).toBeNull();
});

test('answers go along, also those that one answer leads to', () => {
  const flows = 'Date,Gross Amount,Net Amount,NAV\n05-01-2024,5000,4999,1\n05-01-2025,(6000),(5999),1';
  const some = sent({ flows, 'question-amount': '2', 'question-sign': 'paid' });
  expect(readFlows(flows, some?.answers).flows.map(({ amount }) => amount)).toEqual(['-4999', '5999']);
  expect(sentNames).toContain('question-sign');
});
