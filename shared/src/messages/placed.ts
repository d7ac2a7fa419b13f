/**
 * The figures and names of a text in Markdown.
 *
 * @throws Error where the text has a place for another figure, or none for one of these
 */
export function placed<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  places: readonly string[],
): Values {
  const given = Object.keys(values).sort();
  if (given.join() !== places.join()) throw new Error(`The text has places for ${places}, and not for ${given}.`);
  return values;
}
