import { changesBetween } from 'shared/format/spelling';

/** How well a typed word fits one of an entry: from 0, not at all, to 1. */
export type Fit = (typed: string, word: string) => number;

const BEGINS = 0.75;
const MISSPELT = 0.4;

/** The word itself, or its beginning: people read results while they type. */
export const asTyped: Fit = (typed, word) => {
  if (word === typed) return 1;
  return word.startsWith(typed) ? BEGINS : 0;
};

/** Slips of the fingers that a word of this length may have. Short words are too close to each other. */
const slips = (typed: string) => (typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0);

/**
 * The word, or its beginning, with a slip of the fingers: "retirment", "eduction", "retirm" for "retirement".
 *
 * @example misspelt('retirment', 'retirement') > 0; misspelt('sip', 'stp') === 0
 */
export const misspelt: Fit = (typed, word) => {
  const most = slips(typed);
  for (let longer = -most; most > 0 && longer <= most; longer += 1) {
    const beginning = word.slice(0, typed.length + longer);
    if (changesBetween(typed, beginning, most) <= most) return MISSPELT;
  }
  return 0;
};
