import type { OwnWork } from '#ask/answer-question.ts';
import { type Answered, answerQuestion } from '#ask/answer-question.ts';
import { addedWords, asksBack } from '#ask/asks-back.ts';
import { goalsAnswer } from '#ask/goals-answer.ts';
import type { Chosen } from '#ask/read-chosen.ts';
import { regimeAnswer } from '#ask/regime-answer.ts';
import { LONGEST_QUESTION } from '#ask/tokens.ts';
import { answer, answeredIds, modelsFor } from '#calculators/answer.ts';
import { listed } from '#calculators/listed.ts';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import type { CalculatorView, PageView } from '#definition/definition.ts';
import { InputError } from '#engine/possible.ts';
import { namesOf, readInputs } from '#engine/read-inputs.ts';
import { messages as said } from '#messages.en.ts';
import { riskWarning } from '#outcome/risk-warning.ts';
import { fromQuery, LONGEST_QUERY } from '#scenario/link.ts';
import { linkNames } from '#scenario/link-names.ts';
import { inputSchema } from '#tools/input-schema.ts';
import { messages } from '#tools/messages.en.ts';
import type { Tool, ToolListing } from '#tools/tool.ts';
import { isDrawnByItsView, viewFor } from '#tools/view-for.ts';

const shownAs = new Map(listed.map((one) => [one.view.id, one]));

