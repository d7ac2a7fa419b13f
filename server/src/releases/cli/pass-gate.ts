import { UsageError } from '#releases/cli/command.ts';
import { checkRelease, type GateOptions } from '#releases/gate/gate.ts';
import { describeProblems, GateError } from '#releases/gate/gate-error.ts';
import { openSmoke, type Smoke } from '#releases/gate/smoke.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

type Values = Record<string, string | boolean | undefined>;

/** @param accepted gets what `--accept` has let through */
export function gateOptions(values: Values, smoke: Smoke | null, accepted: string[] = []): GateOptions {
  if (values.accept === true && values.reason === undefined)
    throw new UsageError('--accept needs --reason "…": whoever looks at the history wants to know why.');
  return {
    smoke,
    acceptSize: values['accept-size'] === true,
    ...(values.accept === true && { accept: (differences) => void accepted.push(...differences) }),
  };
}

/**
 * Takes one release through the whole gate.
 *
 * @returns how long it took, and what the history should say about checks that were left out
 * @throws GateError when a check stops it
 */
export async function passGate(store: ReleaseStore, manifest: ReleaseManifest, values: Values) {
  const began = performance.now();
  const accepted: string[] = [];
  // A mistake in the options is told before a browser is started.
  const options = gateOptions(values, null, accepted);
  const smoke = values['without-smoke'] === true ? null : await openSmoke(store.directory);
  let problems: string[];
  try {
    problems = await checkRelease(store, manifest, { ...options, smoke });
  } finally {
    await smoke?.close();
  }
  const candidate = `${manifest.name}@${manifest.release}`;
  if (problems.length > 0) throw new GateError(describeProblems(candidate, problems), { [candidate]: problems });
  const leftOut = ['without-smoke', 'accept-size'].filter((option) => values[option] === true);
  const told = [...leftOut, ...accepted.map((difference) => `accepted: ${difference}`)];
  return {
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    note: told.length === 0 ? {} : { gate: told.join(', ') },
  };
}
