import type { CalculatorView, Choices } from '#definition/definition.ts';
import { writtenOut } from '#figures/amount-text.ts';
import { initialScenario, type Scenario } from '#scenario/scenario.ts';

/** What each choice of a page can be. */
const allowedChoices: { readonly [Name in keyof Choices]: readonly Choices[Name][] } = {
  rateConvention: ['nominal', 'effective'],
  timing: ['start', 'end'],
  mode: ['monthly', 'oneTime'],
};

export const choiceNames = Object.keys(allowedChoices);

/** The choice that a text names; undefined when there is no such choice. */
export const chosen = <Name extends keyof Choices>(
  name: Name,
  text: string | null | undefined,
): Choices[Name] | undefined => allowedChoices[name].find((choice) => choice === text);

/** In a query that a form has sent by itself, because no script was there to compute. */
export const TYPED = 'typed';

/** Its value where the button was that of the page that asks the other way round. */
export const TURNED = 'turned';

/** Whether a query asks for the page that asks the other way round. */
export const asksForTurned = (search: string): boolean => new URLSearchParams(search).get(TYPED) === TURNED;

/** What such a form sends besides the names of a link: the radio buttons' and the checkbox's own. */
export const formNames = [TYPED, 'way', 'convention', 'todaysRupees'] as const;

/** What is chosen; a choice that the page does not know is as usual. */
export function typedChoices(query: URLSearchParams, usual: Choices): Choices {
  const [rateConvention, timing] = query.get('convention')?.split(' ') ?? [];
  return {
    rateConvention: chosen('rateConvention', rateConvention ?? query.get('rateConvention')) ?? usual.rateConvention,
    timing: chosen('timing', timing ?? query.get('timing')) ?? usual.timing,
    mode: chosen('mode', query.get('mode')) ?? usual.mode,
  };
}

/** Whether amounts are shown in today's rupees; the form sends a checkbox only while it is checked. */
export const typedTodaysRupees = (
  query: URLSearchParams,
  usual: Scenario['todaysRupees'],
  name: string,
): Scenario['todaysRupees'] => ({
  on: query.has('todaysRupees'),
  text: query.get(name) ?? usual.text,
});

/** The query of a page that opens on an example, without the figures of that: what is assumed for everyone stays. */
export function emptiedQuery({ opensOn = {}, linkedBy }: Pick<CalculatorView, 'opensOn' | 'linkedBy'>): string {
  const query = new URLSearchParams({ [TYPED]: 'yes', ...(linkedBy && { way: linkedBy }) });
  for (const name of Object.keys(opensOn)) query.set(name === 'months' ? 'targetDate' : name, '');
  return query.toString();
}

/** The scenario as a form has sent it: every text as typed, readable or not. */
export function typedScenario(
  definition: CalculatorView,
  query: URLSearchParams,
  todaysRupeesName: string,
  today: string,
): Omit<Scenario, 'range' | 'chance' | 'tax' | 'sip'> {
  const usual = initialScenario(definition, today);
  const texts: Record<string, string> = { ...usual.texts };
  for (const { name } of definition.fields) {
    const text = query.get(name);
    if (text !== null) texts[name] = definition.rules[name]?.unit === 'date' ? text : writtenOut(text);
  }
  return {
    texts,
    choices: typedChoices(query, usual.choices),
    todaysRupees: typedTodaysRupees(query, usual.todaysRupees, todaysRupeesName),
    countedFrom: null,
  };
}
