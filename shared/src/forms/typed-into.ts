import type { DraftValues } from '#forms/draft.ts';

/** Names of the values that are texts. */
export type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/**
 * What stands in a form's text fields and not yet in its values: while a page comes alive, a key may be in a field already
 * and in no state.
 */
export function typedInto<Values extends DraftValues>(form: HTMLFormElement, values: Values): Partial<Values> {
  const typed: DraftValues = {};
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (typeof value === 'string' && isText(control) && control.value !== value) typed[name] = control.value;
  }
  return typed as Partial<Values>;
}

const isText = (control: Element | RadioNodeList | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(control.type));
