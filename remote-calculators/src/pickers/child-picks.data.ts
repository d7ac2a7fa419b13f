import { picksBelow } from '#pickers/picks-below.ts';

export const groups = picksBelow('/childplan');
