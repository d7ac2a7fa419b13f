import type { NumberText } from '#engine/exact.ts';
import { type IllustrationKind, illustrationOf } from '#engine/illustration/illustration.ts';
import type { AnyModel, AnyRun, RateConvention } from '#engine/model.ts';
import { percentInput } from '#engine/possible.ts';

interface IllustrationInputs {
  readonly annualRatePct: NumberText;
  readonly rateConvention: RateConvention;
  readonly once: 'true' | 'false';
  readonly kind: IllustrationKind;
}

/** The AMFI notice as `calc` answers it: an assumed rate as CAGR, its limit, and whether it lies above that. */
export const illustrationModel: AnyModel = {
  id: 'illustration',
  termless: true,
  inputs: {
    annualRatePct: { unit: 'percent', min: 0 },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
    once: { unit: 'choice', choices: ['true', 'false'], ifLeftOut: 'false' },
    kind: { unit: 'choice', choices: ['general', 'fixedIncome'], ifLeftOut: 'general' },
  },
  run: ({ annualRatePct, rateConvention, once, kind }: IllustrationInputs): AnyRun => {
    // Says what is wrong with a rate that cannot be one.
    percentInput('annualRatePct', annualRatePct);
    const results = illustrationOf({ annualRatePct, rateConvention, once: once === 'true', kind });
    return { results: { ...results }, tables: {} };
  },
};
