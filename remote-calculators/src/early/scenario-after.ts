import type { CalculatorView, Choices } from '#calculator-page/definition.ts';
import { fieldText, groupWhileTyping, withoutStuckSeparator } from '#calculator-page/fields/amount-text.ts';
import { chosen } from '#calculator-page/scenario/choices.ts';
import type { Texts } from '#calculator-page/scenario/read-fields.ts';
import type { Scenario } from '#calculator-page/scenario/scenario.ts';

/**
 * The scenario after a control was used; the same object when the control is none that decides a figure.
 *
 * @param forward true when Delete was pressed, which takes the digit after the caret
 */
export function scenarioAfter(look: CalculatorView, scenario: Scenario, control: Element, forward: boolean): Scenario {
  if (!(control instanceof HTMLInputElement)) return scenario;
  if (control.name === 'todaysRupees') {
    return { ...scenario, todaysRupees: { ...scenario.todaysRupees, on: control.checked } };
  }
  const choices = choiceOf(control);
  if (choices !== null) return { ...scenario, choices: { ...scenario.choices, ...choices } };
  const text = fieldAfter(look, scenario.texts, control, forward);
  return text === undefined ? scenario : { ...scenario, texts: { ...scenario.texts, [fieldOf(control)]: text } };
}

/** What a field says after its figure was typed or dragged; undefined for a control that is none of the fields. */
export function fieldAfter(
  { fields, rules }: Pick<CalculatorView, 'fields' | 'rules'>,
  texts: Texts,
  control: HTMLInputElement,
  forward: boolean,
  before?: string,
): string | undefined {
  const name = fieldOf(control);
  if (!fields.some((field) => field.name === name)) return undefined;
  return textOf(control, rules[name]?.unit === 'rupees', before ?? texts[name] ?? '', forward);
}

/** The name of the field that a figure or its slider belongs to; '' for anything else. */
export const fieldOf = (control: Element): string => control.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';

/** The convention or the way to invest that a control has chosen; null for any other control. */
export function choiceOf({ name, value, checked }: HTMLInputElement): Partial<Choices> | null {
  if (!checked) return null;
  const mode = name === 'mode' && chosen('mode', value);
  if (mode) return { mode };
  if (name !== 'convention') return null;
  const [rate, day] = value.split(' ');
  const rateConvention = chosen('rateConvention', rate);
  const timing = chosen('timing', day);
  return rateConvention && timing ? { rateConvention, timing } : null;
}

/** What was typed or dragged. Digits are grouped at once, and the caret stays behind the one that was typed. */
export function textOf(control: HTMLInputElement, grouped: boolean, before: string, forward: boolean): string {
  if (control.type === 'range') return fieldText(control.valueAsNumber);
  if (!grouped) return control.value;
  const { value, selectionStart } = control;
  const typed = { text: value, caret: selectionStart ?? value.length };
  const { text, caret } = groupWhileTyping(withoutStuckSeparator(before, typed, forward));
  if (text !== value) {
    control.value = text;
    // A text that is written takes the caret to its end, where it mostly belongs; moving it has a browser lay out the page.
    const moved = control.selectionStart !== caret || control.selectionEnd !== caret;
    if (moved && document.activeElement === control) control.setSelectionRange(caret, caret);
  }
  return text;
}
