import { childEducation } from '#calculators/child-education/model.ts';
import { childMarriage } from '#calculators/child-marriage/model.ts';
import { corpus } from '#calculators/corpus/model.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { lumpsum } from '#calculators/lumpsum/model.ts';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import { retirement } from '#calculators/retirement/model.ts';
import { sip } from '#calculators/sip/model.ts';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { stp } from '#calculators/stp/model.ts';
import { swp } from '#calculators/swp/model.ts';
import type { AnyModel, CalculatorId } from '#engine/model.ts';

/** Every calculator by its id. Pages import their own model; this list is for `calc`, the bench and tests. */
export const models: { readonly [Id in CalculatorId]: AnyModel } = {
  sip,
  lumpsum,
  stepUpSip,
  swp,
  stp,
  dreamCar,
  dreamHouse,
  childMarriage,
  childEducation,
  planYourGoal,
  retirement,
  corpus,
};
