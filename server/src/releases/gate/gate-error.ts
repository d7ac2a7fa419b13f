/** The gate has stopped a release: exit code 3. */
export class GateError extends Error {
  /** What is wrong with which release; an empty list for one that may pass. */
  readonly problems: Record<string, string[]>;

  constructor(message: string, problems: Record<string, string[]>) {
    super(message);
    this.problems = problems;
  }
}

export const describeProblems = (candidate: string, problems: string[]): string =>
  [`The gate stopped ${candidate}; nothing has changed:`, ...problems.map((problem) => `  ${problem}`)].join('\n');
