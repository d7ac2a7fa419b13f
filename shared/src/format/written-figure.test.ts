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
    ['5 thou', '5000'],
    ['50 thousands', '50000'],
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
    ['12,000\u200b', '12000'],
    ['\u200e12,000', '12000'],
    ['\u202a₹\u2066 5,000\u202c', '5000'],
    ['５０００', '5000'],
    ['5000 rs', '5000'],
    ['5000 Rs.', '5000'],
    ['5,000 ₹', '5000'],
    ['5000 INR', '5000'],
    ['INR 5,000 only', '5000'],
    ['5000 rupees only', '5000'],
    ['-₹5', '-5'],
    ['−₹11,501.93', '-11501.93'],
    ['1.5 Cr.', '15000000'],
    ['2 L.', '200000'],
    ['3 crs', '30000000'],
    ['1.5 million', '1500000'],
    ['1,00,000 only', '100000'],
    ['₹ 1,00,000.50/- only', '100000.5'],
    ['₹2 lakh only', '200000'],
    ['2 lakh 50 thousand', '250000'],
    ['2 Lakh 50 Thousand only', '250000'],
    ['1 crore 20 lakh 5 thousand 3 hundred', '12005300'],
    ['1 cr. 20.5 l', '12050000'],
    ['1cr20l', '12000000'],
    ['1 lakh 5,000', '105000'],
    ['2 lakh 500', '200500'],
    ['5 हज़ार 500', '5500'],
    ['1 lakh 5,000.75', '105000.75'],
    ['5 लाख', '500000'],
    ['12 हज़ार', '12000'],
    ['12 ह\u095bार', '12000'],
    ['12 हजार', '12000'],
    ['२ करोड़ ५० लाख', '25000000'],
    ['रु. 5,000 मात्र', '5000'],
    ['5000 रुपये', '5000'],
    ['5 ಲಕ್ಷ', '500000'],
    ['ರೂ. ೫೦೦೦', '5000'],
    ['12 percent', '12'],
    ['12 % p.a.', '12'],
    ['7.1% pa', '7.1'],
    ['12 pct', '12'],
    ['12 प्रतिशत', '12'],
    ['12 फ़ीसदी', '12'],
    ['5 hazar', '5000'],
    ['5 hajaar 500', '5500'],
    ['2 lakh rupaye', '200000'],
    ['1 karod', '10000000'],
    ['2 अरब', '2000000000'],
    ['5 lk', '500000'],
    ['5000=00', '5000'],
    ['5,000-00', '5000'],
    ['5,000-/', '5000'],
    ["'5000", '5000'],
    ['“5,000”', '5000'],
    ['5 हज़ार रुपयों', '5000'],
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
    '2 lakh 50',
    '2 lakh 5',
    '2 lakh 050',
    '2 lakh 3 crore',
    '2 lakh 150 thousand',
    '1.5 crore 20 lakh',
    '1 lakh 1 lakh',
    '5 lakh -3 thousand',
    '5 - 10 lakh',
    '5/10',
    '5,000-50',
    '5000+',
    '5000 5000',
    '10 years',
    '5000 pm',
    '1% p.m.',
    '5²',
    '5½',
    '5000 USD',
    '$5000',
    '5 lakhrs',
    'one lakh',
  ])('does not guess at %s', (text) => expect(value(text)).toBe('unreadable'));

  it.each(['', '  ', '₹', '%'])('takes "%s" as nothing yet', (text) => expect(value(text)).toBe('empty'));

  it('takes the word for what the field counts, and no other', () => {
    const years = (text: string) => readWritten(text, 'years');
    for (const text of ['10 years', '10yrs', '10 Yrs.', '10 y', '१० साल', '10 वर्षों', '10 saal', '10 ವರ್ಷ', '10'])
      expect(years(text)).toMatchObject({ state: 'figure', plain: expect.stringMatching(/^10\./) });
    expect(years('18 months')).toEqual({ state: 'unreadable' });
    expect(readWritten('18 months', 'months')).toMatchObject({ plain: '18.0' });
    expect(readWritten('2 years', 'months')).toEqual({ state: 'unreadable' });
  });

  it.each([
    ['aMonth', '5000 pm', '5000'],
    ['aMonth', '₹5,000 p.m.', '5000'],
    ['aMonth', '5000/month', '5000'],
    ['aMonth', '5000 rs per month only', '5000'],
    ['aMonth', '5k a month', '5000'],
    ['aMonth', '5000 monthly', '5000'],
    ['aMonth', '5 हज़ार हर महीने', '5000'],
    ['aMonth', '5000 प्रति माह', '5000'],
    ['aMonth', '5 hazar har mahine', '5000'],
    ['aMonth', '5 ಸಾವಿರ ತಿಂಗಳಿಗೆ', '5000'],
    ['perAnnum', '12 p.a.', '12'],
    ['perAnnum', '12.5% pa', '12.5'],
    ['perAnnum', '12.5 % per annum', '12.5'],
    ['perAnnum', '8 percent per year', '8'],
    ['perAnnum', '7.1% सालाना', '7.1'],
    ['aYear', '12 LPA', '1200000'],
    ['aYear', '12.5 l.p.a.', '1250000'],
    ['aYear', '12lpa', '1200000'],
    ['aYear', '12 lakhs p.a.', '1200000'],
    ['aYear', '₹12,00,000 per annum', '1200000'],
    ['aYear', '1,50,000/- a year', '150000'],
    ['aYear', '1.5 लाख सालाना', '150000'],
    ['aYear', '1.5 ಲಕ್ಷ ವರ್ಷಕ್ಕೆ', '150000'],
  ] as const)('reads an amount of %s: %s as %s', (term, text, plain) => {
    const written = readWritten(text, term);
    expect(written.state === 'figure' ? shortest(written.plain) : written.state).toBe(plain);
  });

  it.each([
    ['aMonth', '60,000 a year'],
    ['aMonth', '12 LPA'],
    ['aMonth', '5 m'],
    ['perAnnum', '1 pm'],
    ['aYear', '5000 pm'],
    ['aYear', '5 y'],
    ['years', '10 pa'],
  ] as const)('refuses an amount of %s: %s', (term, text) => {
    expect(readWritten(text, term)).toEqual({ state: 'unreadable' });
  });

  it('adds up the parts of a figure as they are said', () => {
    const below = (most: number) => fc.integer({ min: 1, max: most });
    fc.assert(
      fc.property(below(9_999), below(99), below(99), below(9), (crore, lakh, thousand, hundred) => {
        const said = `${crore} crore ${lakh} lakh ${thousand} thousand ${hundred} hundred`;
        expect(value(said)).toBe(String(crore * 1e7 + lakh * 1e5 + thousand * 1e3 + hundred * 1e2));
      }),
    );
  });

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
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0159.,-+ eExlLkcr₹%१೧\u200b') })),
        (text) => {
          const written = readWritten(text);
          if (written.state === 'figure') expect(written.plain).toMatch(/^-?\d*\.\d+$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
