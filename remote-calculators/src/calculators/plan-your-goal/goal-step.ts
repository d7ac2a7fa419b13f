import type { Step } from '#calculator-page/ahead/use-fields-ahead.ts';
import { type Conversion, type Outcome, outcomeOf } from '#calculator-page/results/outcome.ts';
import { drawPlan } from '#calculators/plan-your-goal/draw-plan.ts';
import { type Plan, type PlannedGoal, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import { planRatesAbove } from '#calculators/plan-your-goal/plan-rates.ts';
import { budgetOf, servedPlan } from '#calculators/plan-your-goal/served.ts';
import { drawField } from '#early/draw-fields.ts';
import { drawRatesAbove } from '#early/draw-rates-above.ts';
import type { Budget } from '#engine/budget/budget.ts';

/** What React has rendered last: the plan, and the goal that is shown. */
interface Rendered {
  plan: Plan;
  served: Budget | null;
  shown: PlannedGoal | undefined;
  outcome: Outcome | null;
  conversion: Conversion;
  today: string | null;
}

/**
 * What writes a field of the shown goal, that goal's facts, and what all goals need together: blank while its text is no
 * figure, which is for React to say once the typing rests.
 *
 * @returns undefined when parts of the page come or go with it, which is for React
 */
export function goalStep(rendered: Rendered, name: string, text: string): Step<Outcome> | undefined {
  const { plan, shown, today } = rendered;
  if (shown === undefined || rendered.served === null || rendered.outcome === null) return undefined;
  const look = viewOf(shown);
  const field = look.fields.find((one) => one.name === name);
  const goal: PlannedGoal = { ...shown, texts: { ...shown.texts, [name]: text } };
  const next: Plan = { ...plan, goals: plan.goals.map((one) => (one.id === goal.id ? goal : one)) };
  const reading = readGoal(goal);
  const served = servedPlan(next);
  const { inputs } = reading;
  if (field === undefined || (inputs !== null && served === null)) return undefined;
  const above = planRatesAbove(next);
  if (above.length !== planRatesAbove(plan).length) return undefined;
  const outcome = inputs && outcomeOf(look, inputs, plan.choices, rendered.conversion);
  if (inputs !== null && (outcome === null || changesShort(plan, served, rendered.served))) return undefined;

  const draw = () => {
    drawField(look, field, { texts: goal.texts, choices: plan.choices }, { ...reading, problems: {} }, today);
    drawPlan(next, goal, served, today, rendered.conversion);
    drawRatesAbove(above);
    return outcome;
  };
  return { unfinished: inputs === null, draw };
}

/** Whether the budget falls short now and did not before, or the other way round: ways out of it come and go with that. */
function changesShort(plan: Plan, served: Budget | null, before: Budget | null): boolean {
  const [lines, linesBefore] = [served, before].map((budget) => planLines(plan, budget, budgetOf(plan)));
  return lines?.some(({ short }, place) => short !== linesBefore?.[place]?.short) ?? false;
}
