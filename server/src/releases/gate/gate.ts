import type { Check, Situation } from '#releases/gate/check.ts';
import { declarations } from '#releases/gate/declarations.ts';
import { partProblems } from '#releases/gate/differences.ts';
import { files } from '#releases/gate/files.ts';
import { hostApi } from '#releases/gate/host-api.ts';
import { ownership } from '#releases/gate/ownership.ts';
import { pagesKept } from '#releases/gate/pages-kept.ts';
import { serverBuild } from '#releases/gate/server-build.ts';
import { sharedRanges } from '#releases/gate/shared-ranges.ts';
import { size } from '#releases/gate/size.ts';
import type { Smoke } from '#releases/gate/smoke.ts';
import { surface } from '#releases/gate/surface.ts';
import { readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

export interface GateOptions {
  /** The pages in Chromium; null leaves them out. */
  smoke: Smoke | null;
  /** Lets a release through that outgrows its budget. */
  acceptSize: boolean;
  /** Lets differences from the live release through that a person has looked at, and gets them. */
  accept?: (differences: string[]) => void;
  /** Leaves out the trial of the server build, which takes a second: for what was built from this checkout just now. */
  untried?: boolean;
  /** Candidates that go live together with this one: it is checked against them instead of what they replace. */
  together?: ReleaseManifest[];
}

const always: Check[] = [declarations, hostApi, ownership, pagesKept, sharedRanges, surface, files];

/**
 * Takes a published release through the gate against what is live. Nothing is changed by it.
 *
 * @returns one line for each problem; none for a release that may go live
 */
export async function checkRelease(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  { smoke, acceptSize, accept, untried = false, together = [] }: GateOptions,
): Promise<string[]> {
  const situation = situationOf(store, candidate, together);
  const run = async (checks: Check[]) => (await Promise.all(checks.map((check) => check(situation)))).flat();
  const judge = (problems: string[]) => (accept === undefined ? problems : partProblems(problems).damage);

  const found = await run([...always, ...(acceptSize ? [] : [size])]);
  // Each next step costs more, and would only say again what is known by now.
  for (const step of [...(untried ? [] : [serverBuild]), ...(smoke === null ? [] : [smoke.check])]) {
    if (judge(found).length > 0) break;
    found.push(...(await run([step])));
  }
  if (judge(found).length === 0) accept?.(partProblems(found).differences);
  return judge(found);
}

function situationOf(store: ReleaseStore, candidate: ReleaseManifest, together: ReleaseManifest[]): Situation {
  const entries = Object.entries(readPointer(store.directory).releases);
  const live = new Map(entries.map(([name, entry]) => [name, store.get(name, entry.live)]));
  const before = live.get(candidate.name);
  for (const manifest of [...together, candidate]) live.set(manifest.name, manifest);
  const shell = live.get('shell');
  const others = [...live.values()].filter(({ name }) => name !== 'shell' && name !== candidate.name);
  return { store, candidate, before, shell, others };
}
