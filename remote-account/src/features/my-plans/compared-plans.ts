import type { SavedPlan } from 'shared/contract/attached-plan';

/** Plans that stand side by side at most. */
export const MOST_COMPARED = 3;

/**
 * Rows of a comparison: every figure that one of the plans has, in the order of the first that has it. Of plans by
 * different calculators each row says what each of them calls by that name; null where one has no such figure.
 */
export function comparedFigures(plans: readonly Pick<SavedPlan, 'figures'>[]): {
  label: string;
  texts: (string | null)[];
}[] {
  const labels = [...new Set(plans.flatMap(({ figures }) => figures.map(({ label }) => label)))];
  return labels.map((label) => ({
    label,
    texts: plans.map(({ figures }) => figures.find((figure) => figure.label === label)?.text ?? null),
  }));
}
