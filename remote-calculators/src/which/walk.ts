import { type Answer, isQuestion, type Question, STEPS, type Suggestion } from '#which/question.ts';

/** A question that has its answer, and the address of the page before it was answered. */
interface Answered {
  question: Question;
  answer: Answer;
  before: string;
}

/** Where the answers of an address lead. */
export interface Walk {
  answered: readonly Answered[];
  /** The question that comes next; null where the calculators are found. */
  open: Question | null;
  found: readonly Suggestion[];
  /** The answers so far, to which an address adds the next one. */
  query: readonly (readonly [string, string])[];
}

export const ADDRESS = '/whichcalculator';

/** Follows the answers of a query for as long as they are answers. */
export function walk(first: Question, search: URLSearchParams): Walk {
  const answered: Answered[] = [];
  const query: [string, string][] = [];
  let leads: Answer['leads'] = first;
  for (const step of STEPS) {
    if (!isQuestion(leads)) break;
    const value = search.get(step);
    const answer: Answer | undefined = leads.answers.find((one) => one.value === value);
    if (answer === undefined) break;
    answered.push({ question: leads, answer, before: addressOf(query) });
    query.push([step, answer.value]);
    leads = answer.leads;
  }
  return isQuestion(leads)
    ? { answered, open: leads, found: [], query }
    : { answered, open: null, found: leads, query };
}

/** The page with these answers. */
export const addressOf = (query: Walk['query']): string =>
  query.length === 0 ? ADDRESS : `${ADDRESS}?${query.map(([name, value]) => `${name}=${value}`).join('&')}`;

/** The page with these answers and one more. */
export const addressWith = (query: Walk['query'], { value }: Pick<Answer, 'value'>): string =>
  addressOf([...query, [STEPS[query.length] ?? STEPS[0], value]]);
