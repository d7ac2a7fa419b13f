import type { CorpusInputs } from '#calculators/corpus/model.ts';
import type { LumpsumInputs } from '#calculators/lumpsum/model.ts';
import type { LumpsumSipInputs } from '#calculators/lumpsum-sip/model.ts';
import type { SipInputs } from '#calculators/sip/model.ts';
import type { StepUpSipInputs } from '#calculators/step-up-sip/model.ts';
import type { Turn, Turned } from '#definition/definition.ts';
import type { GoalResults } from '#engine/goals/goal.ts';
import type { GrowthResults } from '#engine/model.ts';

type Name<Shape> = Extract<keyof Shape, string>;
type IntoCorpus<I> = Turn<Name<I>, Name<GrowthResults>, Name<CorpusInputs>>;
type FromCorpus<I> = Turn<Name<CorpusInputs>, Name<GoalResults>, Name<I>>;

const toTarget = {
  path: '/corpus',
  fields: { years: 'years', annualRatePct: 'annualRatePct' },
  answer: { field: 'target', result: 'value' },
} as const satisfies IntoCorpus<SipInputs & LumpsumInputs>;

const savingsTurned = (turn: Turn): Turned => ({ asks: 'savings', ways: [turn] });

/** A SIP's value as a target. */
export const sipTurned = savingsTurned({ ...toTarget, mode: 'monthly' } satisfies IntoCorpus<SipInputs>);

export const lumpsumTurned = savingsTurned({ ...toTarget, mode: 'oneTime' } satisfies IntoCorpus<LumpsumInputs>);

/** A corpus raises its instalment by a share of it, as this SIP does, but by no rupees. */
export const stepUpSipTurned = savingsTurned({
  ...toTarget,
  mode: 'monthly',
  without: ['stepUpRupees'],
  fields: { ...toTarget.fields, stepUpPct: 'stepUpPct' },
} satisfies IntoCorpus<StepUpSipInputs>);

/** What is invested at once grows as the savings of a corpus do, at the monthly rate. */
export const lumpsumSipTurned = savingsTurned({
  ...toTarget,
  mode: 'monthly',
  fields: { ...toTarget.fields, savings: 'principal', stepUpPct: 'stepUpPct' },
} satisfies IntoCorpus<LumpsumSipInputs>);

const monthly = {
  way: 'monthly',
  fields: toTarget.fields,
  answer: { field: 'monthly', result: 'requiredSip', resultAtStart: 'requiredSipIfStartOfMonth' },
  becomes: 'target',
} as const satisfies Omit<FromCorpus<SipInputs>, 'path'>;

/** What a target needs, as the plan that reaches it; savings that are there already are a lump sum beside a SIP. */
export const corpusTurned: Turned = {
  asks: 'target',
  ways: [
    { ...monthly, path: '/sipcalculator', without: ['savings', 'stepUpPct'] } satisfies FromCorpus<SipInputs>,
    {
      ...monthly,
      path: '/stepupsipcalculator',
      without: ['savings'],
      fields: { ...monthly.fields, stepUpPct: 'stepUpPct' },
    } satisfies FromCorpus<StepUpSipInputs>,
    {
      ...monthly,
      path: '/lumpsumandsip',
      fields: { ...monthly.fields, principal: 'savings', stepUpPct: 'stepUpPct' },
      becomes: 'stillNeeded',
    } satisfies FromCorpus<LumpsumSipInputs>,
    {
      way: 'oneTime',
      path: '/lumpsumcalculator',
      without: ['savings'],
      fields: toTarget.fields,
      answer: { field: 'principal', result: 'requiredLumpsum' },
      becomes: 'target',
    } satisfies FromCorpus<LumpsumInputs>,
  ],
};
