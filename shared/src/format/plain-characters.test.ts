import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainCharacters, plainLine } from '#format/plain-characters.ts';

it.each([
  ['12,000\u200b', '12,000'],
  ['\u200e12,000', '12,000'],
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['\ufeff5\u00ad0\u20600\ufe0f0', '5000'],
  ['५०००', '5000'],
  ['೧೨', '12'],
  ['৫০০', '500'],
  ['۵۰۰', '500'],
  ['５，０００', '5,000'],
  ['＋９１', '+91'],
  ['−5', '-5'],
  ['2031\u201108\u201115', '2031-08-15'],
  ['₹ 5', '₹ 5'],
  ['लाख', 'लाख'],
])('%o is %o', (text, plain) => expect(plainCharacters(text)).toBe(plain));

it.each([
  ['Asha\tRao', 'Asha Rao'],
  ['Asha\u00a0\u2009Rao\u3000', 'Asha Rao'],
  ['\u202d\u2068Asha\u2069 \u200bRao\u202c\ufeff', 'Asha Rao'],
  // Joiners make other letters.
  ['क्\u200dष', 'क्\u200dष'],
  // What turns letters round, or breaks the line, is told and not repaired.
  ['Asha \u202eoaR', 'Asha \u202eoaR'],
  ['Asha\nRao', 'Asha\nRao'],
])('the line %o is %o', (text, plain) => expect(plainLine(text)).toBe(plain));

it('leaves nothing to do for a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = plainCharacters(text);
      expect(plainCharacters(once)).toBe(once);
    }),
  );
});
