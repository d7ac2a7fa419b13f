import { conversionAt } from '#calculator-page/results/todays-rupees.ts';
import { todaysRupeesPct } from '#calculator-page/scenario/link.ts';
import { calm } from '#calculator-page/scenario/read-fields.ts';
import { budgetSlider, budgetWords } from '#calculators/plan-your-goal/budget-field.ts';
import { drawPlan } from '#calculators/plan-your-goal/draw-plan.ts';
import { blankPlan, initialPlan, type Plan, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { servedPlan } from '#calculators/plan-your-goal/served.ts';
import { storedPlan } from '#calculators/plan-your-goal/stored-plan.ts';
import { drawChoices, drawField, drawQuantity } from '#early/draw-fields.ts';
import type { EarlyForm } from '#early/early-form.ts';
import { marked } from '#early/marked.ts';
import { choiceOf, fieldOf, textOf } from '#early/scenario-after.ts';

/** The prerendered page has one goal without inflation; a plan of another shape is for React to draw. */
const hasItsShape = ({ goals }: Plan): boolean => goals.length === 1 && goals[0]?.inflated === false;

/** What the page will show once React has come, from a link or from this browser; null for its example. */
function known(search: string): Plan | null {
  const linked = planFromQuery(search);
  return linked === 'bad' ? null : (linked ?? storedPlan());
}

/** True when the page can be drawn before React comes. */
export function canBeDrawn(search: string): boolean {
  const plan = known(search);
  return plan === null || hasItsShape(plan);
}

const rupeeFields = ['budget', 'amountToday'];

/** The form of one goal on a budget. `today` is `YYYY-MM-DD` in India. */
export const planForm = (today: string): EarlyForm<Plan> => ({
  initial: initialPlan(),
  blank: blankPlan(),
  linked: known,
  text: textIn,
  withText,
  after: (plan, control, forward) => {
    if (!(control instanceof HTMLInputElement)) return plan;
    if (control.name === 'todaysRupees')
      return { ...plan, todaysRupees: { ...plan.todaysRupees, on: control.checked } };
    const choices = choiceOf(control);
    if (choices !== null) return { ...plan, choices: { ...plan.choices, ...choices } };
    const name = fieldOf(control);
    const before = textIn(plan, name);
    if (before === undefined) return plan;
    return withText(plan, name, textOf(control, rupeeFields.includes(name), before, forward));
  },
  draw: (plan, typing) => draw(plan, today, typing),
});

function textIn({ goals, budget }: Plan, name: string): string | undefined {
  return name === 'budget' ? budget : goals[0]?.texts[name];
}

const withText = (plan: Plan, name: string, text: string): Plan =>
  name === 'budget'
    ? { ...plan, budget: text }
    : { ...plan, goals: plan.goals.map((goal) => ({ ...goal, texts: { ...goal.texts, [name]: text } })) };

function draw(plan: Plan, today: string, typing: string): string {
  const [goal] = plan.goals;
  if (goal === undefined) return '';
  const reading = calm(readGoal(goal), typing);
  const served = servedPlan(plan);
  const { note, problem } = budgetWords(plan);
  drawQuantity(
    { name: 'budget', slider: budgetSlider, unit: 'rupees' },
    plan.budget,
    note,
    typing === 'budget' ? undefined : problem,
  );
  const look = viewOf(goal);
  for (const field of look.fields) drawField(look, field, { texts: goal.texts, choices: plan.choices }, reading, today);
  drawChoices(plan);
  const conversion = conversionAt(todaysRupeesPct(plan));
  drawPlan(plan, goal, served, today, conversion);
  for (const part of marked('later')) part.setAttribute('aria-busy', 'true');
  return spokenPlan(plan, served, conversion);
}
