import { messages } from '#looks/messages.en.ts';

/** What a figure that is paid monthly is followed by where it stands alone. */
export const A_MONTH: string = messages.aMonth;
