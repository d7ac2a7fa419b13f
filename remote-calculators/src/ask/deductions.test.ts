import { expect, it } from 'vitest';
import { known } from '#ask/known.data.ts';
import { readQuestion } from '#ask/read-question.ts';

const read = (text: string) => readQuestion(text, known, '2026-11-23');

it.each([
  ['tax for 12 lakh with home loan interest 2 lakh', { salary: 1_200_000, homeLoanInterest: 200_000 }],
  ['interest on my home loan 1.8 lakh, salary 20 lakh, tax?', { salary: 2_000_000, homeLoanInterest: 180_000 }],
  ['old or new regime: 15 lakh, 24(b) 2 lakh', { salary: 1_500_000, homeLoanInterest: 200_000 }],
  ['15 lakh salary 80c 1.5 lakh 80d 25000 tax', { deduction80C: 150_000, deduction80D: 25_000 }],
  ['1.5 lakh 80c 25000 80d income 15 lakh', { salary: 1_500_000, deduction80C: 150_000, deduction80D: 25_000 }],
  ['tax on 15 lakh with 1.5 lakh in ppf under 80c', { salary: 1_500_000, deduction80C: 150_000 }],
  ['tax on 15 lakh with 1.5 lakh ppf', { salary: 1_500_000, deduction80C: 150_000 }],
  ['tax on 15 lakh, 80c: ppf 1 lakh and lic 30000', { salary: 1_500_000, deduction80C: 130_000 }],
  ['invest 1.5 lakh in elss to save tax on 12 lakh', { salary: 1_200_000, deduction80C: 150_000 }],
  ['tax 15 lakh, 1.5 lakh in ppf under 80c and 25000 80d', { deduction80C: 150_000, deduction80D: 25_000 }],
  ['ಸಂಬಳ 18 ಲಕ್ಷ 80ಸಿ 1.5 ಲಕ್ಷ ತೆರಿಗೆ', { salary: 1_800_000, deduction80C: 150_000 }],
  ['18 लाख पर टैक्स, 80सी में 1.5 लाख', { salary: 1_800_000, deduction80C: 150_000 }],
  ['tax on 15 lakh with 50000 nps', { salary: 1_500_000, nps80CCD1B: 50_000 }],
  ['tax 18 lakh 80CCD(1B) 50000 and 80C 1,50,000', { nps80CCD1B: 50_000, deduction80C: 150_000 }],
  ['salary 1 lakh per month 80c 1.5 lakh', { salary: 1_200_000, deduction80C: 150_000 }],
  ['income tax on 20 lakh, health insurance 30000', { salary: 2_000_000, deduction80D: 30_000 }],
  [
    'salary 15 lakh, home loan interest 2 lakh, 80c 1.5 lakh, 80d 25000, nps 50000, which regime',
    { homeLoanInterest: 200_000, deduction80C: 150_000, deduction80D: 25_000, nps80CCD1B: 50_000 },
  ],
  ['12 लाख वेतन पर आयकर होम लोन ब्याज 2 लाख', { salary: 1_200_000, homeLoanInterest: 200_000 }],
])('%s', (text, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key: 'regime', inputs, leavesOut: false }),
);

it('says that it leaves out what it has no field for', () => {
  expect(read('tax on 15 lakh, hra 2 lakh')).toMatchObject({ inputs: { salary: 1_500_000 }, leavesOut: true });
  expect(read('tax on 15 lakh, 80ccd(2) 60000')).toMatchObject({ inputs: { nps80CCD1B: 0 }, leavesOut: true });
});

it.each([
  ['15 lakh salary, hra 3 lakh, 80c 1.5 lakh, 80d 25000, tax', { deduction80C: 150_000, deduction80D: 25_000 }],
  ['income 20 lakh, rent 3 lakh, 80c 1.5 lakh, 80d 50000', { deduction80C: 150_000, deduction80D: 50_000 }],
  ['20 lakh salary, lta 1 lakh, 80c 1.5 lakh tax', { salary: 2_000_000, deduction80C: 150_000 }],
  ['salary 18 lakh, standard deduction 75000, 80c 1.5 lakh', { salary: 1_800_000, deduction80C: 150_000 }],
  ['salary 12 lakh per year, hra 2 lakh, 80c 1.5 lakh', { salary: 1_200_000, deduction80C: 150_000 }],
  ['salary 15 lakh 1.5 lakh in 80c 3 lakh hra 25000 80d', { deduction80C: 150_000, deduction80D: 25_000 }],
])('%s keeps another amount out of the deductions', (text, inputs) =>
  expect(read(text)).toMatchObject({ kind: 'answer', key: 'regime', inputs, leavesOut: true }),
);

it('takes the basic pay out of a salary', () => {
  const inputs = { basicMonthly: 25_000, age: 30 };
  expect(read('epf salary 50000 basic 25000 age 30')).toMatchObject({ key: 'epf', inputs, leavesOut: true });
});

it.each([
  ['home loan interest 8.5% 50 lakh 20 years', 'emi'],
  ['nps 5000 a month from age 30', 'nps'],
  ['80c 5000', 'question'],
  ['health insurance 10 lakh', 'nothing'],
  ['interest on home loan of 40 lakh', 'emi'],
])('%s is no question about what is deducted: %s', (text, keyOrKind) => {
  const found = read(text);
  expect('key' in found ? found.key : found.kind === 'question' && keyOrKind === 'emi' ? 'emi' : found.kind).toBe(
    keyOrKind,
  );
});
