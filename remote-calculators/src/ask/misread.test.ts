import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

// Each was once answered with another sum than was asked.
it.each([
  ['20k sip till age 60 i am 28', 'sip', { monthly: 20_000, years: 32 }],
  ['i am 40 and want 5 crore at 60', 'corpus', { target: 50_000_000, years: 20 }],
  ['corpus of 3 crore at 55, age 35', 'corpus', { target: 30_000_000, years: 20 }],
  ['invest 10000 monthly till i am 60, now 32', 'sip', { monthly: 10_000, years: 28 }],
  ['cost of delaying sip by 3 years 10000', 'delay', { monthly: 10_000, delayMonths: 36 }],
  ['lumpsum 5 lakh + sip 10000 15 years', 'lumpsumSip', { principal: 500_000, monthly: 10_000 }],
  ['sip 10000 lumpsum 5 lakh 15 years', 'lumpsumSip', { principal: 500_000, monthly: 10_000 }],
  ['ppf 1.5 lakh 20 years', 'ppf', { deposit: 150_000, years: 20 }],
  ['sukanya 1 lakh daughter age 4', 'ssy', { deposit: 100_000, age: 4 }],
  ['20% down payment of 1 crore house in 5 years', 'dreamHouse', { amountToday: 2_000_000 }],
  ['25% of 40 lakh as lumpsum for 10 years', 'lumpsum', { principal: 1_000_000, years: 10 }],
  ['monthly income of 50000 from 1 crore', 'swp', { investment: 10_000_000, monthlyWithdrawal: 50_000 }],
  ['how long will 1 crore last if i take 80000 a month', 'swp', { investment: 10_000_000, monthlyWithdrawal: 80_000 }],
  ['pension of 50000 from age 60, i am 35', 'retirementByExpense', { monthlyExpense: 50_000, age: 35 }],
  ['i am 30, spend 50000 a month, save 60000 a month, when can i stop working', 'fire', { monthly: 60_000, age: 30 }],
  ['fire age 30 expense 50000 save 60000', 'fire', { monthlyExpense: 50_000, monthly: 60_000 }],
  ['tax on monthly income of 80000', 'regime', { salary: 960_000 }],
  ['prepay 2 lakh on 40 lakh loan', 'emi', { principal: 4_000_000, prepayOnce: 200_000 }],
  ['home loan 50 lakh 20 years prepay 1 lakh every year', 'emi', { principal: 5_000_000, prepayYearly: 100_000 }],
  ['emi 45 lakh 8.6 25', 'emi', { principal: 4_500_000, annualRatePct: 8.6, years: 25 }],
  ['ppf 1 lakh every year 7.1', 'ppf', { deposit: 100_000, annualRatePct: 7.1 }],
  ['sukanya samriddhi for 3 year old, 50000 per year', 'ssy', { age: 3, deposit: 50_000 }],
  ['pf balance 5 lakh basic 30000 age 35', 'epf', { basicMonthly: 30_000, savings: 500_000 }],
  ['cost of milk 60 rs in 20 years', 'inflation', { amountToday: 60, years: 20 }],
  ['rent 30000 increases 8% in 10 years', 'inflation', { amountToday: 30_000, inflationPct: 8 }],
  ['school fees of 2 lakh in 10 years at 10% inflation', 'childEducation', { inflationPct: 10 }],
  ['i am 45 and want to retire at 60 with 1 lakh per month', 'retirementByExpense', { monthlyExpense: 100_000 }],
  ['i am 30 saving 20000 per month for retirement at 60', 'sip', { monthly: 20_000, years: 30 }],
  ['mai 30 saal ka hu 60 me retire hona hai 50000 kharcha', 'retirementByExpense', { age: 30, retirementAge: 60 }],
  ['what if i start sip of 5000 after 3 years', 'delay', { monthly: 5000, delayMonths: 36 }],
  ['sip 5000 increase by 500 every year 20 years', 'stepUpSip', { monthly: 5000, stepUpRupees: 500, stepUpPct: 0 }],
  ['step up sip 15000 by 1000 yearly for 18 years', 'stepUpSip', { monthly: 15_000, stepUpRupees: 1000 }],
  ['sip 5000 step up 10% 20 years', 'stepUpSip', { monthly: 5000, stepUpPct: 10 }],
  ['fire age 35 expense 60000 save 80000 have 25 lakh', 'fire', { monthly: 80_000, savings: 2_500_000 }],
  ['i have 10 lakh, invest 20000 a month for 15 years', 'lumpsumSip', { principal: 1_000_000, monthly: 20_000 }],
  ['sip of 10000 with 2 lakh initial 10 years', 'lumpsumSip', { principal: 200_000, monthly: 10_000 }],
  ['buy a bike 1.5 lakh next year', 'dreamCar', { targetDate: '2027-11-23' }],
  ['save 10 lakh by 2030', 'corpus', { target: 1_000_000, years: 4 }],
  ['1 crore by dec 2035', 'corpus', { target: 10_000_000, years: 9 }],
  ['sip from 2026 to 2040 10000', 'sip', { monthly: 10_000, years: 14 }],
  ['child 5 years education 40 lakh', 'childEducation', { age: 5, withdrawAge: 18 }],
  ['mera beta 4 saal ka hai padhai ke liye 30 lakh', 'childEducation', { age: 4 }],
  ['one time investment for 1 crore in 20 years', 'corpus', { target: 10_000_000, mode: 'oneTime' }],
  ['lumpsum for a car of 10 lakh in 5 years', 'dreamCar', { amountToday: 1_000_000, mode: 'oneTime' }],
  ['10 lakh fd 1 year 6.8% tax slab 30%', 'fd', { principal: 1_000_000, slabPct: 30 }],
  ['i earn 60000 and want to invest 20% every month for 15 years', 'sip', { monthly: 12_000 }],
  ['how much to invest to get 50000 per month after 20 years', 'retirementByExpense', { monthlyExpense: 50_000 }],
  ['want monthly income of 1 lakh after retirement age 35', 'retirementByExpense', { monthlyExpense: 100_000 }],
  ['i need 2 lakh per month at 60, am 40 now', 'retirementByExpense', { age: 40, retirementAge: 60 }],
  [
    'i have 50 lakh and i am 50, monthly expenses 40000, when can i retire',
    'retirementByExpense',
    { savings: 5_000_000 },
  ],
  ['5k sip + 50k lumpsum 10 yrs', 'lumpsumSip', { principal: 50_000, monthly: 5000 }],
  ['house worth 1.2 crore 10 years down payment 20%', 'dreamHouse', { amountToday: 2_400_000 }],
  ['today 50000 expense, how much in 20 years', 'inflation', { amountToday: 50_000, years: 20 }],
  ['delay 10000 sip by 5 years 12%', 'delay', { delayMonths: 60, annualRatePct: 12 }],
  ['nps 10000 monthly till 60 age 35', 'nps', { monthly: 10_000, age: 35, retirementAge: 60 }],
  ['sip 10000 till 60 age 35', 'sip', { monthly: 10_000, years: 25 }],
  ['nps with 40% annuity 5000 age 30', 'nps', { annuityPct: 40, annualRatePct: 10, age: 30 }],
  ['sukanya yojana 12500 monthly girl 1 year', 'ssy', { deposit: 12_500, age: 1 }],
  ['sip of 5000 with existing 2 lakh 10 years', 'lumpsumSip', { principal: 200_000, monthly: 5000 }],
  ['monthly investment for 25 lakh 7 years', 'corpus', { target: 2_500_000, years: 7 }],
])('%s', (text, key, inputs) => expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: false }));

