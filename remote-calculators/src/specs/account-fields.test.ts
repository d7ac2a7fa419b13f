import { expect, test } from 'vitest';
import { view as ppf } from '#calculators/ppf/fields.ts';
import { view as ssy } from '#calculators/ssy/fields.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

const problem = (view: typeof ppf | typeof ssy, texts: { deposit: string; frequency: string }) =>
  readFields(view, { ...initialScenario(view, null).texts, ...texts }, null).problems.deposit;

test.each([
  [ppf, '500', '499.99', 'Enter ₹500 or more: as much has to be deposited in a year.'],
  [ssy, '250', '249.99', 'Enter ₹250 or more: as much has to be deposited in a year.'],
] as const)('a deposit once a year keeps the year’s least', (view, least, less, message) => {
  expect(problem(view, { deposit: least, frequency: 'yearly' })).toBeUndefined();
  expect(problem(view, { deposit: less, frequency: 'yearly' })).toContain(message);
});

test.each([
  [ppf, '41.67', '41.66', 'at least ₹500 has to be deposited in a year'],
  [ssy, '20.84', '20.83', 'at least ₹250 has to be deposited in a year'],
] as const)('twelve deposits keep it together, and stay within the year’s most', (view, least, less, message) => {
  expect(problem(view, { deposit: least, frequency: 'monthly' })).toBeUndefined();
  expect(problem(view, { deposit: less, frequency: 'monthly' })).toContain(message);
  expect(problem(view, { deposit: '12500', frequency: 'monthly' })).toBeUndefined();
  expect(problem(view, { deposit: '12500.01', frequency: 'monthly' })).toContain('at most ₹1,50,000');
});
