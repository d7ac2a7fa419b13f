import { messages } from '#outcome/messages.en.ts';

const UNIT = new RegExp(` \\((${messages.unitEndings})\\)$`);

/** A label where the value beside it says its unit. */
export const withoutUnit = (label: string): string => label.replace(UNIT, '');
