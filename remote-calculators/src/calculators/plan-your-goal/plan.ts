import { inflatedView, view } from '#calculators/plan-your-goal/fields.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Choices } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { type Reading, readFields, type Texts } from '#scenario/read-fields.ts';
import { defaultRange, type RangeSetting, type Scenario } from '#scenario/scenario.ts';
import { defaultTax, type TaxSetting } from '#scenario/settings.ts';

/** What a goal is for. A link carries these letters only: a name that someone gave stays in the browser. */
export const kinds = {
  g: { label: messages.columnGoal, icon: 'target' },
  c: { label: messages.kindCar, icon: 'car' },
  h: { label: messages.kindHouse, icon: 'house' },
  e: { label: messages.kindEducation, icon: 'graduation' },
  m: { label: messages.kindMarriage, icon: 'rings' },
  r: { label: messages.kindRetirement, icon: 'sunset' },
} as const;
export type Kind = keyof typeof kinds;

/** More would not fit into a link of 300 characters, and eight with all that they may have beside do not either. */
export const MOST_GOALS = 8;

/**
 * Colours of goals, the same in both themes: each has at least 3:1 against either card, and 4.5:1 below the names on it. In
 * the markup and not in a stylesheet: one goal needs none.
 */
const tints = ['#1f9378', '#ad7648', '#4a86d8', '#a46cc0', '#d95f5c', '#2394ab', '#d0669b', '#7d8a86'];
export const COLOURS = tints.length;

export interface PlannedGoal {
  id: number;
  kind: Kind;
  /** The visitor's own word for it; '' shows the kind. */
  name: string;
  texts: Texts;
  /** Whether the price rises until the goal's day. */
  inflated: boolean;
  /** Place among the {@link COLOURS}, from 0; null while the visitor has chosen none. */
  colour: number | null;
}

/** Everything that the page can be set to. The goals' order is their priority. */
export interface Plan {
  goals: readonly PlannedGoal[];
  /** What can be spared every month, as typed; '' while unknown. */
  budget: string;
  /** Whether what a reached goal has freed goes to the next that lacks some. */
  passOn: boolean;
  choices: Choices;
  todaysRupees: Scenario['todaysRupees'];
  /** The optional range around the goal that is shown. */
  range: RangeSetting;
  /** The tax on the goal that is shown. */
  tax: TaxSetting;
}

export const defaultChoices: Choices = { rateConvention: 'nominal', timing: 'end', mode: 'monthly' };

export function newGoal(id: number, kind: Kind = 'g'): PlannedGoal {
  const { rules } = inflatedView;
  const texts: Record<string, string> = {};
  for (const { name } of inflatedView.fields) {
    const { initial } = rules[name] ?? {};
    texts[name] = initial === undefined ? '' : fieldText(initial);
  }
  return { id, kind, name: '', texts, inflated: false, colour: null };
}

/** One goal as the specification begins with it: what a link that leaves it out means, and whoever starts without the example. */
export const initialPlan = (): Plan => ({
  goals: [newGoal(1)],
  budget: '',
  passOn: true,
  choices: defaultChoices,
  todaysRupees: { on: false, text: '6' },
  range: defaultRange,
  tax: defaultTax,
});

/** The page without any figure: what stands there until a link has been worked out. */
export function blankPlan(): Plan {
  const usual = initialPlan();
  const blank = (texts: Texts) => Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
  return { ...usual, goals: usual.goals.map((goal) => ({ ...goal, texts: blank(goal.texts) })) };
}

/** A goal by its kind, numbered where others of that kind have no name either: "Car", or "Goal 1" and "Goal 2". */
export function defaultTitle({ id, kind }: PlannedGoal, goals: readonly PlannedGoal[]): string {
  const alike = goals.filter((other) => other.kind === kind && other.name.trim() === '').map((other) => other.id);
  // By when they were added: a goal keeps its number while priorities change.
  const place = alike.sort((a, b) => a - b).indexOf(id);
  return alike.length > 1 && place >= 0
    ? messages.numbered({ kind: kinds[kind].label, number: place + 1 })
    : kinds[kind].label;
}

/** The visitor's own word for a goal, or else what tells it from the others. */
export const goalTitle = (goal: PlannedGoal, goals: readonly PlannedGoal[]): string =>
  goal.name.trim() || defaultTitle(goal, goals);

/** The place of a goal's colour, by when it was added: it stays while priorities change. */
export const colourOf = ({ id, colour }: Pick<PlannedGoal, 'id' | 'colour'>): number => colour ?? (id - 1) % COLOURS;

export const tintOf = (goal: Pick<PlannedGoal, 'id' | 'colour'>): string | undefined => tints[colourOf(goal)];

export const viewOf = ({ inflated }: PlannedGoal) => (inflated ? inflatedView : view);

export const readGoal = (goal: PlannedGoal): Reading => readFields(viewOf(goal), goal.texts, null);
