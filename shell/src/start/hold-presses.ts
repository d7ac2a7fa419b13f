/** Presses of before this script, noted by the document (`server/src/documents/shell-scripts.ts`). */
interface FirstPresses extends Array<MouseEvent> {
  /** The listener. */
  note: (event: MouseEvent) => void;
}

declare global {
  interface Window {
    firstPresses?: FirstPresses;
  }
}

/** Milliseconds between two looks at whether a control is answered by now. */
const LOOK_MS = 50;

/** What React writes on each element that it has taken over, followed by letters of its own. */
const TAKEN_OVER = '__reactProps$';

/** What does nothing before its code is there. A button that sends a form, a link and a field work by themselves. */
const CONTROLS = 'button[type="button"], [role="slider"]';

interface Press {
  control: HTMLElement;
  event: MouseEvent;
}

/**
 * A press of a control that nothing answers yet waits until its code is there, and then counts, once, after those before it.
 * The page is alive before all of its parts: React takes a part over when the code of that part has come, and lets
 * everything go that was pressed in it before.
 */
export function holdPresses(): void {
  const waiting: Press[] = [];
  /** Those of the document; undefined while it is on its way, when there are no others. What somebody else adds is theirs. */
  let served: WeakSet<Element> | undefined;
  const note = () => {
    served = new WeakSet(document.querySelectorAll(CONTROLS));
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', note, { once: true });
  else note();

  function hold(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (control === null || isAnswered(control) || served?.has(control) === false) return;
    // React might still hear of it: the press would count twice.
    event.stopPropagation();
    control.dataset.waiting = '';
    waiting.push({ control, event });
    if (waiting.length === 1) setTimeout(lookAgain, LOOK_MS);
  }
  const first = window.firstPresses;
  if (first !== undefined) {
    removeEventListener('click', first.note, true);
    first.forEach(hold);
  }
  addEventListener('click', hold, { capture: true });

  /** @param was the first of them, if it was answered at the last look: what React renders it may still give up */
  function lookAgain(was?: Press): void {
    const [press] = waiting;
    if (press === undefined) return;
    const { control, event } = press;
    if (control.isConnected && !(isAnswered(control) && press === was)) {
      setTimeout(lookAgain, LOOK_MS, isAnswered(control) ? press : undefined);
      return;
    }
    waiting.shift();
    // What answers it may want to know that it had to wait.
    if (control.isConnected) {
      const { clientX, clientY } = event;
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
    }
    if (!waiting.some((other) => other.control === control)) delete control.dataset.waiting;
    setTimeout(lookAgain);
  }
}

/** In the page, only once it has taken over what was typed before: a press counts with that. */
const isAnswered = (control: HTMLElement): boolean =>
  Object.keys(control).some((name) => name.startsWith(TAKEN_OVER)) &&
  (!window.earlyInput || control.closest('main') === null);
