import { readFlows } from '#calculators/xirr/read-flows.ts';
import type { Answers, Question } from '#calculators/xirr/statement/entry.ts';
import { TYPED } from '#scenario/typed-form.ts';

const kinds: readonly Question['kind'][] = ['order', 'amount', 'unit', 'mark', 'sign'];

/** What the radio buttons of a question are called in a form. */
export const questionName = (kind: Question['kind']): string => `question-${kind}`;

/** What a form without script sends; no link of the page has any of it. */
export const sentNames: readonly string[] = ['flows', TYPED, ...kinds.map(questionName)];

/** The rows, and the answers to what they leave open, as a form without script has sent them; null where none has. */
export function sentFlows(search: string): { text: string; answers: Answers } | null {
  const query = new URLSearchParams(search);
  const text = query.get('flows')?.replaceAll('\r\n', '\n');
  if (text === undefined || !query.has(TYPED)) return null;
  const answers: Record<string, string> = {};
  // One answer may lead to the next question, of another kind.
  for (const _ of kinds) {
    const { question } = readFlows(text, answers);
    const answer = question && query.get(questionName(question.kind));
    if (question && answer) answers[question.key] = answer;
  }
  return { text, answers };
}
