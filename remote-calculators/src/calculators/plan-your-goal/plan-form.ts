import { budgetSlider, budgetWords } from '#calculators/plan-your-goal/budget-field.ts';
import { examplePlan } from '#calculators/plan-your-goal/example-plan.ts';
import { blankPlan, type Plan, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { goalBought, goalFacts, planLines, spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { type OpenPlan, type PlanView, planView, shownGoal } from '#calculators/plan-your-goal/plan-view.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';
import { storedPlan } from '#calculators/plan-your-goal/stored-plan.ts';
import { typedIn } from '#calculators/plan-your-goal/typed-in.ts';
import { view } from '#calculators/plan-your-goal/view.ts';
import type { Control } from '#live/control.ts';
import { chosenAfter, fieldOf } from '#live/controls.ts';
import { drawChoices, drawField, drawFolded, drawQuantity } from '#live/draw-fields.ts';
import { drawBar, drawBasis, drawLine, drawNote } from '#live/draw-figures.ts';
import { drawRatesAbove } from '#live/draw-rates-above.ts';
import type { Form } from '#live/form.ts';
import { marked, setText } from '#live/marked.ts';
import { type Typing, typedText } from '#live/typed-text.ts';
import { endsIn } from '#looks/notes.ts';
import { addressed } from '#scenario/link.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { calm } from '#scenario/read-fields.ts';

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

/**
 * Writes what follows from a plan into the places that are marked for it: fields, what all goals need together, the facts
 * of each goal.
 *
 * @param typing the field whose text is on its way to a figure, so that nothing is wrong with it yet; '' for none
 * @returns what a screen reader should be told
 */
export function drawPlan(view: PlanView, typing: string): string {
  const { plan, served, shown, reading, conversion, today } = view;
  const { note, problem } = budgetWords(plan);
  const budget = { name: 'budget', slider: budgetSlider, unit: 'rupees', mark: undefined };
  drawQuantity(document, budget, plan.budget, note, typing === 'budget' ? undefined : problem);
  drawChoices(plan);
  drawTick(document, 'passOn', plan.passOn);
  drawGoals(view, typing);
  drawBasis(conversion);
  const lines = planLines(plan, served, budgetOf(plan), today);
  const places = marked('figure');
  lines.forEach(({ label, text, hidden = false, short = false }, index) => {
    const place = places[index];
    if (place === undefined) return;
    drawLine(place, label, text);
    place.hidden = hidden;
    place.querySelector('dd:not(.figure)')?.classList.toggle('is-short', short);
  });
  drawBar(lines[0]?.label ?? '', lines[0]?.text || '–');
  drawRatesAbove(view.above);
  if (shown && reading) {
    setText(
      marked('convention')[0],
      viewOf(shown).convention(plan.choices, plan.goals.length > 1 ? {} : reading.values),
    );
  }
  return spokenPlan(plan, served, conversion);
}

function drawTick(within: ParentNode, name: string, checked: boolean): void {
  const box = within.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (box !== null) box.checked = checked;
}

function drawGoals({ plan, openId, served, reading, today, conversion }: PlanView, typing: string): void {
  plan.goals.forEach((goal, index) => {
    const place = document.querySelector<HTMLElement>(`[data-goal="${goal.id}"]`);
    if (place === null) return;
    if (goal.id === openId && reading !== null) {
      const look = viewOf(goal);
      const scenario = { texts: goal.texts, choices: plan.choices, tax: plan.tax };
      drawTick(place, 'inflated', goal.inflated);
      for (const field of look.fields) drawField(place, look, field, scenario, calm(reading, typing), today);
      drawFolded(place, look, scenario.texts);
    }
    setText(place.querySelector('[data-early="printed"]'), typedIn(goal));
    const facts = goalFacts(plan, served?.goals[index], (months) => endsIn(months, today), conversion);
    for (const [part, tag] of ['dt', 'dd'].entries()) {
      place.querySelectorAll(`[data-early="facts"] ${tag}`).forEach((fact, row) => {
        setText(fact, facts[row]?.[part] ?? '');
      });
    }
    drawNote(
      place.querySelector<HTMLElement>('[data-early="goal-bought"]'),
      goalBought(plan, served?.goals[index], conversion),
    );
  });
}
