import { messages } from '#calculators/lumpsum-sip/messages.en.ts';
import { lumpsumSip } from '#calculators/lumpsum-sip/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Listing } from '#definition/listing.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { growthColumns, growthFigures, rateField } from '#specs/growth-specs.ts';
import { instalmentsNote } from '#specs/notes.ts';
import { lumpsumSipTurned } from '#specs/turned.ts';

export const view = defineCalculator({
  model: lumpsumSip,
  path: '/lumpsumandsip',
  title: messages.title,
  lead: messages.whatOneAmountNow,
  icon: 'plus-square',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'principal', label: messages.fieldOnce, slider: { max: 10_000_000, step: 5000 } },
    { name: 'monthly', label: messages.fieldMonthly, slider: { max: 100_000, step: 500 } },
    {
      name: 'years',
      label: messages.fieldYears,
      wholeOnly: true,
      slider: { step: 1 },
      note: instalmentsNote,
    },
    rateField('annualRatePct', messages.fieldRate, 0),
    {
      name: 'stepUpPct',
      more: true,
      label: messages.fieldStepUp,
      optional: true,
      slider: { max: 50, step: 1 },
      note: (step) => (step === 0 ? messages.stepUpNoteNone : messages.stepUpNote),
    },
  ],
  conventions: ['rateConvention', 'timing'],
  figures: growthFigures,
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.valueOfBoth,
  convention: (choices, { annualRatePct }) => {
    const { timing, rateConvention: convention } = choices;
    return messages.howBothGrow({ rate: rateSentence(annualRatePct, choices), timing, convention });
  },
  turned: lumpsumSipTurned,
  extras: {
    whatIf: { result: 'value', delay: 'term', rates: ['annualRatePct'] },
    tax: 'savings',
  },
  emptyText: messages.enterTheAmounts,
});

export const listing = {
  description: messages.seeWhatOneAmountNow,
  why: messages.why,
  takes: { term: 'years', rate: 'annualRatePct', stepUp: 'stepUpPct', sum: 'principal', monthly: 'monthly' },
  pick: {
    title: messages.cardName,
    intention: 'putAside',
    line: messages.whatDoBothBecome,
    drawing: ['M6 48h44M10 48V24h14v24M30 48V40h7v8', 'M42 48V30h7v18z', 'M37 8h4v5h5v4h-5v5h-4v-5h-5v-4h5z'],
    asked: messages.bothForYears,
    result: 'value',
  },
  example: { principal: 100_000, monthly: 5000, years: 10, annualRatePct: 12 },
} satisfies Listing<typeof lumpsumSip>;
