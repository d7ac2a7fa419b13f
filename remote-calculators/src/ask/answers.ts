import { type Answered, answerQuestion } from '#ask/answer-question.ts';
import { definitionOf } from '#ask/definition-of.ts';

/** One render asks several times for the same answer; the origin's process renders for everybody, so few are kept. */
const MOST_KEPT = 8;
const kept = new Map<string, Promise<Answered>>();

/** The answer to a question as a promise that stays the same while it is being shown. */
export function answerTo(question: string, today: string): Promise<Answered> {
  const key = `${today} ${question}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const answer = answerQuestion(question, today, definitionOf);
  kept.set(key, answer);
  // What failed is tried again when the same question is asked again.
  void answer.then(({ kind }) => kind === 'failed' && kept.delete(key));
  return answer;
}