it('gives a yearly deposit no monthly rhythm', () => {
  expect(read('ppf 1.5 lakh 20 years')).not.toHaveProperty('inputs.frequency', 'monthly');
  expect(read('ppf 5000 for 20 years')).toHaveProperty('inputs.frequency', 'monthly');
});

it.each([
  ['₹2,000 weekly sip', 'sip', 'monthly'],
  ['500 daily for 10 years', 'sip', 'monthly'],
  ['har din 100 rupaye 20 saal', 'sip', 'monthly'],
  ['monthly income from 80 lakhs for 25 years', 'swp', 'monthlyWithdrawal'],
  ['regular income from 60 lakhs', 'swp', 'monthlyWithdrawal'],
  ['how much loan can i get for 40000 emi', 'emi', 'principal'],
  ['emi 40000 how much loan', 'emi', 'principal'],
  ['how long will 1 crore last', 'swp', 'monthlyWithdrawal'],
  ['retirement with 1 crore at age 60, 30000 expense', 'retirement', 'age'],
  ['term cover for 20 lakh income', 'lifecover', 'age'],
  ['I have 2 crore, age 45, can I retire at 50', 'retirement', 'monthlyExpense'],
  ['i have 1 crore and want to retire at 55, age 45', 'retirement', 'monthlyExpense'],
  ['मेरे पास 2 करोड़ है, उम्र 45, रिटायर 50 में', 'retirement', 'monthlyExpense'],
])('%s asks for what nobody has said', (text, id, name) =>
  expect(read(text)).toMatchObject({ kind: 'question', doubt: { about: 'missing', calculator: { id }, name } }),
);

