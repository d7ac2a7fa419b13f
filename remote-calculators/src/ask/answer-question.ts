import { formatDate } from 'shared/format/date';
import type { Filled } from '#ask/fill.ts';
import { known } from '#ask/known.data.ts';
import type { KnownCalculator } from '#ask/known.ts';
import { type Chosen, readChosen } from '#ask/read-chosen.ts';
import { type Doubt, type QuestionRead, readQuestion } from '#ask/read-question.ts';
import { type Reached, sentenceOf } from '#ask/sentence.ts';
import type { CalculatorView } from '#definition/definition.ts';
import { fieldText, plainFigure } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { rateWarnings } from '#outcome/assumed-rates.ts';
import { figureText } from '#outcome/figure-text.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';
import { fromQuery, otherTerm } from '#scenario/link.ts';
import { MOST_PLACES, readFields } from '#scenario/read-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

/** What a calculator with a page of its own answers. */
export interface OwnAnswer {
  sentence: string;
  figures: readonly { label: string; text: string }[];
  dependsOn?: string | undefined;
}

/** A question about several goals, as it was read. */
export type Goals = Extract<QuestionRead, { kind: 'goals' }>;

/** Works out what no calculator's view can: the answer to some inputs, or to several goals. `today` is `YYYY-MM-DD` in India. */
export type OwnWork = { answers: (inputs: Filled) => OwnAnswer } | { plans: (goals: Goals, today: string) => Answered };

/** What a page shows of a question. */
export type Answered =
  | {
      kind: 'figures';
      title: string;
      /** Address of the calculator with these figures. */
      link: string;
      /** The answer in one sentence; '' where the calculator's page alone works it out. */
      sentence: string;
      /** What the engine answers, the headline first; none where the calculator's page alone works it out. */
      figures: readonly { label: string; text: string }[];
      understood: string;
      assumed: string;
      leavesOut: boolean;
      /** What the link says, where it opens more than one calculator's fields. */
      action?: string;
      above: ReturnType<typeof rateWarnings>;
      /** What the calculator says that its figures depend on, where that is no fund's return. */
      dependsOn?: string | undefined;
      /** What a picture of the years is drawn from, where there are some. */
      drawn?: { definition: CalculatorView; outcome: Outcome };
    }
  /** The calculator does not take one of the figures. */
  | { kind: 'refused'; title: string; link: string; problem: string }
  | { kind: 'open'; title: string; link: string }
  | { kind: 'question'; doubt: Doubt }
  | { kind: 'nothing' }
  | { kind: 'failed' };

/** Gives the view of a calculator, by the grammar's name for it and by its folder; what works it out for one with
 * a page of its own, or null where that page alone knows. */
type FindView = (key: string, slug: string) => Promise<CalculatorView | OwnWork | null>;

type Read = Extract<QuestionRead, { kind: 'answer' }>;

/** What the fields of a page say of figures that it does not take. */
function problemOf(definition: CalculatorView, query: string, today: string): string {
  const given = new URLSearchParams(query);
  const texts = { ...initialScenario(definition, today).texts };
  for (const { name } of definition.fields)
    texts[name] = given.get(name) ?? otherTerm(name, given) ?? texts[name] ?? '';
  const [problem = ''] = Object.values(readFields(definition, texts, today).problems);
  return problem;
}

/** The figures of a result that there are, as shown; a month of the plan is told as the calendar's. */
const figuresOf = ({ figures }: Outcome, today: string) =>
  figures.flatMap((figure) => {
    const text = figureText(figure, today);
    return text === '' ? [] : [{ label: figure.label, text }];
  });

/** Inputs with what was looked for, by the engine's search for it. */
async function reachedBy(inputs: Filled, target: number): Promise<{ inputs: Filled; reached: Reached } | string> {
  const { solvedFor } = await import(/* webpackChunkName: "ask-until" */ '#ask/solved-for.ts');
  const solution = solvedFor(inputs, target);
  if (!solution.found) return solution.reason;
  const found = Number(Number(solution.text).toFixed(MOST_PLACES));
  if (solution.input !== 'months') return { inputs: { ...inputs, annualRatePct: found }, reached: { target } };
  // The page takes whole years: the sum is reached by then.
  return { inputs: { ...inputs, years: Math.ceil(found / 12) }, reached: { target, months: found } };
}

