/** The gate has stopped a release: exit code 3. */
export class GateError extends Error {
  /** What is wrong with which release; an empty list for one that may pass. */
  readonly problems: Record<string, string[]>;
  /** How long the gate took for each of them, where several were looked at. */
  readonly seconds: Record<string, number> | undefined;

  constructor(message: string, problems: Record<string, string[]>, seconds?: Record<string, number>) {
    super(message);
    this.problems = problems;
    this.seconds = seconds;
  }
}

export const describeProblems = (candidate: string, problems: string[]): string =>
  [`The gate stopped ${candidate}; nothing has changed:`, ...problems.map((problem) => `  ${problem}`)].join('\n');

/** Tells what was wrong at a page's first look and not at the next: a slow machine, or a fault that comes and goes. */
export const describeOnce = (once: string[]): string =>
  once.length === 0
    ? ''
    : `\nSeen once, and not at the second look:${once.map((problem) => `\n  ${problem}`).join('')}`;

/** Of pages that the gate did not open; empty where there are none. */
export const describeSame = (pages: number): string =>
  pages === 0 ? '' : `; ${pages} ${pages === 1 ? 'page is' : 'pages are'} byte by byte what is live, and not opened`;
