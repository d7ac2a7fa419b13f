/** Milliseconds that typing has to pause before the result is read out: a drag is one announcement and not ninety. */
export const QUIET_MS = 700;