async function worked(
  { key, calculator, inputs: read, assumed, leavesOut, until }: Read,
  today: string,
  find: FindView,
): Promise<Answered> {
  const { title, path, slug } = calculator;
  const solved = until === undefined ? { inputs: read } : await reachedBy(read, until);
  if (typeof solved === 'string') return { kind: 'refused', title, link: path, problem: solved };
  const { inputs, reached } = { reached: undefined, ...solved };
  const query = queryOf(inputs, today);
  const names = Object.keys(inputs);
  const answer = {
    kind: 'figures',
    ...{ title, link: `${path}?${query}`, leavesOut, sentence: '', figures: [], above: [] },
    understood: inputWords(
      calculator,
      inputs,
      names.filter((name) => !assumed.includes(name)),
    ),
    assumed: inputWords(calculator, inputs, assumed),
  } as const;
  const definition = await find(key, slug);
  if (definition === null) return answer;
  if ('plans' in definition) return answer;
  if ('answers' in definition) return { ...answer, ...definition.answers(inputs) };
  const scenario = fromQuery(definition, `?${query}`, today);
  if (scenario === null) return answer;
  if (scenario === 'bad') return { kind: 'refused', title, link: path, problem: problemOf(definition, query, today) };
  const reading = readFields(definition, scenario.texts, today, scenario.choices);
  const outcome = reading.inputs && outcomeOf(definition, reading.inputs, scenario.choices);
  if (!outcome) return { kind: 'refused', title, link: path, problem: problemOf(definition, query, today) };
  const above = rateWarnings(definition, outcome.values, scenario);
  const sentence = sentenceOf(key, inputs, outcome, reached);
  const drawn = outcome.years.length > 0 && { drawn: { definition, outcome } };
  return { ...answer, ...drawn, sentence, figures: figuresOf(outcome, today), above, dependsOn: definition.dependsOn };
}

/** Several goals, by the planner; where that has to be opened for them, its page. */
async function planned(read: Goals, today: string, find: FindView): Promise<Answered> {
  const { id, slug, title, path } = read.calculator;
  const planner = await find(id, slug);
  return planner !== null && 'plans' in planner ? planner.plans(read, today) : { kind: 'open', title, link: path };
}

/**
 * Answers a question by the engine of the calculator that it means.
 *
 * @param today `YYYY-MM-DD` in India
 * @param find browsers fetch what they need; agents' tools have all views and none of the pages' texts
 * @param chosen what a language model takes the question for, in place of the grammar of this site
 * @throws InputError where that is no reading of the question
 */
export async function answerQuestion(text: string, today: string, find: FindView, chosen?: Chosen): Promise<Answered> {
  const read = chosen === undefined ? readQuestion(text, known, today) : readChosen(text, chosen, known, today);
  if (read.kind === 'open') return { kind: 'open', title: read.calculator.title, link: read.calculator.path };
  if (read.kind !== 'answer' && read.kind !== 'goals') return read;
  try {
    if (read.kind === 'goals') return await planned(read, today, find);
    return await worked(read, today, find);
  } catch {
    // The calculator's own code could not be fetched; all else stands on the page already.
    return { kind: 'failed' };
  }
}

/** Inputs in words, each with the label of its field: "Monthly investment ₹5,000, Time period (years) 15 years". */
function inputWords({ fields }: KnownCalculator, inputs: Filled, names: readonly string[]): string {
  return (
    fields
      // An amount of none was not said by anybody.
      .filter(({ name, unit }) => names.includes(name) && !(unit === 'rupees' && inputs[name] === 0))
      .map(({ name, label, unit, called }) => {
        const value = inputs[name];
        if (called) return `${label.replace(/ \([^()]*\)$/, '')} ${called[String(value)] ?? ''}`;
        if (typeof value !== 'number') return `${label} ${formatDate(String(value))}`;
        // The unit is told once, by the value.
        const plain = label.replace(/ \([^()]*\)$/, '');
        const isQuantity = unit === 'rupees' || unit === 'percent' || unit === 'years' || unit === 'months';
        return `${plain} ${isQuantity ? withUnit(value, unit) : fieldText(value)}`;
      })
      .join(', ')
  );
}

/** The query of a calculator's link with these inputs; a date counts from `today`, so that the link says the same for ever. */
function queryOf(inputs: Filled, today: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs)) {
    // A part of a year is said in months: a third of a year has no end in digits.
    const isPart = name === 'years' && typeof value === 'number' && !Number.isInteger(value);
    if (isPart) query.set('months', String(Math.round(value * 12)));
    else query.set(name, typeof value === 'number' ? plainFigure(value) : value);
  }
  if (inputs.targetDate !== undefined) query.set('today', today);
  return query.toString();
}
