import { drawPlan } from '#calculators/plan-your-goal/draw-plan.ts';
import { examplePlan } from '#calculators/plan-your-goal/example-plan.ts';
import { blankPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { type OpenPlan, type PlanView, planView, shownGoal } from '#calculators/plan-your-goal/plan-view.ts';
import { storedPlan } from '#calculators/plan-your-goal/stored-plan.ts';
import { view } from '#calculators/plan-your-goal/view.ts';
import type { Control } from '#live/control.ts';
import { chosenAfter, fieldOf } from '#live/controls.ts';
import type { Form } from '#live/form.ts';
import { type Typing, typedText } from '#live/typed-text.ts';
import { addressed } from '#scenario/link.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';

const opened = (plan: Plan): OpenPlan => ({ plan, openId: 1 });

/** The form of several goals on a budget. `today` is `YYYY-MM-DD` in India, null where the server knows no day. */
export const planForm = (today: string | null): Form<OpenPlan, PlanView> => ({
  today,
  initial: opened(examplePlan()),
  initialOn: () => opened(examplePlan()),
  blank: opened(blankPlan()),
  linked: (search) => {
    const linked = planFromQuery(search);
    return linked === null || linked === 'bad' ? linked : opened(linked);
  },
  stored: () => {
    const stored = storedPlan();
    return stored && opened(stored);
  },
  text: textIn,
  withText,
  after,
  view: (state, before) => planView(state, today, before),
  parts: ({ above }) => String(above.length),
  draw: drawPlan,
  link: ({ plan }) => addressed(view.path, planQuery(plan)),
});

function textIn({ plan, openId }: OpenPlan, name: string): string | undefined {
  if (name === 'budget') return plan.budget;
  if (name === TODAYS_RUPEES) return plan.todaysRupees.text;
  return shownGoal({ plan, openId })?.texts[name];
}

function withText({ plan, openId }: OpenPlan, name: string, text: string): OpenPlan {
  if (name === 'budget') return { plan: { ...plan, budget: text }, openId };
  if (name === TODAYS_RUPEES) return { plan: { ...plan, todaysRupees: { ...plan.todaysRupees, text } }, openId };
  const shown = shownGoal({ plan, openId });
  const goals = plan.goals.map((goal) => (goal === shown ? { ...goal, texts: { ...goal.texts, [name]: text } } : goal));
  return { plan: { ...plan, goals }, openId };
}

/** After a box that is the plan's own was used: the same when it says the same. Null for any other control. */
function tickedAfter(state: OpenPlan, { name, checked = false }: Control): OpenPlan | null {
  const { plan } = state;
  if (name === 'passOn') return plan.passOn === checked ? state : { ...state, plan: { ...plan, passOn: checked } };
  const shown = shownGoal(state);
  if (name !== 'inflated' || shown === undefined) return null;
  const goals = plan.goals.map((goal) => (goal === shown ? { ...goal, inflated: checked } : goal));
  return shown.inflated === checked ? state : { ...state, plan: { ...plan, goals } };
}

function after(state: OpenPlan, control: Control, how: Typing): OpenPlan {
  const name = fieldOf(control);
  const before = textIn(state, name);
  if (before === undefined || name === TODAYS_RUPEES) {
    const ticked = tickedAfter(state, control);
    if (ticked !== null) return ticked;
    const plan = chosenAfter(state.plan, control, how);
    return plan === state.plan ? state : { ...state, plan };
  }
  const text = typedText(control, name === 'budget' || view.rules[name]?.unit === 'rupees', before, how);
  return text === before ? state : withText(state, name, text);
}
