import type { Spared } from '#releases/gate/check-pages.ts';
import { checkRelease, type GateOptions } from '#releases/gate/gate.ts';
import { readPointer } from '#releases/pointer.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { besideOf, keepVerdict } from '#releases/verdicts.ts';

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
  if (serial === pointer.serial)
    keepVerdict(store, candidate, { beside: besideOf(pointer, candidate.name), problems, leftOut });
  return { problems, leftOut, once, spared, serial: pointer.serial };
}
