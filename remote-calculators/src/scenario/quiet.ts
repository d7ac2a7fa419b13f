/** Milliseconds that typing has to pause before the result is read out: a drag is one announcement and not ninety. */
export const QUIET_MS = 700;

/** The same before a text that is no figure yet is complained of: while one is typed in place of another most are none. */
export const UNFINISHED_MS = 900;

/** Milliseconds without a step after which typing or dragging counts as resting: the rest of the page follows then. */
export const REST_MS = 250;
