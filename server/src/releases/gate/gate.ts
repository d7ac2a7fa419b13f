import type { Spared } from '#releases/gate/check-pages.ts';
import {
  apiCalls,
  type Check,
  declarations,
  files,
  hostApi,
  ownership,
  pagesKept,
  sharedRanges,
  situationOf,
  size,
  styleContract,
  surface,
} from '#releases/gate/manifest-checks.ts';
import { serverBuild } from '#releases/gate/server-build.ts';
import type { Smoke } from '#releases/gate/smoke.ts';
import { readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { besideOf, keepVerdict, partProblems } from '#releases/verdicts.ts';

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

export interface GateOptions {
  /** The pages in Chromium; null leaves them out. */
  smoke: Smoke | null;
  /** Lets a release through that outgrows its budget. */
  acceptSize: boolean;
  /** Lets differences from the live release through that a person has looked at. */
  accept?: boolean;
  /**
   * Candidates that go live together with this one: it is checked against them instead of what they replace, and its
   * server build is not tried. No verdict is kept: it would be about other releases than those that are live.
   */
  together?: ReleaseManifest[];
}

const always: Check[] = [declarations, hostApi, ownership, pagesKept, sharedRanges, styleContract, surface, files];

/** What the gate found. */
interface Found {
  /** One line for each problem; none for a release that may go live. */
  problems: string[];
  /** Differences that were let through. */
  accepted: string[];
  /** What was wrong with a page at the first look and not at the next: it stops nothing. */
  once: string[];
  spared: Spared;
}

/** Takes a published release through the gate against what is live. Nothing is changed by it. */
async function checkRelease(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { smoke, acceptSize, accept = false, together = [] }: GateOptions,
): Promise<Found> {
  const situation = situationOf(store, candidate, together);
  const run = async (checks: Check[]) => (await Promise.all(checks.map((check) => check(situation)))).flat();
  const stopping = (problems: string[]) => (accept ? partProblems(problems).damage : problems);

  // Those that go live together do so at a start, and the origin that starts is of their checkout.
  const alone = together.length === 0;
  const found = await run([...always, ...(alone ? [apiCalls] : []), ...(acceptSize ? [] : [size])]);
  // What costs more would only say again what is known by now.
  const isSoFar = stopping(found).length === 0;
  const [tried, pages] = await Promise.all([
    isSoFar && alone ? run([serverBuild]) : [],
    isSoFar && smoke !== null ? smoke.check(situation) : undefined,
  ]);
  found.push(...(stopping(tried).length > 0 ? tried : [...tried, ...(pages?.problems ?? [])]));
  return {
    problems: stopping(found),
    accepted: accept ? partProblems(found).differences : [],
    once: pages?.once ?? [],
    spared: pages?.spared ?? { same: 0, short: 0 },
  };
}

/**
 * Takes a release through the gate and keeps the verdict beside what is live.
 *
 * @returns its problems, what was left out or accepted, what was seen once only, how many pages got no whole visit, and the serial that it was checked at
 */
export async function judgeRelease(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  options: GateOptions,
): Promise<{ problems: string[]; leftOut: string[]; once: string[]; spared: Spared; serial: number }> {
  const pointer = readPointer(store.directory);
  const { problems, accepted, once, spared } = await checkRelease(store, candidate, options);
  const leftOut = [
    ...(options.smoke === null ? ['without-smoke'] : []),
    ...(options.acceptSize ? ['accept-size'] : []),
    ...accepted.map((difference) => `accepted: ${difference}`),
  ];
  const { serial } = readPointer(store.directory);
  // What is live has changed meanwhile: it cannot be said what the verdict is about.
  if (serial === pointer.serial && options.together === undefined) {
    const against = pointer.releases[candidate.name]?.live;
    const beside = besideOf(pointer, candidate.name);
    keepVerdict(store, candidate, { beside, ...(against !== undefined && { against }), problems, leftOut });
  }
  return { problems, leftOut, once, spared, serial: pointer.serial };
}
