import { describe, expect, it } from 'vitest';
import { formFromQuery, initialForm, regimeOutcome, regimeQuery } from '#calculators/tax-regime/regime-form.ts';
import { headOf, shownRegimes } from '#calculators/tax-regime/regime-words.ts';
import { shownResults } from '#engine/present.ts';
import { LONGEST_QUERY } from '#scenario/link.ts';

const figures = (form = initialForm) => {
  const { results } = regimeOutcome(form);
  return results && shownResults({ results, tables: {} });
};

describe('the form of both regimes', () => {
  it('shows the example at first', () => {
    expect(figures()).toMatchObject({ newTaxable: '1425000.00', better: 'new' });
  });

  it('is kept by a link, with the age', () => {
    const form = {
      texts: { ...initialForm.texts, salary: '12,85,000', deduction80D: '25k' },
      ageGroup: '80up' as const,
    };
    const query = regimeQuery(form, regimeOutcome(form));
    expect(query).toBe('salary=1285000&deduction80D=25000&ageGroup=80up');
    const again = formFromQuery(`?${query}`);
    expect(again !== null && again !== 'bad' && figures(again)).toEqual(figures(form));
  });

  it('takes a salary as people tell it', () => {
    const told = { ...initialForm, texts: { ...initialForm.texts, salary: '12.85 LPA' } };
    expect(regimeQuery(told, regimeOutcome(told))).toBe('salary=1285000');
  });

  it('keeps a link with the most digits within its length', () => {
    const form = {
      texts: Object.fromEntries(Object.keys(initialForm.texts).map((name) => [name, '999999999999'])),
      ageGroup: '60to79' as const,
    };
    expect(regimeQuery(form, regimeOutcome(form)).length).toBeLessThanOrEqual(LONGEST_QUERY);
  });

  it('shows no figure while one cannot be read, and names it', () => {
    const outcome = regimeOutcome({ ...initialForm, texts: { ...initialForm.texts, salary: 'much' } });
    expect(outcome.results).toBeNull();
    expect(Object.keys(outcome.reading.problems)).toEqual(['salary']);
  });

  it('refuses a link that cannot be used, and keeps what a form without script sent', () => {
    expect(formFromQuery('?salary=much')).toBe('bad');
    expect(formFromQuery('?salary=1&ageGroup=old')).toBe('bad');
    expect(formFromQuery('?utm_source=x')).toBeNull();
    expect(formFromQuery('?typed=yes&salary=much')).toMatchObject({ texts: { salary: 'much' } });
  });
});

describe('both taxes in words', () => {
  const outcome = regimeOutcome({ ...initialForm, texts: { ...initialForm.texts, deduction80C: '1,50,000' } });

  it('say what was typed, both taxes and which regime takes less', () => {
    const { asked, figures, basis } = shownRegimes(outcome);
    expect(asked).toBe('Salary (gross) ₹15,00,000, Deduction 80C ₹1,50,000');
    expect(figures.map(({ label }) => label)).toEqual(['Tax, new regime', 'Tax, old regime']);
    expect(basis).toMatch(/^The new regime takes ₹[\d,.]+ less\. Tax year /);
    expect(headOf(outcome)).toMatch(/₹1,50,000: The new regime takes ₹[\d,.]+ less\.$/);
  });

  it('say nothing of a tax while a figure is wrong', () => {
    expect(headOf(regimeOutcome({ ...initialForm, texts: { salary: 'abc' } }))).toBe('');
  });
});
