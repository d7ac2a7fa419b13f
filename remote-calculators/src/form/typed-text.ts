import { fieldText, groupWhileTyping, withoutStuckSeparator } from '#figures/amount-text.ts';

/** What a page with fields hears: a text, a slider, a button that is chosen, a list. */
export interface Control extends Element {
  name: string;
  type: string;
  value: string;
  checked?: boolean;
  selectionStart?: number | null;
  selectionEnd?: number | null;
  setSelectionRange?: (start: number, end: number) => void;
}

/**
 * What each figure's field shows as far as the store knows: what was typed into it last, or written into it. Where a field
 * holds something else (emptied by a program, an extension, the browser), an event will say so, or never does.
 */
export const shownTexts = new WeakMap<Element, string>();

/** How the text of a field came about. */
export interface Typing {
  /** Delete was pressed, which takes the digit after the caret. */
  forward: boolean;
  /** An input method is still at work on the text, which must not be rewritten under it. */
  composing: boolean;
}

/** A text that stands there at once, however it came. */
export const whole: Typing = { forward: false, composing: false };

/** How an input event came about. */
export const typingOf = (event: Event): Typing => ({
  forward: 'inputType' in event && event.inputType === 'deleteContentForward',
  composing: 'isComposing' in event && event.isComposing === true,
});

/**
 * What a field says after its figure was typed or dragged. Digits are grouped at once in the field itself, and the caret
 * stays behind the one that was typed.
 *
 * @param before what the field said
 */
export function typedText(control: Control, grouped: boolean, before: string, how: Typing): string {
  if (control.type === 'range') return fieldText(Number(control.value));
  const text = !grouped || how.composing ? control.value : groupedText(control, before, how);
  shownTexts.set(control, text);
  return text;
}

function groupedText(control: Control, before: string, how: Typing): string {
  const { value, selectionStart } = control;
  const typed = { text: value, caret: selectionStart ?? value.length };
  const { text, caret } = groupWhileTyping(withoutStuckSeparator(before, typed, how.forward));
  if (text !== value) {
    control.value = text;
    // A text that is written takes the caret to its end, where it mostly belongs; moving it has a browser lay out the page.
    const moved = control.selectionStart !== caret || control.selectionEnd !== caret;
    if (moved && document.activeElement === control) control.setSelectionRange?.(caret, caret);
  }
  return text;
}
