import type { Turn, Turned } from '#definition/definition.ts';

// Names of inputs and results of two pages each: `calculators/turned.test.ts` holds them against both models.

/** The folders of the calculators that are turned round. */
export const turnedFolders = ['corpus', 'lumpsum', 'lumpsum-sip', 'sip', 'step-up-sip'] as const;

const toTarget = {
  path: '/corpus',
  fields: { years: 'years', annualRatePct: 'annualRatePct' },
  answer: { field: 'target', result: 'value' },
} as const satisfies Turn;

const savingsTurned = (turn: Turn): Turned => ({ asks: 'savings', ways: [turn] });

/** A SIP's value as a target. */
export const sipTurned = savingsTurned({ ...toTarget, mode: 'monthly' });

export const lumpsumTurned = savingsTurned({ ...toTarget, mode: 'oneTime' });

/** A corpus raises its instalment by a share of it, as this SIP does, but by no rupees. */
export const stepUpSipTurned = savingsTurned({
  ...toTarget,
  mode: 'monthly',
  without: ['stepUpRupees'],
  fields: { ...toTarget.fields, stepUpPct: 'stepUpPct' },
});

/** What is invested at once grows as the savings of a corpus do, at the monthly rate. */
export const lumpsumSipTurned = savingsTurned({
  ...toTarget,
  mode: 'monthly',
  fields: { ...toTarget.fields, savings: 'principal', stepUpPct: 'stepUpPct' },
});

const monthly = {
  way: 'monthly',
  fields: toTarget.fields,
  answer: { field: 'monthly', result: 'requiredSip', resultAtStart: 'requiredSipIfStartOfMonth' },
  becomes: 'target',
} as const satisfies Omit<Turn, 'path'>;

/** What a target needs, as the plan that reaches it; savings that are there already are a lump sum beside a SIP. */
export const corpusTurned: Turned = {
  asks: 'target',
  ways: [
    { ...monthly, path: '/sipcalculator', without: ['savings', 'stepUpPct'] },
    {
      ...monthly,
      path: '/stepupsipcalculator',
      without: ['savings'],
      fields: { ...monthly.fields, stepUpPct: 'stepUpPct' },
    },
    {
      ...monthly,
      path: '/lumpsumandsip',
      fields: { ...monthly.fields, principal: 'savings', stepUpPct: 'stepUpPct' },
      becomes: 'stillNeeded',
    },
    {
      way: 'oneTime',
      path: '/lumpsumcalculator',
      without: ['savings'],
      fields: toTarget.fields,
      answer: { field: 'principal', result: 'requiredLumpsum' },
      becomes: 'target',
    },
  ],
};