it.each(['1000 dollars sip for 10 years', '$1000 a month for 10 years', 'sip of 500 usd'])('%s is no rupee', (text) =>
  expect(read(text)).toEqual({ kind: 'nothing' }),
);

it.each([
  ['how long to reach 1 crore with 20000 a month', 'sip', { monthly: 20_000, annualRatePct: 12 }, 10_000_000],
  ['sip 15000 how many years for 50 lakh at 11%', 'sip', { monthly: 15_000, annualRatePct: 11 }, 5_000_000],
  ['when will i become crorepati with 25000 per month', 'sip', { monthly: 25_000 }, 10_000_000],
  ['20000 mahina sip se 1 crore kitne saal me banega', 'sip', { monthly: 20_000 }, 10_000_000],
  ['10000 monthly increasing 10% yearly, how long for 1 crore', 'stepUpSip', { stepUpPct: 10 }, 10_000_000],
  ['in how many years will 5 lakh become 10 lakh at 12%', 'lumpsum', { principal: 500_000 }, 1_000_000],
  ['i have 20 lakh how long to reach 1 crore', 'lumpsum', { principal: 2_000_000 }, 10_000_000],
  ['when will 2 lakh double at 8%', 'lumpsum', { principal: 200_000, annualRatePct: 8 }, 400_000],
])('%s looks for the term', (text, key, inputs, until) => {
  const found = read(text);
  expect(found).toMatchObject({ kind: 'answer', key, inputs, until, leavesOut: false });
  expect(found).not.toHaveProperty('inputs.years');
});

it.each([
  ['what return do i need to get 1 crore from 10000 a month in 20 years', 'sip', { years: 20 }, 10_000_000],
  ['at what rate will 2 lakh become 5 lakh in 10 years', 'lumpsum', { principal: 200_000 }, 500_000],
  ['double 5 lakh in 6 years', 'lumpsum', { principal: 500_000, years: 6 }, 1_000_000],
])('%s looks for the return', (text, key, inputs, until) => {
  const found = read(text);
  expect(found).toMatchObject({ kind: 'answer', key, inputs, until, leavesOut: false });
  expect(found).not.toHaveProperty('inputs.annualRatePct');
});

it.each([
  ['how long to reach 1 crore with 20000', { about: 'monthlyOrOnce' }],
  ['i save 2 lakh every year for 10 years', { about: 'missing', name: 'monthly' }],
  ['double my money at 12%', { about: 'missing', name: 'principal' }],
  ['tax on salary 80000', { about: 'monthlyOrYearly' }],
])('%s asks back', (text, doubt) => expect(read(text)).toMatchObject({ kind: 'question', doubt }));

it.each([
  ['tax on salary 80000 every month', { salary: 960_000 }],
  ['tax on salary 80000 every year', { salary: 80_000 }],
  ['senior citizen tax on 8 lakh', { salary: 800_000, ageGroup: '60to79' }],
  ['income tax for super senior citizen 12 lakh', { salary: 1_200_000, ageGroup: '80up' }],
  ['income tax 15 lakh age 66', { salary: 1_500_000, ageGroup: '60to79' }],
])('%s', (text, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key: 'regime', inputs, leavesOut: false }),
);

it('knows what a quarter is from how interest is added', () => {
  expect(read('sip of 15000 quarterly for 10 years')).toMatchObject({ doubt: { about: 'missing', name: 'monthly' } });
  expect(read('fd 1 lakh 5 years 7% quarterly compounding')).toMatchObject({ inputs: { principal: 100_000 } });
});

