import { messages } from '#identity/providers/messages.en.ts';
/** The text of a code message. The code comes first: phones offer what they find there. */
export const codeText = (firm: string, code: string, seconds: number): string =>
  messages.codeMessage({ code, firm, minutes: Math.round(seconds / 60) });
