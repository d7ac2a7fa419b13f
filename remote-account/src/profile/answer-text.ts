import type { Answers } from '#profile/answers.ts';
import type { Question } from '#profile/questions.ts';

/** The answer in the words of its options, or nothing when the question was left out. */
export function answerText(question: Question, answers: Answers): string | undefined {
  const given = question.kind === 'many' ? answers[question.name] : [answers[question.name]];
  const words = question.options.filter(({ value }) => given.includes(value)).map(({ label }) => label);
  return words.length === 0 ? undefined : words.join(', ');
}
