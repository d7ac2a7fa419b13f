import 'shared/early-input';

/** The controls that were used before this code could hear them, the one used last at the end. */
export const recorded = () => [...(window.earlyInput?.controls.keys() ?? [])];

/** What is known to a page need not be typed once more, which would only move the caret. */
export function forgetRecorded(known: ReadonlySet<Element>): void {
  for (const control of recorded()) if (known.has(control)) window.earlyInput?.controls.delete(control);
}