it.each([
  ['cagr of 1 lakh to 2.5 lakh in 6 years', { principal: 100_000, years: 6 }, 250_000],
  ['i invested 1 lakh in 2018 and now it is 2 lakh, what is the return', { principal: 100_000, years: 8 }, 200_000],
  ['return of my investment 50000 became 80000 in 4 years', { principal: 50_000, years: 4 }, 80_000],
  ['3 lakh since 2016 is 9 lakh now, return?', { principal: 300_000, years: 10 }, 900_000],
])('%s looks for the return of what has grown', (text, inputs, until) => {
  const found = read(text);
  expect(found).toMatchObject({ kind: 'answer', key: 'lumpsum', inputs, until, leavesOut: false });
  expect(found).not.toHaveProperty('inputs.annualRatePct');
});

it.each([
  ['sip 10000 vs lumpsum 12 lakh 10 years', 'sip', { monthly: 10_000, years: 10 }],
  ['lumpsum 12 lakh versus sip 10000 for 10 years', 'lumpsum', { principal: 1_200_000, years: 10 }],
  ['fd 5 lakh vs 10 lakh 7% 3 years', 'fd', { principal: 500_000, months: 36 }],
])('%s answers the first and says so', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs, leavesOut: true }),
);

it('takes the rhythm of interest for none of an amount', () => {
  expect(read('5 lakh 7% 3 years fd monthly interest')).toMatchObject({ key: 'fd', inputs: { principal: 500_000 } });
  expect(read('5000 monthly interest 12% 10 years')).toMatchObject({ key: 'sip', inputs: { monthly: 5000 } });
});

it('saves monthly for what nobody pays every month', () => {
  expect(read('1 crore in 10 years monthly')).toMatchObject({ key: 'corpus', inputs: { target: 10_000_000 } });
});

it.each(['i am 28, earn 60000 a month, how much should i invest', 'emergency fund of 6 months expenses 50000'])(
  '%s is answered by no calculator',
  (text) => expect(read(text)).toEqual({ kind: 'nothing' }),
);

it('says that it leaves out an instalment beside its loan', () => {
  expect(read('20 lakh loan emi 15000 how many years')).toMatchObject({ key: 'emi', leavesOut: true });
});

it.each([
  ['age 30 retire 60 expense 50000 12% inflation 7%', { annualRatePct: 12, inflationPct: 7 }],
  ['child education 25 lakh 15 years 12%, inflation 8%', { annualRatePct: 12, inflationPct: 8 }],
  ['car 10 lakh in 5 years 6% inflation 12%', { annualRatePct: 12, inflationPct: 6 }],
  ['car 10 lakh in 5 years 12% return 8% inflation', { annualRatePct: 12, inflationPct: 8 }],
  ['sip 5000 10 years 12% inflation 6%', { annualRatePct: 12 }],
  ['nps 5000 age 30 10% annuity 40%', { annualRatePct: 10, annuityPct: 40 }],
  ['nps 5000 age 30 40% annuity 10%', { annualRatePct: 10, annuityPct: 40 }],
  ['fd 1 lakh 7% slab 30% 3 years', { annualRatePct: 7, slabPct: 30 }],
])('%s tells the return from what prices rise by', (text, inputs) => expect(read(text)).toMatchObject({ inputs }));

it.each([
  ['invest 5 lakh, 5k per month for 10 years', 'lumpsumSip', { principal: 500_000, monthly: 5000 }],
  ['lump sum 10L + 10k sip for 10 yrs', 'lumpsumSip', { principal: 1_000_000, monthly: 10_000 }],
  ['loan 50 lakh 50k emi', 'emi', { principal: 5_000_000 }],
  ['swp 50 lakh, 30k per month', 'swp', { investment: 5_000_000, monthlyWithdrawal: 30_000 }],
  ['1 crore 50 lakh in 10 years', 'corpus', { target: 15_000_000 }],
  ['2 lakh 50 thousand per month salary tax', 'regime', { salary: 3_000_000 }],
])('%s holds as many amounts as are told', (text, key, inputs) => expect(read(text)).toMatchObject({ key, inputs }));

it.each(['20 lakh 10k sip 10 years', '5 lakh 10k per month 10 years', '1 lakh 50 thousand sip 10 years'])(
  '%s asks what the sum is',
  (text) => expect(read(text)).toEqual({ kind: 'question', doubt: { about: 'monthlyOrTarget' } }),
);

