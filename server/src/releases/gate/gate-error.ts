import type { Spared } from '#releases/gate/check-pages.ts';

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

/** Of pages that the gate did not open, or looked at only; empty where there are none. */
export const describeSpared = ({ same, short }: Spared): string => {
  const opened = `; ${pages(same)} byte by byte what is live, and not opened`;
  const pressed = `; of ${short === 1 ? '1 page' : `${short} pages`} only common files have changed, and nothing was pressed there`;
  return (same === 0 ? '' : opened) + (short === 0 ? '' : pressed);
};

const pages = (count: number) => (count === 1 ? '1 page is' : `${count} pages are`);
