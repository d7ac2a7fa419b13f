/** What a figure of a question is for, whatever the calculator calls it. */
export type Role =
  | 'monthly'
  | 'yearly'
  | 'sum'
  | 'expense'
  | 'have'
  | 'stepUpRupees'
  | 'term'
  | 'rate'
  | 'secondRate'
  | 'stepUp'
  | 'inflation'
  | 'slab'
  | 'deducted'
  | 'age'
  | 'laterAge'
  | 'delay';

export type Figures = { readonly [R in Role]?: number | undefined };

const growth = { term: 'years', rate: 'annualRatePct', stepUp: 'stepUpPct' };
const goal = {
  sum: 'amountToday',
  term: 'targetDate',
  rate: 'annualRatePct',
  inflation: 'inflationPct',
  have: 'savings',
  stepUp: 'stepUpPct',
};
const child = { ...goal, term: 'age', age: 'age', laterAge: 'withdrawAge' };
const deposit = { yearly: 'deposit', monthly: 'deposit', term: 'years', rate: 'annualRatePct' };

/** Which input of each calculator takes which figure; a calculator that the catalogue lacks stands here all the same. */
export const fieldOfRole: Readonly<Record<string, { readonly [R in Role]?: string }>> = {
  sip: { ...growth, monthly: 'monthly' },
  stepUpSip: { ...growth, monthly: 'monthly', stepUpRupees: 'stepUpRupees' },
  lumpsum: { ...growth, sum: 'principal' },
  lumpsumSip: { ...growth, sum: 'principal', monthly: 'monthly' },
  swp: { ...growth, sum: 'investment', monthly: 'monthlyWithdrawal' },
  stp: {
    sum: 'investment',
    monthly: 'monthlyTransfer',
    term: 'months',
    rate: 'targetRatePct',
    secondRate: 'sourceRatePct',
  },
  dreamCar: goal,
  dreamHouse: goal,
  childEducation: child,
  childMarriage: child,
  retirement: { ...goal, term: 'age', age: 'age', laterAge: 'retirementAge' },
  retirementByExpense: {
    rate: 'annualRatePct',
    inflation: 'inflationPct',
    have: 'savings',
    expense: 'monthlyExpense',
    monthly: 'monthly',
    age: 'age',
    laterAge: 'retirementAge',
    term: 'age',
  },
  corpus: { ...growth, sum: 'target', have: 'savings' },
  glidePath: { ...goal, term: 'years', secondRate: 'debtRatePct' },
  planYourGoal: {},
  emi: { sum: 'principal', term: 'years', rate: 'annualRatePct' },
  fd: { ...growth, term: 'months', sum: 'principal', slab: 'slabPct' },
  rd: { ...growth, term: 'months', monthly: 'monthly', slab: 'slabPct' },
  ppf: deposit,
  ssy: { ...deposit, age: 'age' },
  nps: { ...growth, monthly: 'monthly', age: 'age', laterAge: 'retirementAge', have: 'savings', term: 'age' },
  epf: { monthly: 'basicMonthly', age: 'age', laterAge: 'retirementAge', rate: 'annualRatePct', have: 'savings' },
  inflation: { sum: 'amountToday', term: 'years', inflation: 'inflationPct', rate: 'inflationPct' },
  delay: { ...growth, monthly: 'monthly', delay: 'delayMonths' },
  fire: {
    expense: 'monthlyExpense',
    monthly: 'monthly',
    age: 'age',
    rate: 'annualRatePct',
    inflation: 'inflationPct',
    have: 'savings',
    laterAge: 'lastsToAge',
    stepUp: 'stepUpPct',
  },
  lifecover: {
    yearly: 'annualIncome',
    expense: 'familyMonthlyExpense',
    age: 'age',
    laterAge: 'retirementAge',
    inflation: 'inflationPct',
    have: 'existingCover',
  },
  xirr: {},
  regime: { sum: 'salary', yearly: 'salary', deducted: 'deduction80C' },
};