it.each([
  ['what will 10 lakh be in 20 years', 'lumpsum', { principal: 1_000_000, years: 20 }],
  ['how much will 20 lakh in mutual fund be after 10 years', 'lumpsum', { principal: 2_000_000 }],
  ['10 lakh ka 20 saal baad kya hoga', 'lumpsum', { principal: 1_000_000 }],
  ['i have 25 lakh, what in 15 years', 'lumpsum', { principal: 2_500_000 }],
  ['25 लाख 15 साल बाद कितना', 'lumpsum', { principal: 2_500_000 }],
  ['1 crore after 20 years worth today', 'inflation', { amountToday: 10_000_000, years: 20 }],
  ['1 crore in 15 years', 'corpus', { target: 10_000_000 }],
  ['when will i be a crorepati with 25000 per month', 'sip', { monthly: 25_000 }],
])('%s tells a sum that grows from one to reach', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs }),
);

it.each([
  '10 lakh 20 years',
  '15 lakh deposit 5 years 7%',
  '1 crore after 20 years',
  'will 1 crore be enough for 20 years',
])('%s asks whether the sum is to reach', (text) =>
  expect(read(text)).toEqual({ kind: 'question', doubt: { about: 'onceOrTarget' } }),
);

it('retires on what somebody has, and saves up to what shall be there', () => {
  expect(read('i have 2 crore, age 45, retire at 50, 50000 a month expense')).toMatchObject({
    key: 'retirementByExpense',
    inputs: { savings: 20_000_000, monthlyExpense: 50_000 },
  });
  expect(read('i want to have 2 crore when i retire at 60, age 30')).toMatchObject({ inputs: { amountToday: 2e7 } });
});

it.each([
  ['monthly income of 50000', 'retirement', 'age'],
  ['passive income of 50000 per month', 'retirement', 'age'],
  ['invest 10 lakh get how much monthly', 'swp', 'monthlyWithdrawal'],
  ['how much can i withdraw monthly from 1 crore for 25 years', 'swp', 'monthlyWithdrawal'],
  ['10 lakh invest karu to kitna monthly milega', 'swp', 'monthlyWithdrawal'],
  ['1 crore se har mahine kitna milega', 'swp', 'monthlyWithdrawal'],
])('%s pays no instalment, and asks for what nobody has said', (text, id, name) =>
  expect(read(text)).toMatchObject({ kind: 'question', doubt: { about: 'missing', calculator: { id }, name } }),
);

it('still hears an instalment beside a question of how much', () => {
  const instalment = { key: 'sip', inputs: { monthly: 5000 } };
  expect(read('how much will i get if i invest 5000 monthly for 10 years')).toMatchObject(instalment);
  expect(read('how much will i get monthly if i do 5000 sip')).toMatchObject(instalment);
  expect(read('income 50000 per month, invest 10% for 10 years')).toMatchObject(instalment);
});

it.each([
  ['1 cr by 40 age 25', 'corpus', { target: 10_000_000, years: 15 }],
  ['sip 5000 till 40 age 25', 'sip', { monthly: 5000, years: 15 }],
  ['nps 10000 pm 40 to 60', 'nps', { monthly: 10_000, age: 40, retirementAge: 60 }],
  ['sip 5000 30 to 60', 'sip', { monthly: 5000, years: 30 }],
  ['loan 10 lakh 12 percent 60 emi', 'emi', { principal: 1_000_000, annualRatePct: 12, years: 5 }],
])('%s has the term that is said', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs }),
);

it.each(['lumpsum 1 lakh for 90 days', 'fd 1 lakh 400 days 7%', 'sip 5000 for 20 weeks', '1 लाख एफडी 90 दिन'])(
  '%s is no term of months, and says so',
  (text) => expect(read(text)).toEqual({ kind: 'question', doubt: { about: 'days' } }),
);

it.each([
  ['3 crore at 45, age 30', 'corpus', { target: 30_000_000, years: 15 }],
  ['1 cr by age 40, now 25', 'corpus', { target: 10_000_000, years: 15 }],
  ['1 crore in 15 years 50 lakh have', 'corpus', { target: 10_000_000, savings: 5_000_000 }],
  ['1 crore in 15 years 12%, inflation 6%', 'inflation', { amountToday: 10_000_000, inflationPct: 6 }],
])('%s has a sum to reach, and its own rate', (text, key, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key, inputs }),
);
