/** The text of a code message. The code comes first: phones offer what they find there. */
export const codeText = (firm: string, code: string, seconds: number): string =>
  `${code} is your one-time code for ${firm}. It is valid for ${Math.round(seconds / 60)} minutes. Never share it with anyone.`;
