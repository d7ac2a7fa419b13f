import { type Answer, askEngine, type Question } from '#content/site-articles/engine.ts';

/** Where the figures of an article come from. */
interface Worksheet {
  /** Amounts and rates that the article assumes or quotes from the law, in the order in which it does. */
  given: readonly number[];
  /** What follows from them. */
  worked: readonly number[];
  /** Terms in months that follow from them. */
  spans?: readonly number[];
}

const sip = (more: Question[1] = {}): Question => ['sip', { monthly: 5000, years: 10, annualRatePct: 12, ...more }];
const stepUp = (more: Question[1] = {}): Question => [
  'stepUpSip',
  { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, ...more },
];
const swp = (annualRatePct: number, more: Question[1] = {}): Question => [
  'swp',
  { investment: 1_000_000, monthlyWithdrawal: 10_000, years: 20, annualRatePct, ...more },
];
const lumpsum = (principal: number, years: number, annualRatePct: number, more: Question[1] = {}): Question => [
  'lumpsum',
  { principal, years, annualRatePct, ...more },
];
const college = (more: Question[1] = {}): Question => [
  'childEducation',
  { amountToday: 1_000_000, age: 5, withdrawAge: 18, annualRatePct: 10, inflationPct: 6, ...more },
];
const inflation = (amountToday: number, years: number, inflationPct: number): Question => [
  'inflation',
  { amountToday, years, inflationPct },
];
const corpus = (target: number, years: number, annualRatePct = 10): Question => [
  'corpus',
  { target, years, annualRatePct },
];
const effective = { rateConvention: 'effective' };
const end = { timing: 'end' };

/** Every question that an article or a picture of the site puts to the calculators. */
export const answers = askEngine({
  sip: sip(),
  sipEnd: sip(end),
  sipEffective: sip(effective),
  sipLeast: sip({ ...effective, ...end }),
  sip10: sip({ annualRatePct: 10 }),
  sip8: sip({ annualRatePct: 8 }),
  sipToday: sip({ todaysRupeesPct: 6 }),
  sipLong: sip({ years: 20 }),
  ramya: sip({ monthly: 10_000, years: 15 }),
  ramyaLeast: sip({ monthly: 10_000, years: 15, ...effective, ...end }),

  stepUp: stepUp(),
  stepUpRupees: stepUp({ stepUpPct: 0, stepUpRupees: 500 }),
  stepUp5: stepUp({ stepUpPct: 5 }),
  stepUpLow: stepUp({ annualRatePct: 8 }),
  asha: stepUp({ years: 20 }),
  ashaHalf: stepUp({ years: 20, stepUpPct: 5 }),
  pay: inflation(60_000, 9, 8),
  sameAsStepUp: ['corpus', { target: 1_687_163, years: 10, annualRatePct: 12 }],

  swp12: swp(12),
  swp10: swp(10),
  swp8: swp(8),
  swp6: swp(6),
  swp12Decade: swp(12, { years: 10 }),
  lakshmi: swp(8, { monthlyWithdrawal: 6_000, stepUpPct: 6 }),
  lakshmiLevel: swp(8, { monthlyWithdrawal: 6_000 }),
  groceries: inflation(10_000, 10, 6),

  college: college(),
  collegeFees8: college({ inflationPct: 8 }),
  collegeReturn8: college({ annualRatePct: 8 }),
  collegeYears: inflation(1_000_000, 13, 6),
  today: corpus(1_000_000, 13),
  from8: corpus(2_132_928, 10),
  from10: corpus(2_132_928, 8),
  from13: corpus(2_132_928, 5),
  from15: corpus(2_132_928, 3),
  deposit: lumpsum(200_000, 13, 10),
  afterDeposit: corpus(1_442_474, 13),
  scooter: inflation(120_000, 3, 6),
  scooterMonthly: corpus(142_922, 3, 6),

  equity: lumpsum(500_000, 4, 12, { taxKind: 'equity' }),
  equityShort: ['lumpsum', { principal: 500_000, months: 10, annualRatePct: 12, taxKind: 'equity' }],
  debt30: lumpsum(500_000, 4, 7, { taxKind: 'debt', slabPct: '30' }),
  debt20: lumpsum(500_000, 4, 7, { taxKind: 'debt', slabPct: '20' }),
  hybrid: lumpsum(500_000, 4, 9, { taxKind: 'hybrid' }),
  nikhil: sip({ monthly: 20_000, years: 3, taxKind: 'equity' }),

  cost12: lumpsum(1_000_000, 20, 12),
  cost11: lumpsum(1_000_000, 20, 11),
  decade: lumpsum(100_000, 10, 12),
});

const value = (answer: Answer) => answer.rupees('value');
const round = (figure: number, places: number) => Number(figure.toFixed(places));
const rounded = (figures: readonly number[]) => figures.map(Math.round);
/** At the end of a year, the first of which is 1. */
const after = (answer: Answer, column: string, year: number) =>
  Math.round(answer.yearly(column)[year - 1] ?? Number.NaN);
const monthly = (answer: Answer) => answer.rupees('requiredSip');

/** What a sum earns in one month when it is drawn at the start: `sum × i ÷ (1 + i)`. */
const lasting = (sum: number, i: number) => Math.round((sum * i) / (1 + i));

