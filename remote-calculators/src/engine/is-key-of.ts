/** Whether a text is one of the names of a record. */
export const isKeyOf = <Name extends string>(named: Readonly<Record<Name, unknown>>, text: string): text is Name =>
  Object.hasOwn(named, text);
