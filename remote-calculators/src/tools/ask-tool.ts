import { addedWords } from '#ask/add-words.ts';
import { type Answered, answerQuestion } from '#ask/answer-question.ts';
import { asksBack } from '#ask/asks-back.ts';
import { messages as said } from '#ask/messages.en.ts';
import { goalsAnswer } from '#ask/own/goals-answer.ts';
import type { OwnWork } from '#ask/own/own-answer.ts';
import { regimeAnswer } from '#ask/own/regime-answer.ts';
import { LONGEST_QUESTION } from '#ask/tokens.ts';
import { InputError } from '#engine/input-error.ts';
import { riskWarning } from '#outcome/risk-warning.ts';
import { messages } from '#tools/messages.en.ts';
import type { Tool } from '#tools/tool.ts';
import { viewFor } from '#tools/view-for.ts';

/** A question in words, answered as the page `/ask` answers it. */
export const askTool: Tool = {
  name: 'ask_calculators',
  title: messages.askTheCalculators,
  description: messages.answersASentence,
  inputSchema: {
    type: 'object',
    properties: { question: { type: 'string', description: messages.theQuestion } },
    required: ['question'],
    additionalProperties: false,
  },
  call: async (inputs, today) => {
    const question = questionIn(inputs);
    return toldOf(await answerQuestion(question, today, find), `/ask?${new URLSearchParams({ q: question })}`);
  },
};

/** Nothing has to be fetched here. */
const own: Readonly<Record<string, OwnWork>> = { regime: regimeAnswer, planYourGoal: goalsAnswer };
const find = async (key: string) => own[key] ?? (await viewFor(key));

function questionIn(inputs: unknown): string {
  const { question, ...others }: { question?: unknown } = Object(inputs);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new InputError(unknown, `is not an input of ${askTool.name}, which takes question`);
  const text = typeof question === 'string' ? question.trim() : '';
  if (text === '' || text.length > LONGEST_QUESTION)
    throw new InputError('question', messages.mustBeAText({ most: LONGEST_QUESTION }));
  return text;
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
