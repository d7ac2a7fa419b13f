import type { Choices } from '#definition/definition.ts';

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
