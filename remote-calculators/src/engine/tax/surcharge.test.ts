import { describe, expect, it } from 'vitest';
import { exact, PLACES, whole } from '#engine/exact.ts';
import { percent } from '#engine/rounding.ts';
import { surchargeOn, type TaxPayer } from '#engine/tax/surcharge.ts';

const payer: TaxPayer = { slab: exact('0.3'), otherIncome: 0n, regime: 'new', surcharge: 'on' };
const LAKH = 100_000;

describe('surcharge', () => {
  it.each([
    [0, 0, 'new', '0.0000', '0.0000'],
    [50, 50, 'new', '0.0000', '0.0000'],
    [51, 51, 'new', '10.0000', '10.0000'],
    [100, 0, 'new', '10.0000', '10.0000'],
    [101, 0, 'new', '15.0000', '15.0000'],
    [600, 200, 'new', '15.0000', '15.0000'],
    [600, 201, 'new', '15.0000', '25.0000'],
    [600, 501, 'new', '15.0000', '25.0000'],
    [600, 501, 'old', '15.0000', '37.0000'],
    [600, 200, 'old', '15.0000', '15.0000'],
  ] as const)('of %i lakh in all and %i lakh at slab, %s regime: %s and %s', (all, slab, regime, atRates, atSlab) => {
    const found = surchargeOn({ ...payer, regime }, { all: whole(all * LAKH), slab: whole(slab * LAKH) });
    expect([percent(100n * found.atRates), percent(100n * found.atSlab)]).toEqual([atRates, atSlab]);
  });

  it('is not raised by what the cut 50th places leave over', () => {
    expect(PLACES).toBe(50);
    expect(surchargeOn(payer, { all: whole(50 * LAKH) + 1n, slab: 0n }).atRates).toBe(0n);
  });

  it('may be left out', () => {
    const found = surchargeOn({ ...payer, surcharge: 'off' }, { all: whole(900 * LAKH), slab: whole(900 * LAKH) });
    expect(found).toEqual({ atRates: 0n, atSlab: 0n });
  });
});
