import { picksBelow } from '#pickers/picks-below.ts';

export const picks = picksBelow('/goals', '/childplan');
