import { expect, test } from 'vitest';
import { view as epf } from '#calculators/epf/view.ts';
import { view as ppf } from '#calculators/ppf/view.ts';
import { view as ssy } from '#calculators/ssy/view.ts';
import { governmentRates } from '#engine/government/rates.ts';
import { fieldText } from '#figures/amount-text.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

const read = (look: typeof ppf | typeof ssy, texts: Record<string, string>) =>
  readFields(look, { ...initialScenario(look).texts, ...texts }, null);

test.each([
  ['PPF', ppf],
  ['SSY', ssy],
])('%s takes so much for a month that a year of it is within the limit', (_, look) => {
  expect(read(look, {}).inputs).toMatchObject({ deposit: 150_000, frequency: 'yearly', byFifth: 'true' });
  expect(read(look, { frequency: 'monthly', deposit: '12,500' }).problems).toEqual({});
  const { inputs, problems } = read(look, { frequency: 'monthly', deposit: '12,501' });
  expect(inputs).toBeNull();
  expect(problems.deposit).toContain('Enter ₹12,500 or less for every month');
});

test('PPF runs in blocks of five years', () => {
  expect(read(ppf, { years: '17' }).problems.years).toContain('Enter 15, 20, 25 and so on');
  expect(read(ppf, { years: '50' }).inputs).toMatchObject({ years: 50 });
});

test.each([
  ['ppf', ppf, governmentRates.ppfPct],
  ['ssy', ssy, governmentRates.ssyPct],
  ['epf', epf, governmentRates.epfPct],
])(
  '%s begins with the rate that the government has set and says so, and when its review is overdue',
  (_, look, pct) => {
    const field = look.fields.find(({ name }) => name === 'annualRatePct');
    const choices = { rateConvention: 'nominal', timing: 'start', mode: 'monthly' } as const;
    const note = (today: string | null) => field?.note?.(pct, { choices, today });
    expect(initialScenario(look).texts.annualRatePct).toBe(fieldText(pct));
    const plain = `Rate set by government, ${fieldText(pct)}% as of 1 October 2025; it changes.`;
    expect(note(null)).toBe(plain);
    expect(note('2026-12-31')).toBe(plain);
    expect(note('2027-01-01')).toBe(`${plain} Check this figure: it was due for review on 31 December 2026.`);
  },
);
