import { amountInWords } from 'shared/format/words';
import { example } from '#calculators/plan-your-goal/example.ts';
import { view } from '#calculators/plan-your-goal/fields.ts';
import { budgetOf, fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { goalOfKind } from '#calculators/plan-your-goal/goal-kind.ts';
import type { Removed } from '#calculators/plan-your-goal/goal-removal.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import {
  blankPlan,
  initialPlan,
  newGoal,
  type Plan,
  type PlannedGoal,
  readGoal,
  viewOf,
} from '#calculators/plan-your-goal/plan.ts';
import { goalBought, goalFacts, planLines, spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import { goalCodes, planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { planRateWarnings } from '#calculators/plan-your-goal/plan-rates.ts';
import { typedIn } from '#calculators/plan-your-goal/typed-in.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { fieldText } from '#figures/amount-text.ts';
import { chosenAfter, fieldOf } from '#form/controls.ts';
import { drawChoices, drawFields, drawQuantity, drawRatesAbove } from '#form/draw-fields.ts';
import { drawBar, drawBasis, drawLine, drawNote } from '#form/draw-figures.ts';
import type { Form, FormView } from '#form/form.ts';
import { marked, setText } from '#form/marked.ts';
import type { Control } from '#form/typed-text.ts';
import { type Typing, typedText } from '#form/typed-text.ts';
import { type Conversion, outcomeOf } from '#outcome/outcome.ts';
import { conversionAt } from '#outcome/price-basis.ts';
import { addressed, todaysRupeesPct } from '#scenario/link.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import { type Reading, withoutErrorOf } from '#scenario/read-fields.ts';
import { endsIn } from '#specs/notes.ts';

export const budgetSlider = { min: 0, max: 200_000, step: 1000 } as const;

/** What stands under the budget, and what is wrong with it. */
export function budgetWords({ budget }: Pick<Plan, 'budget'>): { note: string; problem: string | undefined } {
  const rupees = budgetOf({ budget });
  return {
    note: rupees === null ? messages.budgetNote : amountInWords(rupees),
    problem: budget.trim() !== '' && rupees === null ? messages.budgetError : undefined,
  };
}

/** The example that the page opens on. It is no default: a link without goals means one goal, as the specification has it. */
export const examplePlan = (): Plan => ({
  ...initialPlan(),
  budget: fieldText(example.budget),
  goals: example.goals.map(([kind, { amountToday, months }], place) => {
    const goal = goalOfKind(place + 1, kind);
    const figures = { amountToday: fieldText(amountToday), years: fieldText(months / 12) };
    return { ...goal, texts: { ...goal.texts, ...figures } };
  }),
});

/** Whether the figures of a usual plan stand there still, however they are shown. */
const shows = (plan: Plan, usual: Plan): boolean =>
  goalCodes(plan) === goalCodes(usual) && budgetOf(plan) === budgetOf(usual);

export const showsExample = (plan: Plan): boolean => shows(plan, examplePlan());

/** Where this browser keeps the visitor's plan. */
const STORED = 'goal-plan';
/** Where it keeps what they have changed of another one, such as a friend's, for the names in it. */
const STORED_BESIDE = 'goal-plan-beside';

/** Writes a plan into the browser's own storage. */
export function storePlan({ plan, isBeside }: Pick<OpenPlan, 'plan' | 'isBeside'>): void {
  try {
    localStorage.setItem(isBeside ? STORED_BESIDE : STORED, JSON.stringify(plan));
  } catch {
    // Storage may be full or switched off; the link still keeps the plan.
  }
}

/** A plan from the browser's own storage; anything unexpected there counts as nothing. */
function storedPlan(place: string): Plan | null {
  try {
    const found: Partial<Plan> | null = JSON.parse(localStorage.getItem(place) ?? 'null');
    // An older version of this page knew less: what it did not keep is as usual.
    const plan = found === null ? null : { ...initialPlan(), ...found };
    // Written by another version of this page, or by hand: a plan must at least survive being shown.
    if (plan === null || !Array.isArray(plan.goals) || plan.goals.length === 0) return null;
    const whole = { ...plan, goals: plan.goals.map((goal) => ({ ...newGoal(goal.id), ...goal })) };
    planView({ plan: whole, openId: 1 }, null, null);
    return whole;
  } catch {
    return null;
  }
}

/** A plan, and the goal whose fields are open; null while none is. */
export interface OpenPlan {
  plan: Plan;
  openId: number | null;
  /** It is of a link, while this browser keeps another one that is the visitor's own. */
  isBeside?: boolean | undefined;
  /** What can be put back; a plan of another address begins without. */
  removed?: Removed | undefined;
}

/** Everything that follows from a plan. */
export interface PlanView extends OpenPlan, FormView {
  /** What all goals need together; null while one of them is incomplete. */
  served: Budget | null;
  /** The goal whose years are shown, and its place from 0. */
  shown: PlannedGoal | undefined;
  place: number;
  reading: Reading | null;
  conversion: Conversion;
  above: ReturnType<typeof planRateWarnings>;
}

/** The goal whose years are shown: the open one, or else the first. */
const shownGoal = ({ plan: { goals }, openId }: OpenPlan): PlannedGoal | undefined =>
  goals.find(({ id }) => id === openId) ?? goals[0];

/** @param before the last view, of which all is taken that has not changed */
export function planView(state: OpenPlan, today: string | null, before: PlanView | null): PlanView {
  const { plan, openId, isBeside, removed } = state;
  const { goals, budget, choices, passOn } = plan;
  const shown = shownGoal({ plan, openId });
  const place = Math.max(0, shown ? goals.indexOf(shown) : 0);
  const isSame =
    before?.plan.goals === goals &&
    before.plan.choices === choices &&
    before.plan.budget === budget &&
    before.plan.passOn === passOn;
  const inflationPct = todaysRupeesPct(plan);
  const conversion = before?.conversion.inflationPct === inflationPct ? before.conversion : conversionAt(inflationPct);
  const reading = shown === undefined ? null : before?.shown === shown ? before.reading : readGoal(shown);
  const isShown = before?.reading === reading && before?.plan.choices === choices && before.conversion === conversion;
  const outcome = isShown
    ? before.outcome
    : shown && reading?.inputs
      ? outcomeOf(viewOf(shown), reading.inputs, choices, conversion)
      : null;
  const served = isSame ? before.served : fundedPlan(plan);
  const above = planRateWarnings(plan);
  return { plan, openId, isBeside, removed, today, served, shown, place, reading, outcome, conversion, above };
}

/** Open on its first goal, as the server draws it. */
const opened = (plan: Plan): OpenPlan => ({ plan, openId: plan.goals[0]?.id ?? null });

/**
 * What this browser has kept for an address. Of a link it is the kept plan where both say the same: that one has the names,
 * which no link carries, and each goal's number and colour. Any other link stands beside the visitor's own plan.
 *
 * @param linked the plan of the link; null where the address says nothing
 */
function keptPlan(linked: OpenPlan | null): OpenPlan | null {
  const own = storedPlan(STORED);
  if (own === null) return null;
  if (linked === null || isAlike(own, linked.plan)) return opened(own);
  if (isUsual(own)) return null;
  const beside = storedPlan(STORED_BESIDE);
  const shown = beside !== null && isAlike(beside, linked.plan) ? opened(beside) : linked;
  return { ...shown, isBeside: true };
}

function isAlike(kept: Plan, linked: Plan): boolean {
  const query = planQuery(linked);
  return query !== '' && planQuery(kept) === query;
}

/** Nothing is lost with it. */
const isUsual = (plan: Plan): boolean =>
  plan.goals.every(({ name }) => name.trim() === '') && [examplePlan(), initialPlan()].some((one) => shows(plan, one));

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
  stored: keptPlan,
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

function withText(state: OpenPlan, name: string, text: string): OpenPlan {
  const { plan } = state;
  if (name === 'budget') return { ...state, plan: { ...plan, budget: text } };
  if (name === TODAYS_RUPEES) return { ...state, plan: { ...plan, todaysRupees: { ...plan.todaysRupees, text } } };
  const shown = shownGoal(state);
  const goals = plan.goals.map((goal) => (goal === shown ? { ...goal, texts: { ...goal.texts, [name]: text } } : goal));
  return { ...state, plan: { ...plan, goals } };
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
  const budget = { name: 'budget', slider: budgetSlider, unit: 'rupees', per: 'month', mark: undefined } as const;
  drawQuantity(document, budget, plan.budget, note, typing === 'budget' ? undefined : problem);
  drawChoices(plan, typing);
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
      const spec = viewOf(goal);
      const scenario = { texts: goal.texts, choices: plan.choices, tax: plan.tax };
      drawTick(place, 'inflated', goal.inflated);
      drawFields(place, spec, scenario, withoutErrorOf(reading, typing), today, typing);
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
