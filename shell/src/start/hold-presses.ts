/** Milliseconds between two looks at whether a button is answered by now. */
const LOOK_MS = 50;

/** What React writes on each element that it has taken over, followed by letters of its own. */
const TAKEN_OVER = '__reactProps$';

/**
 * A press of a button that nothing answers yet waits until its code is there, and then counts, once, after those before it.
 * The page is alive before all of its parts: React takes a part over when the code of that part has come, and lets
 * everything go that was pressed in it before. A link needs none of this, since it leads on by itself.
 */
export function holdPresses(): void {
  const waiting: HTMLButtonElement[] = [];
  /** Those of the document; undefined while it is on its way, when there are no others. What somebody else adds is theirs. */
  let served: WeakSet<Element> | undefined;
  const note = () => {
    served = new WeakSet(document.querySelectorAll('button'));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', note, { once: true });
  else note();

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null || button.type !== 'button' || isAnswered(button) || served?.has(button) === false) return;
      // React might still hear of it: the press would count twice.
      event.stopPropagation();
      button.dataset.waiting = '';
      waiting.push(button);
      if (waiting.length === 1) setTimeout(lookAgain, LOOK_MS);
    },
    { capture: true },
  );

  /** @param was the first of them, if it was answered at the last look: what React renders it may still give up */
  function lookAgain(was?: HTMLButtonElement): void {
    const [first] = waiting;
    if (first === undefined) return;
    if (first.isConnected && !(isAnswered(first) && first === was)) {
      setTimeout(lookAgain, LOOK_MS, isAnswered(first) ? first : undefined);
      return;
    }
    waiting.shift();
    delete first.dataset.waiting;
    if (first.isConnected) first.click();
    setTimeout(lookAgain);
  }
}

/** In the page, only once it has taken over what was typed before: a press counts with that. */
const isAnswered = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some((name) => name.startsWith(TAKEN_OVER)) &&
  (!window.earlyInput || button.closest('main') === null);
