import { describe, expect, it } from 'vitest';
import { answer } from '#calculators/answer.ts';
import { maturityOf } from '#calculators/ppf/model.ts';
import definition from '#calculators/ppf/texts.tsx';
import { noteOf } from '#form/draw-fields.ts';
import { readFields } from '#scenario/read-fields.ts';

const printed = { exact: false, bounds: true, today: '2026-11-26' };
const of = (inputs: object) => answer('ppf', { annualRatePct: 7.1, ...inputs }, printed);

describe('a PPF account with the date of its first deposit', () => {
  it.each([
    ['2026-04-01', 15, '2042-04-01'],
    ['2027-03-31', 15, '2042-04-01'],
    ['2026-12-31', 15, '2042-04-01'],
    ['2026-03-31', 15, '2041-04-01'],
    ['2026-04-01', 20, '2047-04-01'],
  ])('opened on %s for %d years matures on %s', (first, years, day) => expect(maturityOf(first, years)).toBe(day));

  // Worked month by month of the calendar by a program apart from this one.
  it.each([
    [{ deposit: 150_000, firstDeposit: '2026-04-01' }, ['2400000.00', '4517702.07']],
    [{ deposit: 150_000, firstDeposit: '2026-04-06' }, ['2400000.00', '4515218.88']],
    [{ deposit: 150_000, firstDeposit: '2027-03-31' }, ['2400000.00', '4487903.76']],
    [{ deposit: 12_500, frequency: 'monthly', firstDeposit: '2026-10-10' }, ['2325000.00', '4158585.15']],
    [
      { deposit: 150_000, years: 20, depositMonth: 4, extensionDeposits: false, firstDeposit: '2026-10-03' },
      ['2400000.00', '6249972.66'],
    ],
  ])('%j: %j', (inputs, [totalInvested, value]) => expect(of(inputs)).toMatchObject({ totalInvested, value }));

  it('has a row for each financial year and says when it matures; without the date nothing changes', () => {
    const dated = of({ deposit: 150_000, firstDeposit: '2026-10-03' });
    expect(dated.yearly).toHaveLength(16);
    expect(dated.maturesOn).toBe('2042-04-01');
    const usual = of({ deposit: 150_000 });
    expect(usual).toMatchObject({ value: '4068209.22' });
    expect(usual).not.toHaveProperty('maturesOn');
  });

  it('reads the date on the page, whatever today is, and says what is no day', () => {
    const texts = { deposit: '1,50,000', frequency: 'yearly', byFifth: 'true', depositMonth: '1', years: '15' };
    const read = (firstDeposit: string) =>
      readFields(definition, { ...texts, annualRatePct: '7.1', extensionDeposits: 'true', firstDeposit }, null);
    expect(read('').inputs).not.toHaveProperty('firstDeposit');
    expect(read('2019-06-30').inputs).toMatchObject({ firstDeposit: '2019-06-30' });
    expect(read('2019-06-31').problems.firstDeposit).toContain('Choose a day of the calendar');
    expect(() => of({ deposit: 150_000, firstDeposit: '2019-06-31' })).toThrow('firstDeposit must be a date');
    const spec = definition.fields.find(({ name }) => name === 'firstDeposit');
    const note = (text: string) =>
      spec && noteOf(definition, spec, undefined, { choices: {} as never, today: null, text });
    expect(note('2026-04-01')).toBe(
      'Matures on 1 April 2042, and may take 16 deposits, one in each financial year until then',
    );
    expect(note('')).toContain('The 15 years count from the end of its financial year');
  });

  it('says of how many years and deposits the figure is', () => {
    const note = (name: string, texts: Record<string, string>) => {
      const spec = definition.fields.find((field) => field.name === name);
      const { values } = readFields(definition, texts, null);
      const context = { choices: {} as never, today: '2026-11-26', text: texts[name] ?? '', values, texts };
      return spec && noteOf(definition, spec, values[name], context);
    };
    const dated = { years: '20', firstDeposit: '2026-04-01', extensionDeposits: 'true' };
    expect(note('firstDeposit', dated)).toBe(
      'Matures on 1 April 2047, and may take 21 deposits, one in each financial year until then',
    );
    expect(note('firstDeposit', { ...dated, extensionDeposits: 'false' })).toBe(
      'Matures on 1 April 2047, and may take 16 deposits, one in each financial year of its first term',
    );
    // 192 months of the table, to March 2042: neither 180 nor from today.
    expect(note('years', { ...dated, years: '15' })).toBe('Counted from the end of the first deposit’s financial year');
    expect(note('years', { years: '15', firstDeposit: '' })).toBe('180 months, to November 2041');
  });
});
