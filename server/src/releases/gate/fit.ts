import { apiCalls } from '#releases/gate/api-calls.ts';
import { hostApi } from '#releases/gate/host-api.ts';
import { ownership } from '#releases/gate/ownership.ts';
import { sharedRanges } from '#releases/gate/shared-ranges.ts';
import { situationOf } from '#releases/gate/situation.ts';
import { styleContract } from '#releases/gate/style-contract.ts';
import type { LivePointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/**
 * Whether a release that has passed the gate still fits what is live now, and the canaries of other packages. It takes
 * milliseconds, so that whoever rolls back does not wait for it.
 *
 * @returns one line for each problem
 */
export async function fitProblems(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  pointer: LivePointer,
): Promise<string[]> {
  const situation = situationOf(store, candidate, [], pointer);
  const canaries = Object.entries(pointer.releases).flatMap(([name, { canary }]) =>
    canary === undefined || name === candidate.name || name === 'shell' ? [] : [store.get(name, canary.release)],
  );
  const problems: string[] = [];
  for (const check of [hostApi, ownership, sharedRanges, styleContract, apiCalls])
    problems.push(...(await check(situation)));
  return [...problems, ...(await ownership({ ...situation, others: canaries }))].filter(
    (problem, index, all) => all.indexOf(problem) === index,
  );
}
