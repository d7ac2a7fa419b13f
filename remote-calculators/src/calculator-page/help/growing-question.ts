import type { HelpText } from '#definition/definition.ts';
import type { GoalInputs, GoalModel } from '#engine/goals/goal.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';

const SAVED = 200_000;
const STEP = 10;

/** What every goal page answers about savings and raises, with the example that its text works out. */
export function growingQuestion<I extends GoalInputs>(model: GoalModel<I>, example: I): HelpText['questions'][number] {
  const needed = (growing: GoalInputs) => model.run({ ...example, ...growing }).results;
  const raised = needed({ stepUpPct: STEP });
  return {
    question: messages.whatIfSomethingIsSaved,
    answer: messages.typeItUnderMore({
      savings: fieldText(SAVED),
      plain: inr(needed({}).requiredSip),
      less: inr(needed({ savings: SAVED }).requiredSip),
      step: fieldText(STEP),
      first: inr(raised.requiredSip),
      last: inr(raised.lastInstalment ?? raised.requiredSip),
    }),
  };
}
