import { apiCalls } from '#releases/gate/api-calls.ts';
import type { Check } from '#releases/gate/check.ts';
import { declarations } from '#releases/gate/declarations.ts';
import { files } from '#releases/gate/files.ts';
import { hostApi } from '#releases/gate/host-api.ts';
import { ownership } from '#releases/gate/ownership.ts';
import { sharedRanges } from '#releases/gate/shared-ranges.ts';
import { situationOf } from '#releases/gate/situation.ts';
import { size } from '#releases/gate/size.ts';
import type { Smoke } from '#releases/gate/smoke.ts';
import { surface } from '#releases/gate/surface.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

export interface GateOptions {
  /** The pages in Chromium; null leaves them out. */
  smoke: Smoke | null;
  /** Lets a release through that outgrows its budget. */
  acceptSize: boolean;
  /** Candidates that go live together with this one: it is checked against them instead of what they replace. */
  together?: ReleaseManifest[];
}

const always: Check[] = [declarations, hostApi, ownership, sharedRanges, surface, files];

/**
 * Takes a published release through the gate against what is live. Nothing is changed by it.
 *
 * @returns one line for each problem; none for a release that may go live
 */
export async function checkRelease(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { smoke, acceptSize, together = [] }: GateOptions,
): Promise<string[]> {
  const situation = situationOf(store, candidate, together);
  const problems: string[] = [];
  // Those that go live together do so at a start, and the origin that starts is of their checkout.
  const running = together.length === 0 ? [apiCalls] : [];
  for (const check of [...always, ...running, ...(acceptSize ? [] : [size])])
    problems.push(...(await check(situation)));
  // A page in Chromium costs seconds, and would only say again what is known by now.
  if (problems.length > 0 || smoke === null) return problems;
  return smoke.check(situation);
}
