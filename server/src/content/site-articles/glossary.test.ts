import { terms } from 'shared/glossary';
import { FIGURES } from 'shared/glossary/figures';
import { expect, test } from 'vitest';
import { askEngine } from '#content/site-articles/engine.ts';
import { figuresIn } from '#content/site-articles/figures-in.ts';

// The words explained: every figure in them is the calculators', a figure of the example, or said here to be a round one.

const sip = { monthly: 5000, years: 10, annualRatePct: 12 };
const answers = askEngine({
  sip: ['sip', sip],
  sipEffective: ['sip', { ...sip, rateConvention: 'effective' }],
  sipToday: ['sip', { ...sip, todaysRupeesPct: 6 }],
  stepUp: ['stepUpSip', { ...sip, stepUpPct: 10 }],
  compounding: ['lumpsum', { principal: 100_000, years: 20, annualRatePct: 10 }],
  cagr: ['lumpsum', { principal: 100_000, years: 5, annualRatePct: 12 }],
  cheap: ['lumpsum', { principal: 1_000_000, years: 20, annualRatePct: 12 }],
  dear: ['lumpsum', { principal: 1_000_000, years: 20, annualRatePct: 11 }],
  real: ['lumpsum', { principal: 100_000, years: 1, annualRatePct: 12, todaysRupeesPct: 6 }],
  inflation: ['inflation', { amountToday: 10_000, years: 10, inflationPct: 6 }],
  swp: ['swp', { investment: 1_000_000, monthlyWithdrawal: 10_000, years: 20, annualRatePct: 8 }],
  emi: ['emi', { principal: 1_000_000, years: 20, annualRatePct: 9 }],
  fd: ['fd', { principal: 100_000, months: 60, annualRatePct: 7 }],
  rd: ['rd', { monthly: 5000, months: 60, annualRatePct: 7 }],
});

const a = answers;
const worked = {
  sip: { paidIn: a.sip.rupees('totalInvested'), value: a.sip.rupees('value') },
  stepUp: a.stepUp.rupees('value'),
  sipEffective: a.sipEffective.rupees('value'),
  sipToday: a.sipToday.rupees('realValue'),
  compounding: a.compounding.rupees('value'),
  cagr: a.cagr.rupees('value'),
  inflation: a.inflation.rupees('futureCost'),
  cost: { cheap: a.cheap.rupees('value'), dear: a.dear.rupees('value') },
  swp: { years: Math.floor(a.swp.plain('depletionMonth') / 12), months: a.swp.plain('depletionMonth') % 12 },
  emi: a.emi.rupees('emi'),
  fd: a.fd.rupees('value'),
  rd: a.rd.rupees('value'),
};

test('the figures of the terms are the calculators’', () => {
  expect(FIGURES).toEqual(worked);
});

test('no term says a figure that is not worked out or given', () => {
  const { sip: plan, cost, swp: _, ...more } = worked;
  const known = new Set([...Object.values(plan), ...Object.values(cost), ...Object.values(more)]);
  // What the examples assume, and how a month and a year of them are divided.
  const given = [5_000, 10_000, 100_000, 1_000_000, 10];
  const divided = [300_000, Math.round(100 * 100 * (1.12 ** (1 / 12) - 1)) / 100, 1.12, 1.06];
  const realPct = Math.round(a.real.plain('realValue') - 100_000) / 1_000;
  for (const figure of [...given, ...divided, Math.round(realPct * 100) / 100]) known.add(figure);
  const said = terms.flatMap(({ is, more: rest = '' }) => figuresIn(`${is} ${rest}`));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((figure) => !known.has(figure))).toEqual([]);
});