const nameOf = (id: string): string => `calculate_${id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** One tool for each calculator that `calc` knows. */
export const calculatorTools: readonly Tool[] = answeredIds.map((id): Tool => {
  const shown = shownAs.get(id);
  const views: PageView[] = shown ? [shown.view, ...(id === byExpenseView.id ? [byExpenseView] : [])] : [];
  const example = shown && asGiven(shown.listing.example);
  const title = shown?.view.title ?? messages.illustrationLimit;
  return {
    name: nameOf(id),
    title,
    description: [
      shown?.listing.description ?? messages.whatTheLimitIs,
      ...(example ? [messages.toolExample({ inputs: JSON.stringify(example) })] : []),
    ].join(' '),
    inputSchema: inputSchema(modelsFor(id), labelsOf(views)),
    call: (inputs, today) => ({
      calculator: title,
      // Each figure is rounded on its own to the paisa, as `calc` rounds it.
      figures: answer(id, inputs, { exact: false, bounds: false, today }),
      ...pageWith(views, inputs, today),
      note: `${messages.illustration} ${riskWarning(shown?.view.dependsOn)}`,
    }),
  };
});

/** What the fields are called on the page, without their unit. */
function labelsOf(views: readonly PageView[]): ReadonlyMap<string, string> {
  const fields = views.flatMap((view) => view.fields);
  return new Map(fields.map(({ name, label }) => [name, label.replace(/ \([^()]*\)$/, '')]));
}

/** Dated amounts as they are sent; a listing has them as the model takes them, one a line. */
function asGiven({ flows, ...others }: Readonly<Record<string, unknown>>): object {
  return flows === undefined ? others : { ...others, flows: String(flows).split('\n').map(flowOf) };
}

function flowOf(line: string): { date: string; amount: number } {
  const [date = '', amount = ''] = line.split(' ');
  return { date, amount: Number(amount) };
}

/** A question in words, answered as the page `/ask` answers it. */
export const askTool: Tool = {
  name: 'ask_calculators',
  title: messages.askToolTitle,
  description: messages.answersASentence,
  inputSchema: {
    type: 'object',
    properties: {
      question: { type: 'string', description: messages.askToolQuestion },
      tool: { type: 'string', enum: calculatorTools.map(({ name }) => name), description: messages.theToolMeant },
      inputs: { type: 'object', description: messages.theInputsMeant },
    },
    required: ['question'],
    additionalProperties: false,
  },
  call: async (inputs, today) => {
    const { question, chosen } = askedIn(inputs);
    return toldOf(await answerQuestion(question, today, find, chosen), `/ask?${new URLSearchParams({ q: question })}`);
  },
};

/** Nothing has to be fetched here. */
const own: Readonly<Record<string, OwnWork>> = { regime: regimeAnswer, planYourGoal: goalsAnswer };
const find = async (key: string) => own[key] ?? (await viewFor(key));

function askedIn(given: unknown): { question: string; chosen?: Chosen } {
  const { question, tool, inputs, ...others }: { question?: unknown; tool?: unknown; inputs?: unknown } = Object(given);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new InputError(unknown, `is not an input of ${askTool.name}, which takes question, tool, inputs`);
  const text = typeof question === 'string' ? question.trim() : '';
  if (text === '' || text.length > LONGEST_QUESTION)
    throw new InputError('question', messages.errorQuestion({ most: LONGEST_QUESTION }));
  if (tool === undefined && inputs === undefined) return { question: text };
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs))
    throw new InputError('inputs', 'must be a JSON object');
  const calculator = answeredIds.find((id) => nameOf(id) === tool) ?? String(tool);
  const isByExpense = calculator === byExpenseView.id && 'monthlyExpense' in inputs;
  return {
    question: text,
    chosen: { calculator: isByExpense ? 'retirementByExpense' : calculator, inputs: { ...inputs } },
  };
}

/** @param page of the question itself */
function toldOf(answered: Answered, page: string): object {
  if (answered.kind === 'question')
    return { asksBack: asksBack(answered.doubt), addOneOf: addedWords(answered.doubt), page };
  if (answered.kind === 'nothing') return { asksBack: said.nothing, page };
  if (answered.kind === 'failed') throw new Error('A calculator could not be loaded.');
  const { title, link } = answered;
  if (answered.kind === 'open') return { asksBack: said.named({ title }), calculator: title, page: link };
  if (answered.kind === 'refused')
    return { asksBack: said.notTaken({ title, problem: answered.problem }), calculator: title, page: link };
  const { sentence, figures, understood, assumed, leavesOut, above, dependsOn } = answered;
  return {
    calculator: title,
    ...(sentence !== '' && { answer: sentence }),
    figures: Object.fromEntries(figures.map(({ label, text }) => [label, text])),
    understood,
    assumed,
    page: link,
    ...(figures.length === 0 && { see: said.seeTheAnswer({ title }) }),
    ...(leavesOut && { leavesOut: said.leftOut }),
    ...(above.length > 0 && { above: above.map(({ sentence }) => sentence) }),
    note: `${messages.illustration} ${riskWarning(dependsOn)}`,
  };
}

// The program that the release brings for agents. The origin runs it in the renderer's process and knows it by `list` and
// `call` alone, so that origin and calculators are released apart.

const tools = new Map([askTool, ...calculatorTools].map((tool) => [tool.name, tool]));

/** What there is to call, with the JSON Schema of what it takes. */
export const list = (): ToolListing[] => [...tools.values()].map(({ call: _, ...listing }) => listing);

/**
 * Works out one tool.
 *
 * @param inputs what was sent, unchecked
 * @param today `YYYY-MM-DD` in India
 * @returns what can be written as JSON
 * @throws InputError with one line for what is not taken
 */
export async function call(name: string, inputs: unknown, today: string): Promise<object> {
  const tool = tools.get(name);
  if (tool === undefined)
    throw new InputError('tool', `${JSON.stringify(name)} is unknown: ${[...tools.keys()].join(', ')}`);
  return tool.call(inputs, today);
}

/**
 * The link of the page that shows these figures; nothing where no page takes all of them, as a figure out of the page's
 * bounds or an input that only `calc` knows.
 *
 * @param views the pages of a calculator, of which a link means one
 * @param inputs as they came from outside, and as the engine has taken them
 */
export function pageWith(views: readonly PageView[], inputs: unknown, today: string): { page?: string } {
  for (const view of views) {
    const query = isDrawnByItsView(view) ? queryFor(view, inputs, today) : undefined;
    if (query !== undefined) return { page: `${view.path}?${query}` };
  }
  return {};
}

function queryFor(view: CalculatorView, inputs: unknown, today: string): string | undefined {
  const given = Object.keys(Object(inputs));
  const known = linkNames(view);
  const taken = namesOf(view.model);
  if (!given.every((name) => known.includes(name) && taken.includes(name))) return undefined;
  const query = new URLSearchParams();
  const read = readInputs(view.model, inputs);
  for (const name of given) if (read[name] !== undefined) query.set(name, String(read[name]));
  // The day that a date was counted from, so that the link says the same for ever.
  if (view.rules.today !== undefined && !query.has('today')) query.set('today', today);
  const scenario = query.toString() === '' ? null : fromQuery(view, `?${query}`, today);
  const isTaken = scenario !== null && scenario !== 'bad' && query.toString().length <= LONGEST_QUERY;
  return isTaken ? query.toString() : undefined;
}
