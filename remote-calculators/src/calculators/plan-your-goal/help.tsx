import Help from '#calculator-page/help/help.tsx';
import explained from '#calculators/plan-your-goal/help.en.md';
import { planYourGoal } from '#calculators/plan-your-goal/model.ts';
import type { HelpText } from '#definition/definition.ts';
import { inr } from '#figures/inr.ts';

const example = { amountToday: 1_000_000, years: 10, annualRatePct: 10, inflationPct: 0 } as const;

/** How the planner of several goals explains itself; every figure is worked out here from the example. */
export function help(): HelpText {
  const { results } = planYourGoal.run(example);
  const inflated = planYourGoal.run({ ...example, inflationPct: 6 }).results;
  const car = planYourGoal.run({ amountToday: 800_000, years: 4, annualRatePct: 10, inflationPct: 6 }).results;
  return explained({
    requiredSip: inr(results.requiredSip),
    requiredLumpsum: inr(results.requiredLumpsum),
    target: inr(inflated.target),
    requiredSip2: inr(inflated.requiredSip),
    requiredSip3: inr(car.requiredSip),
    requiredSip4: inr(inflated.requiredSip + car.requiredSip),
  });
}

/** The reading part of this planner's page. */
export default function PlanHelp() {
  return <Help help={help} />;
}
