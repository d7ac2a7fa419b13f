/** What a press has led to, as far as a page tells. */
export interface Outcome {
  address: string;
  heading: string;
  /** Titles of the dialogs that are open. */
  dialogs: string[];
  /** Controls that are checked, selected, pressed or open. */
  on: string[];
  /** The field that is being filled. */
  field: string;
  /** What was said meanwhile in messages that come and go. */
  told: string[];
  /** Files, other windows and sheets of paper. */
  opened: string[];
  /** Everything that stands in the page. */
  text: string;
}

export type Verdict = 'held' | 'lost' | 'doubled or other';

/**
 * An early press has held if it led to what a late one leads to. It is lost if the page stands as if nobody had pressed.
 *
 * @param late outcomes of late presses: what they do not agree on says nothing
 * @param none outcome without any press
 */
export function judge(early: Outcome, late: readonly Outcome[], none: Outcome): Verdict {
  const [first, ...others] = late;
  if (first === undefined) throw new Error('There is no late press to compare with.');
  const telling = (Object.keys(first) as (keyof Outcome)[]).filter((part) =>
    others.every((other) => same(other, first, part)),
  );
  if (telling.every((part) => same(early, first, part))) return 'held';
  return telling.every((part) => same(early, none, part)) ? 'lost' : 'doubled or other';
}

/** True for a control whose press changes nothing that {@link judge} could see. */
export const isSilent = (late: readonly Outcome[], none: Outcome): boolean => judge(none, late, none) === 'held';

const same = (one: Outcome, other: Outcome, part: keyof Outcome) =>
  JSON.stringify(one[part]) === JSON.stringify(other[part]);

/** Parts in which an outcome is not that of a late press, for a person who looks for the fault. */
export const differences = (early: Outcome, late: Outcome): string =>
  (Object.keys(late) as (keyof Outcome)[])
    .filter((part) => !same(early, late, part))
    .map((part) => {
      const [is, wanted] = [early, late].map((outcome) => JSON.stringify(outcome[part])) as [string, string];
      const from = Math.max(0, [...is].findIndex((letter, at) => letter !== wanted[at]) - 40);
      return `${part}: ${is.slice(from, from + 120)} for ${wanted.slice(from, from + 120)}`;
    })
    .join('; ');
