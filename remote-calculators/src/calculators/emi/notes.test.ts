import { expect, it } from 'vitest';
import { view } from '#calculators/emi/fields.ts';
import { noteOf } from '#form/draw-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

const { choices } = initialScenario(view, null);

/** What stands below a field while these figures do. */
function note(name: string, values: Record<string, number>): string | undefined {
  const spec = view.fields.find((field) => field.name === name);
  return spec && noteOf(view, spec, values[name], { choices, today: null, values });
}

const last = 'Nothing extra is paid in the last month';

it('promises no extra payment in the last month, in which the loan takes none', () => {
  expect(note('prepayMonth', { years: 20, prepayOnce: 500_000, prepayMonth: 239 })).toBe('Paid with instalment 239');
  expect(note('prepayMonth', { years: 20, prepayOnce: 500_000, prepayMonth: 240 })).toBe(last);
});

it('says the same of a loan of one year, whose extra payments all fall into its last month', () => {
  expect(note('prepayYearly', { years: 1, prepayYearly: 5000 })).toBe(last);
  expect(note('prepayYearly', { years: 2, prepayYearly: 5000 })).toContain('in months 12, 24');
  expect(note('prepayOnce', { years: 1, prepayOnce: 5000 })).toBe(last);
  expect(note('prepayOnce', { years: 1, prepayOnce: 5000, prepayMonth: 6 })).toBe('Five thousand');
  expect(note('prepayOnce', { years: 2, prepayOnce: 5000 })).toBe('Five thousand');
});
