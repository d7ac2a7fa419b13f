import { type Control, isControl } from '#live/control.ts';
import { type Typing, typingOf, whole } from '#live/typed-text.ts';

/** What somebody does on a page with fields. */
interface PageEvents {
  used: (control: Control, how: Typing) => void;
  /** A control is left. */
  left: (control: Element) => void;
  /** A thumb was let go, or a text is done. */
  ended: () => void;
  /** The browser shows the page again, perhaps with other texts in its fields. */
  shown: () => void;
}

/**
 * Hears a page: on the window, since React keeps events from parts that have no code yet, and without stopping any.
 *
 * @returns ends it
 */
export function hearPage(on: PageEvents): () => void {
  const listeners: [type: string, listener: (event: Event) => void][] = [
    ['input', (event) => isControl(event.target) && on.used(event.target, typingOf(event))],
    // An input method has finished a text, which may be grouped now.
    ['compositionend', ({ target }) => isControl(target) && on.used(target, whole)],
    ['change', on.ended],
    ['focusout', ({ target }) => target instanceof Element && on.left(target)],
    ['pageshow', on.shown],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  };
}
