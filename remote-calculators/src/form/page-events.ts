import 'shared/early-input';
import { isControl } from '#form/controls.ts';
import type { Control } from '#form/typed-text.ts';
import { type Typing, typingOf, whole } from '#form/typed-text.ts';

/** Runs the last of several actions once the frame that is being made has been painted. */
export class NextFrame {
  #run: (() => void) | null = null;
  #asked = false;

  run(act: () => void): void {
    this.#run = act;
    if (this.#asked) return;
    this.#asked = true;
    // The callback comes before the painting, and a timer of it after that.
    requestAnimationFrame(() => setTimeout(() => this.#painted(), 0));
  }

  /** What was asked for is not run any more. */
  forget(): void {
    this.#run = null;
  }

  /** What was asked for is run now, and not again. */
  flush(): void {
    const act = this.#run;
    this.#run = null;
    act?.();
  }

  #painted(): void {
    this.#asked = false;
    this.flush();
  }
}

/** The controls that were used before this code could hear them, the one used last at the end. */
export const recorded = () => [...(window.earlyInput?.controls.keys() ?? [])];

/** What is known to a page need not be typed once more, which would only move the caret. */
export function forgetRecorded(known: ReadonlySet<Element>): void {
  for (const control of recorded()) if (known.has(control)) window.earlyInput?.controls.delete(control);
}

/** What somebody does on a page with fields. */
interface PageEvents {
  used: (control: Control, how: Typing) => void;
  /** A control is left. */
  left: (control: Element) => void;
  /** A thumb was let go, or a text is done. */
  ended: () => void;
  /** The browser shows the page again, perhaps with other texts in its fields. */
  shown: () => void;
  /** The page may be left: a link is followed, or it is closed or put aside, from which it need not come back. */
  leaving: () => void;
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
    // Before the router hears of it, which writes another address.
    ['click', ({ target }) => target instanceof Element && target.closest('a[href]') !== null && on.leaving()],
    ['visibilitychange', () => document.visibilityState === 'hidden' && on.leaving()],
    ['pagehide', on.leaving],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  };
}
