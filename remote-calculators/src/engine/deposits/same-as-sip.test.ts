import { expect, test } from 'vitest';
import { epf } from '#calculators/epf/model.ts';
import { fd } from '#calculators/fd/model.ts';
import { lumpsumSip } from '#calculators/lumpsum-sip/model.ts';
import { nps } from '#calculators/nps/model.ts';
import { ppf } from '#calculators/ppf/model.ts';
import { rd } from '#calculators/rd/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { sameAsSip } from '#engine/deposits/same-as-sip.ts';
import { exact, whole, ZERO } from '#engine/exact.ts';

const rate = exact('0.12');
const start = { paidIn: 'totalInvested', opening: ZERO, timing: 'start' } as const;

test('monthly deposits are the very SIP of the same amount', () => {
  const given = { monthly: 4321, months: 31, annualRatePct: 6.7 };
  const { yearly } = rd.run(given).tables;
  expect(sameAsSip(yearly, rate, start)).toBe(sip.run({ ...given, annualRatePct: 12 }).results.value);
  const late = ppf.run({ deposit: 12_500, years: 15, annualRatePct: 7.1, frequency: 'monthly', byFifth: false });
  const atEnd = sip.run({ monthly: 12_500, years: 15, annualRatePct: 12, timing: 'end' }).results.value;
  expect(sameAsSip(late.tables.yearly, rate, { ...start, timing: 'end' })).toBe(atEnd);
});

test('one deposit grows from its first day, and what was there before grows too', () => {
  const { yearly } = fd.run({ principal: 100_000, months: 14, annualRatePct: 7 }).tables;
  const alone = { principal: 100_000, monthly: 0, months: 14, annualRatePct: 12, stepUpPct: 0 };
  expect(sameAsSip(yearly, rate, start)).toBe(lumpsumSip.run(alone).results.value);
  const ages = { age: 40, retirementAge: 60 };
  const account = { monthly: 5000, ...ages, savings: 200_000, annuityPct: 40, annuityRatePct: 6 };
  for (const timing of ['start', 'end'] as const) {
    const { tables, results } = nps.run({ ...account, annualRatePct: 12, timing });
    const beside = { paidIn: 'totalInvested', opening: whole(200_000), timing };
    expect(sameAsSip(tables.yearly, rate, beside)).toBe(results.corpus);
  }
});

test('at no rate both are what was paid in', () => {
  const pay = { basicMonthly: 30_000, age: 50, retirementAge: 58, salaryGrowthPct: 4, savings: 1000, annualRatePct: 0 };
  const { tables, results } = epf.run(pay);
  const beside = { paidIn: 'paidIn', opening: whole(1000), timing: 'end' } as const;
  expect(sameAsSip(tables.yearly, ZERO, beside)).toBe(results.value);
});
