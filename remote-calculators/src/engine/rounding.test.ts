import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, exact, times } from '#engine/exact.ts';
import { closeEnough, paiseText, roundToPaise, rupees, wholeEnough, withPlaces } from '#engine/rounding.ts';

describe('rounding to paise', () => {
  it.each([
    ['50.625', '50.63'],
    ['0.005', '0.01'],
    ['0.0049999', '0.00'],
    ['-0.005', '-0.01'],
    ['-0.004', '0.00'],
    ['1.005', '1.01'],
    ['99.995', '100.00'],
    ['115881714035970.991361', '115881714035970.99'],
    ['0', '0.00'],
  ])('%s → %s', (typed, shown) => expect(rupees(exact(typed))).toBe(shown));

  it('finds a half that cut places have pushed just below it', () => {
    const held = times(exact('0.6'), exact(1) + exact(10) / 1200n);
    expect(digits(held)).toMatch(/^0\.60499999/);
    expect(rupees(held)).toBe('0.61');
  });

  it('agrees with a decimal library, half up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (thousandths) => {
        const text = new Decimal(thousandths.toString()).div(1000).toFixed();
        expect(rupees(exact(text))).toBe(new Decimal(text).toFixed(2, Decimal.ROUND_HALF_UP));
      }),
    );
  });

  it('writes paise as rupees', () => {
    expect(paiseText(5n)).toBe('0.05');
    expect(paiseText(-12345n)).toBe('-123.45');
    expect(roundToPaise(exact('12.344'))).toBe(1234n);
  });
});

describe('places', () => {
  it.each([
    ['10008.6126389', 5, '10008.61264'],
    ['10008.6126389', 0, '10009'],
    ['0.5', 0, '1'],
    ['-0.25', 1, '-0.3'],
    ['0.004', 2, '0.00'],
  ] as const)('%s with %i → %s', (typed, places, text) => expect(withPlaces(exact(typed), places)).toBe(text));

  it.each([
    ['10008.6126389', '10000000', 12, '10008.61264'],
    ['10008.6126389', '10000000', 3, '10008.613'],
    ['746.959977', '9004.25', 12, '746.96'],
    ['5000', '1161695.38', 12, '5000.00'],
    ['0', '0', 12, '0.00'],
  ] as const)('%s is close enough to become %s: with up to %i places %s', (amount, becomes, most, text) =>
    expect(closeEnough(exact(amount), exact(becomes), most)).toBe(text),
  );
});

it.each([
  ['72499.04', '9670988', '72500'],
  ['72499.5', '9670988', '72500'],
  ['50000.00001', '100000', '50000'],
  ['50000', '100000', '50000'],
  ['0', '0', '0'],
])('%s that becomes %s is enough with %s whole rupees', (amount, becomes, text) =>
  expect(wholeEnough(exact(amount), exact(becomes))).toBe(text),
);

it('says of no loss that it is below nothing', () => {
  expect([withPlaces(exact('-0.00004'), 4), withPlaces(exact('-0.00005'), 4)]).toEqual(['0.0000', '-0.0001']);
});
