import type { Asked } from '#journeys/calc.ts';

/** A scenario, the address of its page, and which of calc's results is the large figure there. */
export interface Link extends Asked {
  path: string;
  hero: string;
  /** The same as the page says it, where it is no amount. */
  says?: (answer: Readonly<Record<string, unknown>>) => string;
  /** The table of calc whose years the page lists. */
  table: string;
  /** A column of it that the page neither adds up nor rounds in another way. */
  column: string;
}

const conventions = { rateConvention: 'effective', timing: 'end' } as const;
const growth = { hero: 'value', table: 'yearly', column: 'totalInvested' };
const goal = { hero: 'requiredSip', table: 'yearlyMonthlyMode', column: 'totalInvested' };
const price = { annualRatePct: 11, inflationPct: 5, ...conventions };
const dated = { targetDate: '2034-03-15', today: '2026-11-20', ...price };
const child = { age: 4, withdrawAge: 21, amountToday: 2_500_000, ...price };

/** One of each, none of them with its page's example. */
export const links: readonly Link[] = [
  { path: '/sipcalculator', id: 'sip', inputs: { monthly: 7000, years: 12, annualRatePct: 11 }, ...growth },
  {
    ...{ path: '/lumpsumcalculator', id: 'lumpsum', ...growth },
    inputs: { principal: 765_432, years: 13, annualRatePct: 9.5 },
  },
  {
    ...{ path: '/stepupsipcalculator', id: 'stepUpSip', ...growth },
    inputs: { monthly: 3500, years: 14, annualRatePct: 11.25, stepUpPct: 7, ...conventions },
  },
  {
    ...{ path: '/swpcalculator', id: 'swp', hero: 'remainingInvestment', table: 'yearly', column: 'totalWithdrawn' },
    inputs: { investment: 1_900_000, monthlyWithdrawal: 12_500, years: 11, annualRatePct: 8.5 },
  },
  {
    ...{ path: '/stpcalculator', id: 'stp', ...growth, column: 'totalTransferred' },
    inputs: { investment: 700_000, monthlyTransfer: 20_000, months: 30, sourceRatePct: 6, targetRatePct: 11 },
  },
  { path: '/dreamcar', id: 'dreamCar', inputs: { amountToday: 1_350_000, ...dated }, ...goal },
  { path: '/dreamhouse', id: 'dreamHouse', inputs: { amountToday: 8_500_000, ...dated }, ...goal },
  { path: '/childmarriage', id: 'childMarriage', inputs: child, ...goal },
  {
    ...{ path: '/childeducation', id: 'childEducation', ...goal },
    inputs: { ...child, savings: 300_000, stepUpPct: 7.5, feeYears: 4 },
  },
  {
    ...{ path: '/corpus', id: 'corpus', ...goal },
    inputs: { target: 33_000_000, years: 19, annualRatePct: 10.5, ...conventions },
  },
  {
    ...{ path: '/glidepath', id: 'glidePath', ...goal },
    inputs: {
      ...conventions,
      ...price,
      amountToday: 3_300_000,
      years: 14,
      debtRatePct: 6,
      equityPct: 70,
      glideYears: 4,
    },
  },
  {
    ...{ path: '/retirementcalculator', id: 'retirement', ...goal },
    inputs: { age: 33, retirementAge: 57, amountToday: 21_000_000, ...price },
  },
  {
    ...{
      path: '/retirementcalculator',
      id: 'retirement',
      hero: 'requiredSip',
      table: 'yearly',
      column: 'totalWithdrawn',
    },
    inputs: {
      ...{ age: 34, retirementAge: 58, lifeExpectancy: 84, monthlyExpense: 62_000 },
      ...{ inflationPct: 5, annualRatePct: 11, postReturnPct: 7, savings: 300_000, monthlyPension: 4000 },
      rateConvention: 'effective',
    },
  },
  {
    ...{ path: '/planyourgoal', id: 'planYourGoal', ...goal },
    inputs: { amountToday: 1_750_000, years: 9, ...price },
  },
  {
    ...{ path: '/lumpsumandsip', id: 'lumpsumSip', ...growth },
    inputs: { principal: 345_678, monthly: 4500, years: 16, annualRatePct: 10.5, stepUpPct: 6, ...conventions },
  },
  {
    ...{ path: '/delaycalculator', id: 'delay', hero: 'costOfDelay', table: 'yearly', column: 'valueNow' },
    inputs: { monthly: 6500, years: 18, annualRatePct: 11, delayMonths: 30, ...conventions },
  },
  {
    ...{ path: '/emicalculator', id: 'emi', hero: 'emi', table: 'yearly', column: 'interestPaid' },
    inputs: {
      ...{ principal: 4_250_000, years: 15, annualRatePct: 8.65, prepayYearly: 75_000, prepayOnce: 300_000 },
      ...{ prepayMonth: 20, investRatePct: 11, rateConvention: 'effective' },
    },
  },
  {
    ...{ path: '/inflationcalculator', id: 'inflation', hero: 'futureCost', table: 'yearly', column: 'worthThen' },
    inputs: { amountToday: 275_000, years: 17, inflationPct: 7.5 },
  },
  {
    ...{ path: '/fdcalculator', id: 'fd', ...growth },
    inputs: { principal: 345_000, months: 29, annualRatePct: 7.35, slabPct: 20 },
  },
  {
    ...{ path: '/ppfcalculator', id: 'ppf', ...growth },
    inputs: {
      ...{ deposit: 9000, frequency: 'monthly', depositMonth: 1, byFifth: 'false', years: 25 },
      ...{ extensionDeposits: 'false', annualRatePct: 7.4 },
    },
  },
  {
    ...{ path: '/epfcalculator', id: 'epf', ...growth, column: 'employerTotal' },
    inputs: {
      ...{ basicMonthly: 46_500, age: 34, retirementAge: 57, employeePct: 14, employerPct: 12, epsMember: 'true' },
      ...{ salaryGrowthPct: 6.5, savings: 275_000, annualRatePct: 8 },
    },
  },
  {
    ...{ path: '/firecalculator', id: 'fire', hero: 'fireAge', table: 'yearly', column: 'needed' },
    says: ({ fireMonths }) => `${33 + Math.floor(Number(fireMonths) / 12)} years ${Number(fireMonths) % 12} months`,
    inputs: {
      ...{ age: 33, monthlyExpense: 60_000, monthly: 55_000, stepUpPct: 4, savings: 1_500_000 },
      ...{ annualRatePct: 10.5, postReturnPct: 7.5, inflationPct: 5.5, lastsToAge: 88, rateConvention: 'effective' },
    },
  },
];

/** The address of a scenario under the names that links use. */
export const addressOf = ({ path, inputs }: Pick<Link, 'path' | 'inputs'>): string =>
  `${path}?${new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, String(value)]))}`;
