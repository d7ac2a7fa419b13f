import type { Choices } from '#definition/definition.ts';
import { type Control, type Typing, typedText } from '#form/typed-text.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { type DatePart, monthOf } from '#scenario/target-month.ts';
import { chosen } from '#scenario/typed-form.ts';

export const isControl = (target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The name of the field that a figure or its slider belongs to; '' for anything else. */
export const fieldOf = (control: Element): string => control.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';

/** Which part of its field's date a list holds; undefined for what holds the whole text of its field. */
export const partOf = (control: Element): DatePart | undefined =>
  control instanceof HTMLElement ? (control.dataset.part as DatePart | undefined) : undefined;

/** What a control shows of its field's text. */
export function shownIn(control: Element, text: string): string {
  const part = partOf(control);
  return part === undefined ? text : monthOf(text)[part];
}

/** The part of a state that the controls beside the fields change. */
type Chosen = Pick<Scenario, 'choices' | 'todaysRupees'>;

/**
 * What is chosen after a control was used: the way to invest, the convention, today's rupees.
 *
 * @returns the same object when the control changes none of them
 */
export function chosenAfter<State extends Chosen>(state: State, control: Control, how: Typing): State {
  const { todaysRupees, choices } = state;
  if (control.name === 'todaysRupees') {
    return control.checked === todaysRupees.on
      ? state
      : { ...state, todaysRupees: { ...todaysRupees, on: control.checked === true } };
  }
  if (fieldOf(control) === TODAYS_RUPEES) {
    const text = typedText(control, false, todaysRupees.text, how);
    return text === todaysRupees.text ? state : { ...state, todaysRupees: { ...todaysRupees, text } };
  }
  const choice = choiceOf(control);
  return choice === null || isIn(choices, choice) ? state : { ...state, choices: { ...choices, ...choice } };
}

const isIn = (choices: Choices, { rateConvention, timing, mode }: Partial<Choices>) =>
  (rateConvention ?? choices.rateConvention) === choices.rateConvention &&
  (timing ?? choices.timing) === choices.timing &&
  (mode ?? choices.mode) === choices.mode;

/** The convention or the way to invest that a control has chosen; null for any other control. */
function choiceOf({ name, value, checked }: Control): Partial<Choices> | null {
  if (!checked) return null;
  const mode = name === 'mode' && chosen('mode', value);
  if (mode) return { mode };
  if (name !== 'convention') return null;
  const [rate, day] = value.split(' ');
  const rateConvention = chosen('rateConvention', rate);
  const timing = chosen('timing', day);
  return rateConvention && timing ? { rateConvention, timing } : null;
}
