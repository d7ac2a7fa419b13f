import { partProblems } from '#releases/differences.ts';
import { apiCalls } from '#releases/gate/api-calls.ts';
import type { Check } from '#releases/gate/check.ts';
import type { Spared } from '#releases/gate/check-pages.ts';
import { declarations } from '#releases/gate/declarations.ts';
import { files } from '#releases/gate/files.ts';
import { hostApi } from '#releases/gate/host-api.ts';
import { ownership } from '#releases/gate/ownership.ts';
import { pagesKept } from '#releases/gate/pages-kept.ts';
import { serverBuild } from '#releases/gate/server-build.ts';
import { sharedRanges } from '#releases/gate/shared-ranges.ts';
import { situationOf } from '#releases/gate/situation.ts';
import { size } from '#releases/gate/size.ts';
import type { Smoke } from '#releases/gate/smoke.ts';
import { styleContract } from '#releases/gate/style-contract.ts';
import { surface } from '#releases/gate/surface.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

export interface GateOptions {
  /** The pages in Chromium; null leaves them out. */
  smoke: Smoke | null;
  /** Lets a release through that outgrows its budget. */
  acceptSize: boolean;
  /** Lets differences from the live release through that a person has looked at. */
  accept?: boolean;
  /** Leaves out the trial of the server build, which takes a second: for what was built from this checkout just now. */
  untried?: boolean;
  /** Candidates that go live together with this one: it is checked against them instead of what they replace. */
  together?: ReleaseManifest[];
}

const always: Check[] = [declarations, hostApi, ownership, pagesKept, sharedRanges, styleContract, surface, files];

/** What the gate found. */
export interface Found {
  /** One line for each problem; none for a release that may go live. */
  problems: string[];
  /** Differences that were let through. */
  accepted: string[];
  /** What was wrong with a page at the first look and not at the next: it stops nothing. */
  once: string[];
  spared: Spared;
}

/** Takes a published release through the gate against what is live. Nothing is changed by it. */
export async function checkRelease(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { smoke, acceptSize, accept = false, untried = false, together = [] }: GateOptions,
): Promise<Found> {
  const situation = situationOf(store, candidate, together);
  const run = async (checks: Check[]) => (await Promise.all(checks.map((check) => check(situation)))).flat();
  const stopping = (problems: string[]) => (accept ? partProblems(problems).damage : problems);

  // Those that go live together do so at a start, and the origin that starts is of their checkout.
  const running = together.length === 0 ? [apiCalls] : [];
  const found = await run([...always, ...running, ...(acceptSize ? [] : [size])]);
  // What costs more would only say again what is known by now.
  const isSoFar = stopping(found).length === 0;
  const [tried, pages] = await Promise.all([
    isSoFar && !untried ? run([serverBuild]) : [],
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
