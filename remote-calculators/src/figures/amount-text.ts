import { plainCharacters } from 'shared/format/plain-characters';
import { formatIndianNumber, groupIndian } from 'shared/format/rupees';
import { readWritten, type Term } from 'shared/format/written-figure';
import { digits, exact } from '#engine/exact.ts';

/** What a typed figure means: nothing yet, something that is not a figure, or a number. */
export type Typed = { state: 'empty' } | { state: 'unreadable' } | { state: 'figure'; value: number };

/** Reads a figure as people write it in India: see `readWritten`. */
export function readTyped(text: string, term?: Term): Typed {
  const written = readWritten(text, term);
  return written.state === 'figure' ? { state: 'figure', value: Number(written.plain) } : written;
}

/** A number as it stands in a field after typing: grouped, with its own decimals; nothing for what cannot stand there. */
export const fieldText = (value: number): string =>
  Number.isFinite(value) && value >= 0 ? formatIndianNumber(plainFigure(value)) : '';

/** All digits of a number without grouping, as links carry them: 0.0000001 is not '1e-7' there. */
export const plainFigure = (value: number): string => digits(exact(value));

/** The text of a field and where its caret stands. */
export interface Editing {
  text: string;
  caret: number;
}

/**
 * Groups digits while someone is still typing and keeps the caret behind the same digit.
 * Anything but digits, separators and one point ("5L", "-3") is left as it is: it will be read, not rewritten.
 */
export function groupWhileTyping({ text, caret }: Editing): Editing {
  const ascii = plainCharacters(text);
  const parts = /^([\d,\s]*)(\.[\d]*)?$/.exec(ascii);
  if (parts === null) return { text: ascii, caret: plainCharacters(text.slice(0, caret)).length };
  const digitsBefore = plainCharacters(text.slice(0, caret)).replace(/[,\s]/g, '').length;
  const grouped = groupIndian((parts[1] ?? '').replace(/[,\s]/g, '')) + (parts[2] ?? '');
  let position = 0;
  for (let passed = 0; passed < digitsBefore && position < grouped.length; position += 1) {
    if (grouped[position] !== ',') passed += 1;
  }
  return { text: grouped, caret: position };
}

/**
 * Deleting a separator alone would bring it back at once and the key would seem dead, so the digit beside it goes
 * too: the one before for Backspace, the one after for Delete. "5000" pasted over "5,000" is no such key: the caret
 * then stands at the end, where no separator was.
 */
export function withoutStuckSeparator(before: string, after: Editing, forward: boolean): Editing {
  const { text, caret } = after;
  if (before[caret] !== ',' || before.slice(0, caret) + before.slice(caret + 1) !== text) return after;
  const cut = forward ? caret : caret - 1;
  return { text: text.slice(0, Math.max(0, cut)) + text.slice(cut + 1), caret: Math.max(0, cut) };
}

/** A figure that was written some other way ("5L") as it stands in a field; any other text as it is. */
export function writtenOut(text: string): string {
  const read = readTyped(text);
  return (read.state === 'figure' && fieldText(read.value)) || text;
}
