import { describe, expect, it } from 'vitest';
import dreamHouseDefinition from '#calculators/dream-house/texts.tsx';
import fdDefinition from '#calculators/fd/texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import stepUpSipDefinition from '#calculators/step-up-sip/texts.tsx';
import swpDefinition from '#calculators/swp/texts.tsx';
import { readFields } from '#scenario/read-fields.ts';

const sip = (texts: Record<string, string>) =>
  readFields(sipDefinition, { monthly: '5,000', years: '10', annualRatePct: '12', ...texts }, null);

describe('readFields', () => {
  it('gives the model every figure when all are there', () => {
    expect(sip({})).toEqual({
      inputs: { monthly: 5000, years: 10, annualRatePct: 12 },
      values: { monthly: 5000, years: 10, annualRatePct: 12 },
      problems: {},
    });
  });

  it.each([
    [{ monthly: '99' }, 'monthly', 'Enter ₹100 or more.'],
    [{ monthly: '1L1' }, 'monthly', 'Enter a figure, such as 5,000 or 5L.'],
    [{ monthly: '1000001' }, 'monthly', 'Enter ₹10,00,000 or less.'],
    [{ years: '51' }, 'years', 'Enter 50 years or fewer.'],
    [{ years: '0' }, 'years', 'Enter 1 year or more.'],
    [{ years: '2.5' }, 'years', 'Enter whole years, without a fraction.'],
    [{ annualRatePct: '30.01' }, 'annualRatePct', 'Enter 30% or less.'],
    [{ annualRatePct: '-1' }, 'annualRatePct', 'Enter 1% or more.'],
    [{ annualRatePct: '12.0000000000001' }, 'annualRatePct', 'Enter 12 digits after the point or fewer.'],
    [{ monthly: '1000.0000000000002' }, 'monthly', 'Enter 12 digits after the point or fewer.'],
  ] as const)('says what is wrong with %j and gives nothing', (texts, name, message) => {
    const { inputs, problems } = sip(texts);
    expect(inputs).toBeNull();
    expect(problems[name]).toContain(message);
  });

  it.each([
    { monthly: '\u200e5,000\u200b' },
    { monthly: '5000 rs' },
    { monthly: '5,000 per month' },
    { monthly: '5 हज़ार' },
    { years: '10 years' },
    { years: '10 साल' },
    { annualRatePct: '12 % p.a.' },
  ])('reads a figure with a word or a mark around it: %j', (texts) => expect(sip(texts)).toEqual(sip({})));

  it('takes no months where years belong', () => {
    expect(sip({ years: '120 months' }).problems.years).toContain('Enter a figure');
  });

  it('takes as many digits as an answer of the solver needs', () => {
    expect(sip({ monthly: '4321.123456', annualRatePct: '12.123456789012' })).toMatchObject({
      inputs: { monthly: 4321.123456, annualRatePct: 12.123456789012 },
      problems: {},
    });
  });

  it('finds an empty field missing, not wrong', () => {
    expect(sip({ years: '' })).toMatchObject({ inputs: null, problems: {} });
  });

  it('lets a field be empty where the model knows what counts then', () => {
    const texts = { monthly: '5000', years: '10', annualRatePct: '12', stepUpPct: '10', stepUpRupees: '' };
    expect(readFields(stepUpSipDefinition, texts, null).inputs).toEqual({
      monthly: 5000,
      years: 10,
      annualRatePct: 12,
      stepUpPct: 10,
    });
  });

  it('compares fields with each other', () => {
    const texts = { investment: '1000', monthlyWithdrawal: '1001', annualRatePct: '12', years: '10', stepUpPct: '0' };
    const { inputs, problems } = readFields(swpDefinition, texts, null);
    expect(inputs).toBeNull();
    expect(problems.monthlyWithdrawal).toContain('cannot be more than the investment');
  });

  it.each([
    ['2026-11-20', 'Choose a day after 20 November 2026.'],
    ['2200-01-01', 'Choose a day within the next 99 years.'],
    ['2031-02-30', 'Choose a day of the calendar.'],
    ['2031-13-45', 'Choose a day of the calendar.'],
    ['soon', 'Choose a day of the calendar.'],
  ])('says what is wrong with the day %s', (targetDate, message) => {
    const texts = { amountToday: '80L', targetDate, annualRatePct: '12', inflationPct: '6' };
    const { inputs, problems } = readFields(dreamHouseDefinition, texts, '2026-11-20');
    expect(inputs).toBeNull();
    expect(problems.targetDate).toContain(message);
  });

  it.each(['', '2031-', '-11'])('finds a date that is chosen in part (%j) missing, not wrong', (targetDate) => {
    const texts = { amountToday: '80L', targetDate, annualRatePct: '12', inflationPct: '6' };
    expect(readFields(dreamHouseDefinition, texts, '2026-11-20')).toMatchObject({ inputs: null, problems: {} });
  });

  it.each([
    ['', undefined, []],
    ['30', '30', []],
    ['12', undefined, ['slabPct']],
    ['thirty', undefined, ['slabPct']],
  ])('takes of a list what stands in it: %j', (slabPct, read, problems) => {
    const given = readFields(fdDefinition, { principal: '1L', months: '14', annualRatePct: '7', slabPct }, null);
    expect([given.inputs?.slabPct, Object.keys(given.problems)]).toEqual([read, problems]);
    expect(given.inputs === null).toBe(problems.length > 0);
  });
});
