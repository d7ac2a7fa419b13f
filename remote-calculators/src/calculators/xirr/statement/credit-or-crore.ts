import {
  type Ask,
  type Entry,
  type Evidence,
  type Question,
  questionOf,
  textOf,
} from '#calculators/xirr/statement/entry.ts';
import { inCrore } from '#calculators/xirr/statement/figure.ts';

const THOUSAND = 1000;

/** "-1.25 Cr": what was credited has no minus. */
const isSurelyCrore = ({ figure: { isMinus, hasPaise, digits } }: Entry): boolean =>
  isMinus && !(hasPaise && Number(digits) >= THOUSAND);

/** "6,000.00 Cr": nobody writes thousands of crores with paise. */
const isSurelyCredit = ({ figure: { hasPaise, digits } }: Entry): boolean => hasPaise && Number(digits) >= THOUSAND;

/** "1.5 Cr", as every field reads it. */
const looksLikeCrore = ({ figure: { hasPaise, digits } }: Entry): boolean => !hasPaise && Number(digits) < THOUSAND;

function unitOf(entries: readonly Entry[], marked: readonly Entry[], evidence: Evidence): 'credit' | 'crore' | null {
  if (entries.some(({ figure }) => figure.mark === 'dr') || marked.some(isSurelyCredit)) return 'credit';
  if (marked.some(isSurelyCrore)) return 'crore';
  // In several columns hardly any amount is written short, but "2 Cr" may stand in a sheet of somebody's own.
  if (evidence.kind === 'statement') return marked.every(looksLikeCrore) ? null : 'credit';
  return marked.some(looksLikeCrore) && marked.every(({ figure }) => Number(figure.digits) < THOUSAND) ? 'crore' : null;
}

/**
 * Reads "Cr" beside amounts, as credit or as crore: one of them in all rows, for a list that means both is nobody's. The
 * two differ by a factor of ten million, so that it is asked where the rows do not tell.
 *
 * @returns the entries, where crore is digits and no mark any more, or the question
 */
export function readCrore(entries: readonly Entry[], evidence: Evidence, ask: Ask): readonly Entry[] | Question {
  const marked = entries.filter(({ figure }) => figure.mark === 'cr' && figure.isMarkBeside);
  const [first] = marked;
  if (first === undefined) return entries;
  const question = questionOf(evidence, 'unit', ['credit', 'crore'], textOf(first.figure));
  const unit = unitOf(entries, marked, evidence) ?? ask(question);
  if (unit === undefined) return question;
  if (unit === 'credit') return entries;
  return entries.map((entry) =>
    marked.includes(entry)
      ? { ...entry, figure: { ...entry.figure, digits: inCrore(entry.figure.digits), mark: null } }
      : entry,
  );
}
