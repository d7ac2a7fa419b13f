import { messages } from '#calculators/tax-regime/messages.en.ts';
import { taxRegime } from '#calculators/tax-regime/model.ts';
import { definePage } from '#definition/define-calculator.ts';
import type { FieldSpec } from '#definition/definition.ts';
import type { Listing } from '#definition/listing.ts';
import { incomeTax } from '#engine/tax/income-tax.ts';
import { commonNames } from '#scenario/link-names.ts';

/** Whole rupees keep a link with nine amounts within its length. */
const amount = { optional: true, wholeOnly: true, slider: { min: 0, max: 500_000, step: 5000 } } as const;
const income = { ...amount, slider: { min: 0, max: 6_000_000, step: 10_000 } } as const;
const { year } = incomeTax;

const fields: readonly FieldSpec[] = [
  { name: 'salary', label: messages.fieldSalary, ...income },
  { name: 'otherIncome', label: messages.fieldOtherIncome, ...income, note: () => messages.otherIncomeNote },
  { name: 'employerNps', label: messages.employerNps, ...amount, more: true, note: () => messages.employerNpsNote },
  { name: 'deduction80C', label: messages.fieldDeduction80c, ...amount, note: () => messages.at80C },
  {
    name: 'deduction80D',
    label: messages.fieldDeduction80d,
    ...amount,
    more: true,
    note: () => messages.deductionNote,
  },
  { name: 'nps80CCD1B', label: messages.fieldNps, ...amount, more: true, note: () => messages.at80CCD },
  { name: 'hraExempt', label: messages.hraExempt, ...amount, more: true, note: () => messages.deductionNote },
  {
    name: 'homeLoanInterest',
    label: messages.homeLoanInterest,
    ...amount,
    more: true,
    note: () => messages.atHomeLoan,
  },
  {
    name: 'otherDeductions',
    label: messages.fieldOtherDeductions,
    ...amount,
    more: true,
    note: () => messages.deductionNote,
  },
];

export const view = definePage({
  model: taxRegime,
  path: '/taxregimecalculator',
  title: messages.title,
  lead: messages.whatYouOwe({ year }),
  icon: 'file',
  dependsOn: messages.dependsOnTheRules,
  parent: { to: '/calculators', label: messages.crumb },
  fields,
  figures: [
    { result: 'newTax', label: messages.newTax },
    { result: 'oldTax', label: messages.oldTax },
  ],
});

export const listing = {
  description: messages.compareBoth({ year }),
  why: messages.why,
  takes: {
    sum: 'salary',
    yearly: 'salary',
    section80C: 'deduction80C',
    section80D: 'deduction80D',
    section80CCD1B: 'nps80CCD1B',
    homeLoanInterest: 'homeLoanInterest',
  },
  pick: {
    title: messages.cardName,
    intention: 'lookAt',
    line: messages.whichRegime,
    drawing: ['M14 48V8h20l9 9v31zM20 26h16M20 33h16', 'M34 8v9h9z', 'M20 38h10v4H20z'],
    asked: messages.exampleInWords,
    inputs: { salary: 1_500_000 },
    result: 'newTax',
  },
  query: () => [...fields.map(({ name }) => name), 'ageGroup', ...commonNames],
  example: { salary: 1_500_000 },
} satisfies Listing<typeof taxRegime>;
