import { expect, test } from 'vitest';
import { pageQuery } from '#documents/variant.ts';

const names = ['monthly', 'years', 'annualRatePct'];

test('a query is written in one way, whatever its order, its encoding and what a campaign adds', () => {
  const canonical = 'monthly=7000&years=12&annualRatePct=11';
  expect(pageQuery(names, `?${canonical}`)).toBe(canonical);
  expect(pageQuery(names, '?utm_source=mail&annualRatePct=%311&years=12&monthly=7000&gclid=x')).toBe(canonical);
  expect(pageQuery(names, '?monthly=7000&monthly=9')).toBe('monthly=7000');
  expect(pageQuery(names, '?monthly=')).toBe('monthly=');
});

test('what the page does not read is no query', () => {
  expect(pageQuery(names, '?utm_source=mail')).toBe('');
  expect(pageQuery(names, '?')).toBe('');
  expect(pageQuery(names, '')).toBe('');
  expect(pageQuery(undefined, '?monthly=7000')).toBe('');
});