const a = answers;
const four = [a.sip, a.sipEnd, a.sipEffective, a.sipLeast].map(value);
const [sipValue = 0, sipEnd = 0, , sipLeast = 0] = four;
const stepped = value(a.stepUp);
const paidIn = a.stepUp.rupees('totalInvested');
const fee = a.college.rupees('target');
const saving = monthly(a.college);
const later = [a.from8, a.from10, a.from13, a.from15].map(monthly);
const [, from10 = 0] = later;
const gain = a.equity.rupees('gains');
const long = a.nikhil.rupees('taxLong');
/** What one point of cost takes, by the year; of the rounded figures, since readers subtract those. */
export const costAfter = (year: number) => after(a.cost12, 'value', year) - after(a.cost11, 'value', year);

export const worksheets: Readonly<Record<string, Worksheet>> = {
  'why-two-sip-calculators-differ': {
    given: [5_000, 10_000, 0.12, 0.01, 1.01],
    worked: [
      ...[a.sip.rupees('totalInvested'), ...four, sipValue - sipLeast, sipValue - sipEnd],
      ...[round(100 * (1.01 ** 12 - 1), 2), round(100 * (1.12 ** (1 / 12) - 1), 4), round(9 / 12, 2)],
      ...[a.ramya.rupees('totalInvested'), value(a.ramya), value(a.ramyaLeast), value(a.ramya) - value(a.ramyaLeast)],
      ...[value(a.sip10), value(a.sip8), sipValue - value(a.sip8), a.sipToday.rupees('realValue')],
    ],
  },
  'raise-it-by-ten-per-cent': {
    given: [5_000, 60_000, 500, 10_000],
    worked: [
      ...[5_500, 6_050, a.stepUp.rupees('lastInstalment'), a.pay.rupees('futureCost')],
      ...[5_000 / 60_000, 5_000 / a.pay.plain('futureCost')].map((share) => round(100 * share, 1)),
      round((100 * a.stepUp.plain('lastInstalment')) / a.pay.plain('futureCost'), 1),
      ...[a.sip, a.stepUpRupees, a.stepUp5, a.stepUp].flatMap((plan) => [plan.rupees('totalInvested'), value(plan)]),
      ...[stepped - sipValue, paidIn - 600_000, stepped - sipValue - (paidIn - 600_000)],
      ...[Math.round(a.sameAsStepUp.plain('requiredSipIfStartOfMonth')), 2_262, 120 * 7_262],
      ...[a.sipLong, a.asha].flatMap((plan) => [plan.rupees('totalInvested'), value(plan)]),
      ...[a.asha.rupees('lastInstalment'), a.ashaHalf.rupees('lastInstalment'), value(a.ashaHalf)],
      ...[value(a.stepUpLow), value(a.sip8), value(a.stepUpLow) - value(a.sip8)],
    ],
  },
  'how-long-a-lump-sum-lasts': {
    given: [1_000_000, 10_000, 6_000, 120_000, 5_000],
    worked: [
      ...[a.swp12, a.swp10, a.swp8, a.swp6].map((plan) => after(plan, 'remainingInvestment', 10)),
      after(a.swp12, 'totalWithdrawn', 10),
      ...[lasting(1e6, 0.01), 10_000 - lasting(1e6, 0.01), lasting(1e6, 0.08 / 12), 10_000 - lasting(1e6, 0.08 / 12)],
      1_000_000 - a.swp12Decade.rupees('remainingInvestment'),
      a.groceries.rupees('futureCost'),
      ...[a.lakshmi.rupees('totalWithdrawn'), a.lakshmiLevel.rupees('remainingInvestment')],
      ...rounded([((1e6 - 120_000) * 1.2 - 120_000) * 0.8, ((1e6 - 120_000) * 0.8 - 120_000) * 1.2, 48_000]),
    ],
    spans: [a.swp10, a.swp8, a.swp6, a.lakshmi].map((plan) => plan.plain('depletionMonth')),
  },
  'a-goal-has-a-price-in-its-own-year': {
    given: [1_000_000, 1.06, 200_000, 120_000, 12_000],
    worked: [
      ...[fee, monthly(a.today), fee - 1_000_000, a.collegeFees8.rupees('target')],
      ...[saving, 156 * saving, a.college.rupees('requiredLumpsum')],
      ...[value(a.deposit), fee - value(a.deposit), monthly(a.afterDeposit)],
      ...[...later, 60 * saving, 96 * from10, 96 * from10 - 156 * saving],
      ...[a.scooter.rupees('futureCost'), monthly(a.scooterMonthly)],
      ...[saving + monthly(a.scooterMonthly), 12_000 - saving - monthly(a.scooterMonthly)],
      ...[monthly(a.collegeReturn8), monthly(a.collegeReturn8) - saving],
    ],
  },
  'tax-on-mutual-funds': {
    given: [12.5, 125_000, 500_000, 20_000, 10_000, 0.005, 5, 100_000, 0.001, 1],
    worked: [
      ...[value(a.equity), gain, gain - 125_000, a.equity.rupees('tax'), a.equity.rupees('postTax')],
      ...[value(a.equityShort), a.equityShort.rupees('gains'), a.equityShort.rupees('tax')],
      ...[a.debt30.rupees('gains'), a.debt30.rupees('tax'), a.debt20.rupees('tax')],
      ...[a.hybrid.rupees('gains'), a.hybrid.rupees('tax')],
      ...[a.nikhil.rupees('totalInvested'), value(a.nikhil), a.nikhil.rupees('gains'), a.nikhil.rupees('tax')],
      ...[long, long - 125_000, a.nikhil.rupees('taxOther')],
    ],
  },
  'reading-a-factsheet': {
    given: [1_000_000, 100_000, 10_000],
    worked: [
      ...[5, 10, 20].flatMap((year) => [
        ...[a.cost12, a.cost11].map((plan) => after(plan, 'value', year)),
        costAfter(year),
      ]),
      ...[value(a.decade), 0.8 * 1_000_000],
    ],
  },
};
