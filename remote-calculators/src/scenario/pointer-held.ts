let held = false;
const waiting = new Set<() => void>();

function release() {
  held = false;
  for (const wake of [...waiting]) wake();
  waiting.clear();
}

/** Begins to notice whether a finger or a mouse button is down. Called once, when the page's script has loaded. */
function watch() {
  document.addEventListener('pointerdown', () => (held = true), { capture: true, passive: true });
  // A drag that the browser takes over for scrolling ends with `pointercancel`, and one that leaves the window with `blur`.
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, release, { capture: true, passive: true });
  window.addEventListener('blur', release);
}

if (typeof document !== 'undefined') watch();

/** True while a finger or a mouse button is down. */
export const isHeld = (): boolean => held;

/**
 * Calls back once nothing is held down: at once when that is so already.
 * @returns forgets the callback
 */
export function whenReleased(callback: () => void): () => void {
  if (!held) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/** Milliseconds that typing has to pause before the result is read out: a drag is one announcement and not ninety. */
export const QUIET_MS = 700;

/** The same before a text that is no figure yet is complained of: while one is typed in place of another most are none. */
export const UNFINISHED_MS = 900;

/** Milliseconds without a step after which typing or dragging counts as resting: the rest of the page follows then. */
export const REST_MS = 250;
