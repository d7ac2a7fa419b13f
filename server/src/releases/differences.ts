const MARK = 'Differs: ';

/**
 * Says what a release does otherwise than the live one, which a redesign may mean to do. It stops a release until a
 * person accepts it; damage is never accepted.
 */
export const differs = (text: string): string => `${MARK}${text} --accept lets it through.`;

/** Parts what the gate found into damage and into what a person may accept. */
export function partProblems(problems: readonly string[]): { damage: string[]; differences: string[] } {
  return {
    damage: problems.filter((problem) => !problem.startsWith(MARK)),
    differences: problems.filter((problem) => problem.startsWith(MARK)),
  };
}
