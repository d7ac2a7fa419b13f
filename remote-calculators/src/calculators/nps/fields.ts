import { formatDate } from 'shared/format/date';
import { messages } from '#calculators/nps/messages.en.ts';
import { balances, leastAnnuityPct, type NpsInputs, nps } from '#calculators/nps/model.ts';
import { defineCalculator } from '#definition/define-calculator.ts';
import type { Inputs, Values } from '#definition/definition.ts';
import type { Listing } from '#definition/listing.ts';
import { ZERO } from '#engine/exact.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { inr } from '#figures/inr.ts';
import { rateSentence } from '#figures/rate-text.ts';
import { reviewText } from '#figures/review-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { laterAge } from '#specs/ages.ts';
import { growthColumns, rateField } from '#specs/growth-specs.ts';

const { general, government } = schemeLimits.npsLeastAnnuityPct;

const whole = withUnit(schemeLimits.npsWholeUpTo, 'rupees');
const later = laterAge('retirementAge');

/** A share below the least is for small accounts: which one this is follows from all the other fields. */
function shareOfCorpus(
  { annuityPct }: Values<'annuityPct'>,
  inputs: Inputs,
): { name: 'annuityPct'; message: string } | undefined {
  const { monthly, age, retirementAge, annualRatePct, ...rest } = inputs;
  if (annuityPct === undefined || annuityPct >= general) return undefined;
  if (!monthly || !age || !retirementAge || annualRatePct === undefined) return undefined;
  const months = balances({
    ...(rest as Pick<NpsInputs, 'rateConvention' | 'timing'>),
    monthly,
    age,
    retirementAge,
    annualRatePct,
  });
  const corpus = months.at(-1)?.value ?? ZERO;
  if (annuityPct >= leastAnnuityPct(corpus)) return undefined;
  return {
    name: 'annuityPct',
    message: messages.enterTheLeastShare({ corpus: inr(corpus), whole, general }),
  };
}

export const view = defineCalculator({
  model: nps,
  path: '/npscalculator',
  title: messages.title,
  lead: messages.whatNpsMayPay,
  icon: 'sunset',
  parent: { to: '/calculators', label: messages.crumb },
  fields: [
    { name: 'monthly', label: messages.fieldMonthly, slider: { max: 100_000, step: 500 } },
    { name: 'age', label: messages.fieldAge, wholeOnly: true, slider: { step: 1 } },
    { name: 'retirementAge', label: messages.fieldRetirementAge, wholeOnly: true, slider: { min: 40, step: 1 } },
    { ...rateField('annualRatePct'), slider: { step: 0.1 } },
    {
      name: 'stepUpPct',
      more: true,
      label: messages.fieldStepUp,
      optional: true,
      slider: { max: 30, step: 0.5 },
      note: (step) => (step === 0 ? messages.theSameEveryMonth : messages.raisesTheContribution),
    },
    {
      name: 'savings',
      more: true,
      label: messages.fieldBalance,
      optional: true,
      slider: { max: 10_000_000, step: 10_000 },
    },
    {
      name: 'annuityPct',
      more: true,
      label: messages.fieldAnnuityShare,
      slider: { step: 1 },
      note: (_, { today }) => {
        const due = reviewText(schemeLimits, today) ?? 'none';
        return messages.leastShare({ general, government, whole, dated: formatDate(schemeLimits.dated), due });
      },
    },
    {
      name: 'annuityRatePct',
      more: true,
      label: messages.fieldAnnuityRate,
      slider: { step: 0.1 },
      note: () => messages.whatAnnuityPays,
    },
  ],
  check: (values, inputs) => later(values) ?? shareOfCorpus(values, inputs),
  conventions: ['rateConvention', 'timing'],
  figures: [
    { result: 'corpus', label: messages.resultCorpus, hero: true },
    { result: 'totalInvested', label: messages.contributed, swatch: 'first' },
    { result: 'gains', label: messages.resultReturns, swatch: 'second' },
    { result: 'lumpSum', label: messages.resultLumpsum },
    { result: 'annuityCorpus', label: messages.resultAnnuity },
    { result: 'monthlyPension', label: messages.resultPension },
  ],
  unpriced: true,
  columns: growthColumns,
  stack: ['totalInvested', 'gains'],
  chartLabel: messages.chartLabel,
  convention: (choices, { annualRatePct }) => {
    const { timing } = choices;
    return messages.linkHow({ rate: rateSentence(annualRatePct, choices), timing });
  },
  extras: { againstSip: { paidIn: 'totalInvested', timing: ({ timing }) => (timing === 'end' ? 'end' : 'start') } },
  emptyText: messages.chartEmpty,
});

export const listing = {
  description: messages.seeWhatNpsMayPay,
  why: messages.why,
  takes: {
    term: 'age',
    rate: 'annualRatePct',
    stepUp: 'stepUpPct',
    annuity: 'annuityPct',
    monthly: 'monthly',
    age: 'age',
    laterAge: 'retirementAge',
    have: 'savings',
  },
  pick: {
    title: messages.cardName,
    intention: 'receive',
    line: messages.whatTheyBecome,
    drawing: ['M6 48h44M10 48V36h8v12M38 48V34h8v14', 'M24 48V20h8v28z', 'M25 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
    asked: messages.contributionsFromAge,
    result: 'corpus',
  },
  example: {
    ...{ monthly: 5000, age: 30, retirementAge: 60, annualRatePct: 10, stepUpPct: 0, savings: 0 },
    ...{ annuityPct: 40, annuityRatePct: 6 },
  },
} satisfies Listing<typeof nps>;
