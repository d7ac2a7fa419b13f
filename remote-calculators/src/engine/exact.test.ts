import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, exact, magnitude, ONE, over, power, share, times, twelfthRoot } from '#engine/exact.ts';

/** An independent decimal library: 150 digits hold any quotient of the amounts below with all its 50 places. */
const Oracle = Decimal.clone({ precision: 150, rounding: Decimal.ROUND_DOWN, toExpNeg: -100, toExpPos: 200 });

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => new Oracle(digits.toString()).div(new Oracle(10).pow(places)).toFixed());

const near = (value: bigint, wanted: Decimal, last = '1e-48') =>
  expect(new Oracle(digits(value)).minus(wanted).abs().lte(last), `${digits(value)} ${wanted}`).toBe(true);

describe('exact', () => {
  it.each([
    ['12.75', '12.75'],
    [5000, '5000'],
    [0.1, '0.1'],
    ['1e3', '1000'],
    [1e21, '1000000000000000000000'],
    ['.5', '0.5'],
    ['-2.50', '-2.5'],
    [1e-7, '0.0000001'],
  ])('reads %s as %s', (typed, plain) => expect(digits(exact(typed))).toBe(plain));

  it.each(['', ' ', '.', 'abc', '1,000', '0x10', '1e99999', 'NaN', 'Infinity', '--1'])('refuses %j', (typed) => {
    expect(() => exact(typed)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (typed) =>
    expect(() => exact(typed)).toThrow(RangeError),
  );

  it('prints back what it read', () => {
    fc.assert(fc.property(amount, (text) => new Oracle(digits(exact(text))).eq(text)));
  });

  it('multiplies, divides and shares as a decimal library does', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, c) => {
        near(times(exact(a), exact(b)), new Oracle(a).times(b));
        if (Number(c) === 0) return;
        near(over(exact(a), exact(c)), new Oracle(a).div(c));
        near(share(exact(a), exact(b), exact(c)), new Oracle(a).times(b).div(c));
      }),
    );
  });

  it('gives a back from a × c ÷ c, to the last place', () => {
    fc.assert(
      fc.property(amount, amount, (a, c) => Number(c) === 0 || share(exact(a), exact(c), exact(c)) === exact(a)),
    );
  });

  it('raises to whole powers', () => {
    expect(digits(power(exact('1.1'), 2))).toBe('1.21');
    expect(power(exact('7'), 0)).toBe(ONE);
    near(power(exact('1.025'), 360), new Oracle('1.025').pow(360), '1e-40');
  });

  it('takes the twelfth root of anything from 1 up', () => {
    expect(twelfthRoot(ONE)).toBe(ONE);
    near(twelfthRoot(exact('1.12')), new Oracle('1.12').pow(new Oracle(1).div(12)), '1e-47');
    fc.assert(
      fc.property(fc.double({ min: 1, max: 101, noNaN: true }), (x) => {
        const off = magnitude(power(twelfthRoot(exact(x)), 12) - exact(x));
        expect(off < exact('1e-43')).toBe(true);
      }),
    );
  });
});
