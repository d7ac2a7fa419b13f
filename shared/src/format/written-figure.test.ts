import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIndianNumber } from '#format/rupees.ts';
import { readWritten } from '#format/written-figure.ts';

/** The same figure always as the same digits: '5000.0' and '5000.00' are 5000. */
const shortest = (plain: string) =>
  plain
    .replace(/0+$/, '')
    .replace(/\.$/, '')
    .replace(/^(-?)0*(?=\d)/, '$1')
    .replace(/^-0$/, '0')
    .replace(/^\./, '0.');

const value = (text: string) => {
  const written = readWritten(text);
  return written.state === 'figure' ? shortest(written.plain) : written.state;
};

describe('readWritten', () => {
  it.each([
    ['5000', '5000'],
    ['₹ 5,00,000', '500000'],
    ['500,000', '500000'],
    ['1 00 000', '100000'],
    ['5L', '500000'],
    ['5 lakh', '500000'],
    ['1.2cr', '12000000'],
    ['1.15cr', '11500000'],
    ['1.23456789 crore', '12345678.9'],
    ['.5l', '50000'],
    ['20k', '20000'],
    ['12.75%', '12.75'],
    ['Rs. 1,000/-', '1000'],
    ['-5', '-5'],
    ['+5', '5'],
    ['-0', '0'],
    ['५०००', '5000'],
    ['೧೨', '12'],
    ['0.0000001', '0.0000001'],
  ])('reads %s as %s', (text, plain) => expect(value(text)).toBe(plain));

  it.each([
    'abc',
    '1e9',
    '1E5',
    '0x10',
    'Infinity',
    'NaN',
    '1.2.3',
    '.',
    '5x',
    '--5',
    'cr',
    '12,5',
    '1,2',
    '1,00,00',
    '1,,000',
    ',100',
    '5000,',
    '1000,000',
    '12 5',
  ])('does not guess at %s', (text) => expect(value(text)).toBe('unreadable'));

  it.each(['', '  ', '₹', '%'])('takes "%s" as nothing yet', (text) => expect(value(text)).toBe('empty'));

  it('reads back every amount as it is shown', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom('', '₹', '₹ '), (paise, sign) => {
        const plain = `${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`;
        expect(value(`${sign}${formatIndianNumber(plain)}`)).toBe(shortest(plain));
      }),
    );
  });

  it('makes of any text a figure that the engine reads, or says that it is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0159.,-+ eExlLkcr₹%१೧') })), (text) => {
        const written = readWritten(text);
        if (written.state === 'figure') expect(written.plain).toMatch(/^-?\d*\.\d+$/);
      }),
      { numRuns: 500 },
    );
  });
});
