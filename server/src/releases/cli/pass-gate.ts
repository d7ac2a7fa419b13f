import { checkRelease, type GateOptions } from '#releases/gate/gate.ts';
import { describeProblems, GateError } from '#releases/gate/gate-error.ts';
import { openSmoke, type Smoke } from '#releases/gate/smoke.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

type Values = Record<string, string | boolean | undefined>;

export const gateOptions = (values: Values, smoke: Smoke | null): GateOptions => ({
  smoke,
  acceptSize: values['accept-size'] === true,
});

/**
 * Takes one release through the whole gate.
 *
 * @returns how long it took, and what the history should say about checks that were left out
 * @throws GateError when a check stops it
 */
export async function passGate(store: ReleaseStore, manifest: ReleaseManifest, values: Values) {
  const began = performance.now();
  const smoke = values['without-smoke'] === true ? null : await openSmoke(store.directory);
  let problems: string[];
  try {
    problems = await checkRelease(store, manifest, gateOptions(values, smoke));
  } finally {
    await smoke?.close();
  }
  const candidate = `${manifest.name}@${manifest.release}`;
  if (problems.length > 0) throw new GateError(describeProblems(candidate, problems), { [candidate]: problems });
  const leftOut = ['without-smoke', 'accept-size'].filter((option) => values[option] === true);
  return {
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    note: leftOut.length === 0 ? {} : { gate: leftOut.join(', ') },
  };
}
