import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFlows } from '#calculators/xirr/read-flows.ts';
import {
  amountOf,
  dayOf,
  dayText,
  emptyRow,
  type Row,
  rowsOf,
  textOf,
  withoutEmptyRows,
} from '#calculators/xirr/rows.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2089-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const typed = fc.string({ maxLength: 12 });
const rows = fc.array(
  fc.record<Row>({
    date: fc.oneof(days, typed.map(dayOf)),
    way: fc.constantFrom('paid', 'received'),
    amount: fc.oneof(fc.integer({ min: 0, max: 10 ** 9 }).map(String), typed.map(amountOf)),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('rows and their text', () => {
  it('are the same there and back, half typed ones too', () => {
    fc.assert(
      fc.property(rows, (some) => {
        expect(rowsOf(textOf(some), {})).toEqual(some);
      }),
    );
  });

  it('are read as what they show', () => {
    const whole = fc.array(
      fc.record({ date: days, amount: fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map(String) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(whole, (flows) => {
        const text = flows.map(({ date, amount }) => `${date} ${amount}`).join('\n');
        const found = rowsOf(text, {});
        expect(readFlows(textOf(found ?? [])).flows).toEqual(readFlows(text).flows);
      }),
    );
  });

  it('are those of a statement, and of whatever else is pasted and can be read', () => {
    const row = (date: string, way: Row['way'], amount: string): Row => ({ date, way, amount });
    expect(
      rowsOf(
        'Date,Transaction,Amount,Units\n05-01-2024,Purchase,"5,000.00",100\n05-01-2024,Stamp Duty,0.25,\n05-01-2025,Redemption,"6,000.00",100',
        {},
      ),
    ).toEqual([row('2024-01-05', 'paid', '5000'), row('2025-01-05', 'received', '6000')]);
    expect(rowsOf('\n1 June 2024\t(5,000)\n\n01/06/2025 5L', {})).toEqual([
      row('2024-06-01', 'paid', '5000'),
      row('2025-06-01', 'received', '500000'),
    ]);
  });

  it('are none while something is asked or cannot be read, and two to fill where nothing stands', () => {
    const asked = '01/25/2024 -5000\n05/01/2025 6000';
    expect(rowsOf(asked, {})).toBeNull();
    const [question] = readFlows(asked).asked ?? [];
    expect(rowsOf(asked, { [question?.key ?? '']: 'month' })?.map(({ date }) => date)).toEqual([
      '2024-01-25',
      '2025-05-01',
    ]);
    expect(rowsOf('2024-01-25 -5000\nnothing', {})).toBeNull();
    for (const text of ['', ' \n']) expect(rowsOf(text, {})?.map(({ way }) => way)).toEqual(['paid', 'received']);
  });

  it('are no flows and no mistake while they are empty, and keep the number of those behind', () => {
    const text = textOf([emptyRow, { ...emptyRow, way: 'received' }, { date: '1 Ja', way: 'paid', amount: '5' }]);
    expect(readFlows(text)).toEqual({ flows: [], problems: [{ row: 3, what: 'date' }] });
    expect(withoutEmptyRows(text)).toBe('1 Ja\t-5');
  });
});

describe('what is typed into a row', () => {
  it.each([
    ['1 Jan 2025', '2025-01-01'],
    ['01/02/2025', '2025-02-01'],
    ['1-2-25', '2025-02-01'],
    ['2025-02-01', '2025-02-01'],
    ['1 september 2025', '2025-09-01'],
    [' १/२/२०२५ ', '2025-02-01'],
    ['31/02/2025', '31/02/2025'],
    ['02/13/2025', '02/13/2025'],
    ['1 Ja', '1 Ja'],
    ['1 Jan\t2025 too', '1 Jan 2025 too'],
  ])('%j is the day %j', (text, day) => expect(dayOf(text)).toBe(day));

  it.each([
    ['5,000', '5000'],
    ['5k', '5000'],
    ['1L', '100000'],
    ['1.25 Cr', '12500000'],
    ['₹ 1,200.50', '1200.5'],
    ['-5000', '-5000'],
    ['12,5', '12,5'],
    ['', ''],
  ])('%j is the amount %j', (text, amount) => expect(amountOf(text)).toBe(amount));

  it('is shown as a day that nobody can misread', () => {
    expect(dayText('2025-01-09')).toBe('09 Jan 2025');
    expect(dayText('2025-13-09')).toBe('2025-13-09');
    fc.assert(
      fc.property(days, (day) => {
        expect(dayOf(dayText(day))).toBe(day);
      }),
    );
  });
});
