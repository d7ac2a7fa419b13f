import type { CalculatorView } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import type { Texts } from '#scenario/read-fields.ts';
import { initialScenario } from '#scenario/scenario.ts';

type Fields = Pick<CalculatorView, 'fields' | 'rules' | 'opensOn'>;

/** Fields of the folded group in which something else stands than before anyone has typed. */
function changedIn(spec: Fields, texts: Texts) {
  const usual = initialScenario(spec, null).texts;
  return spec.fields.filter(({ name, more }) => more && texts[name] !== '' && texts[name] !== usual[name]);
}

/** Whether the folded group has to be seen, for somebody has put something of their own into it. */
export const isUnfolded = (spec: Fields, texts: Texts): boolean => changedIn(spec, texts).length > 0;

/**
 * What stands on the fold: each field in it that is not as usual, with what it holds, or else what can be found there.
 * `foldedWords(view, { stepUpPct: '10' })` is "Annual step-up (%): 10".
 */
export function foldedWords(spec: Fields, texts: Texts): string {
  const changed = changedIn(spec, texts);
  if (changed.length === 0) return namesOf(spec.fields.flatMap(({ more, label }) => (more ? [label] : [])));
  return changed.map(({ name, label, called }) => `${label}: ${called?.(texts[name] ?? '') ?? texts[name]}`).join(', ');
}

/** Letters of two lines beside the arrow, less what is said of the rest. */
const ROOM = 64;

/** As many names as there is room for, each of them whole, and how many more there are. */
function namesOf(labels: readonly string[]): string {
  let listed = labels;
  while (listed.length > 1 && listed.join(', ').length > ROOM) listed = listed.slice(0, -1);
  const count = labels.length - listed.length;
  return count === 0 ? labels.join(', ') : messages.foldedAndMore({ listed: listed.join(', '), count });
}
