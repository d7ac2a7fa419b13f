import type { Difference } from '#forms/conflict.tsx';
import { messages } from '#messages.en.ts';
import type { Answers } from '#profile/answers.ts';
import { allQuestions, type Question } from '#profile/questions.ts';

/** The answer in the words of its options, or nothing when the question was left out. */
export function answerText(question: Question, answers: Answers): string | undefined {
  const given = question.kind === 'many' ? answers[question.name] : [answers[question.name]];
  const words = question.options.filter(({ value }) => given.includes(value)).map(({ label }) => label);
  return words.length === 0 ? undefined : words.join(', ');
}

/** The questions that two forms answer differently. */
export const differences = (mine: Answers, theirs: Answers): Difference[] =>
  allQuestions
    .map((question) => ({
      label: question.short,
      here: answerText(question, mine) ?? messages.profileLeftOut,
      there: answerText(question, theirs) ?? messages.profileLeftOut,
    }))
    .filter(({ here, there }) => here !== there);
