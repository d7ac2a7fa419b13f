import { createHash } from 'node:crypto';

/**
 * Notes what is pressed between the first paint and the shell's early script, which takes the list over and has each press
 * count (`shell/src/start/hold-presses.ts`). The one script that stands in a document: as a file it would come a round trip
 * after the paint, as the early script does, and a slow phone loses every press until then.
 * Without comments and blanks that an edge could take out: changed by a letter, it does not run.
 */
const FIRST_PRESSES = 'addEventListener("click",(window.firstPresses=[]).note=e=>{firstPresses.push(e)},!0)';

export const firstPresses = `<script>${FIRST_PRESSES}</script>\n`;

/** What a policy allows it by. */
export const FIRST_PRESSES_HASH = `'sha256-${createHash('sha256').update(FIRST_PRESSES).digest('base64')}'`;
