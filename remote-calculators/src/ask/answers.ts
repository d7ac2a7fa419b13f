import type { OwnWork } from '#ask/answer-question.ts';
import { type Answered, answerQuestion } from '#ask/answer-question.ts';
import { catalogue } from '#calculators/catalogue.ts';
import type { CalculatorDefinition } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';

/** What a form may add to a question, by its name in the address: the figure with words that the grammar reads. */
const addedBy = {
  age: (figure: string) => messages.ageSaid({ figure }),
  span: (figure: string) => messages.spanSaid({ figure }),
  sum: (figure: string) => messages.sumSaid({ figure }),
  salary: (figure: string) => messages.salarySaid({ figure }),
  expense: (figure: string) => messages.expenseSaid({ figure }),
  instalment: (figure: string) => messages.instalmentSaid({ figure }),
} as const;

/** What is missing, as its field is named. */
export type Added = keyof typeof addedBy;

const names = Object.keys(addedBy) as Added[];

/** The question of an address with what one of its forms has added: "retire with 2 crore" and `age=34` ask "… age 34". */
export function withAdded(query: URLSearchParams): string {
  const question = (query.get('q') ?? '').trim();
  return names.reduce((asked, name) => {
    const figure = query.get(name)?.trim() ?? '';
    return figure === '' ? asked : `${asked} ${addedBy[name](figure)}`;
  }, question);
}

const isSlug = (slug: string): slug is keyof typeof catalogue => Object.hasOwn(catalogue, slug);

/**
 * Loads what a calculator is made of.
 *
 * @param key the grammar's name of the calculator
 * @returns what works it out for a page of its own; null where that page alone knows what follows from its figures
 */
export async function definitionOf(key: string, slug: string): Promise<CalculatorDefinition | OwnWork | null> {
  if (key === 'retirement')
    return (await import(/* webpackChunkName: "retirement" */ '#calculators/retirement/texts.tsx')).default;
  if (key === 'retirementByExpense') {
    return (await import(/* webpackChunkName: "retirement" */ '#calculators/retirement/by-expense-texts.tsx'))
      .byExpenseDefinition;
  }
  if (key === 'regime')
    return (await import(/* webpackChunkName: "ask-regime" */ '#ask/regime-answer.ts')).regimeAnswer;
  if (key === 'planYourGoal')
    return (await import(/* webpackChunkName: "ask-goals" */ '#ask/goals-answer.ts')).goalsAnswer;
  if (!isSlug(slug)) return null;
  const { default: shown } = await catalogue[slug]();
  return typeof shown === 'function' ? null : shown;
}

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
