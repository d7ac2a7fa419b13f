import { messages } from '#calculators/fire/messages.en.ts';
import { fire } from '#calculators/fire/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { fieldText } from '#figures/amount-text.ts';
import { otherRate, rateSentence } from '#figures/rate-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { ageInWords } from '#specs/ages.ts';
import { rateField } from '#specs/growth-specs.ts';
import { monthInWords } from '#specs/notes.ts';

export const view = defineCalculator({
  model: fire,
  path: '/firecalculator',
  title: messages.title,
  lead: messages.whenSavingsCanPay,
  icon: 'flag',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'age', label: messages.fieldAge, wholeOnly: true, slider: { min: 18, max: 70, step: 1 } },
    { name: 'monthlyExpense', label: messages.fieldExpense, slider: { min: 5000, max: 500_000, step: 1000 } },
    { name: 'monthly', label: messages.fieldMonthly, slider: { max: 500_000, step: 1000 } },
    {
      name: 'stepUpPct',
      more: true,
      label: messages.fieldStepUp,
      optional: true,
      slider: { max: 30, step: 0.5 },
      note: (step) => (step === 0 ? messages.theSameEveryMonth : messages.stepUpNote),
    },
    { name: 'savings', label: messages.fieldSavings, optional: true, slider: { max: 50_000_000, step: 50_000 } },
    { ...rateField('annualRatePct'), more: true },
    {
      name: 'postReturnPct',
      more: true,
      label: messages.returnAfterwards,
      slider: { min: 0, max: 15, step: 0.1 },
      note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
    },
    {
      name: 'inflationPct',
      more: true,
      label: messages.fieldInflation,
      slider: { max: 15, step: 0.1 },
      note: (rate) => (rate === 0 ? messages.inflationNoteNone : messages.whatExpensesRise),
    },
    { name: 'lastsToAge', more: true, label: messages.lastsToAge, wholeOnly: true, slider: { min: 60, step: 1 } },
  ],
  check: ({ age, lastsToAge }) =>
    age !== undefined && lastsToAge !== undefined && lastsToAge <= age
      ? { name: 'lastsToAge', message: messages.errorLaterAge({ age: withUnit(age, 'years') }) }
      : undefined,
  conventions: ['rateConvention'],
  figures: [
    {
      result: 'fireAge',
      label: messages.resultAge,
      hero: true,
      saysAmount: ageInWords,
      saysNone: ({ lastsToAge = 0 }) => messages.resultNotBefore({ age: lastsToAge }),
    },
    {
      result: 'fireMonths',
      label: messages.resultReached,
      mayBeMissing: true,
      says: (month) => (month === 0 ? messages.resultReachedNow : monthInWords(month)),
      isMonth: true,
    },
    { result: 'corpusNeeded', label: messages.resultCorpus, mayBeMissing: 'fireMonths' },
    { result: 'corpusHeld', label: messages.youHoldThen, mayBeMissing: 'fireMonths' },
    { result: 'corpusToday', label: messages.corpusToStopToday },
  ],
  unpriced: true,
  columns: [
    { column: 'held', label: messages.held, short: messages.heldShort },
    { column: 'needed', label: messages.needed, short: messages.neededShort },
  ],
  stack: ['held'],
  beside: { column: 'needed', label: messages.needed, short: messages.neededShort },
  meet: 'fireMonths',
  chartOf: messages.held,
  chartLabel: messages.chartLabel,
  whyText: messages.whyOthersDiffer,
  convention: (choices, { annualRatePct, postReturnPct, inflationPct }) => {
    const after = postReturnPct === undefined ? 'none' : otherRate(postReturnPct, choices.rateConvention);
    const inflation = inflationPct === undefined ? 'none' : fieldText(inflationPct);
    return messages.linkHow({ rate: rateSentence(annualRatePct, choices), after, inflation });
  },
  extras: {},
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhenSavingsCanPay,
  why: messages.why,
  takes: {
    expense: 'monthlyExpense',
    monthly: 'monthly',
    age: 'age',
    rate: 'annualRatePct',
    inflation: 'inflationPct',
    have: 'savings',
    laterAge: 'lastsToAge',
    stepUp: 'stepUpPct',
  },
  pick: {
    title: messages.cardName,
    intention: 'receive',
    line: messages.whenCanIStop,
    drawing: ['M6 48h44M40 14V4', 'M8 48c12-2 24-10 32-32v32z', 'M40 4h12l-4 5 4 5H40z'],
    asked: messages.spendAndSave,
    result: 'fireAge',
  },
  example: {
    ...{ age: 30, monthlyExpense: 50_000, monthly: 40_000, stepUpPct: 5, savings: 1_000_000 },
    ...{ annualRatePct: 11, postReturnPct: 8, inflationPct: 6, lastsToAge: 90 },
  },
} satisfies Listing<typeof fire>;
