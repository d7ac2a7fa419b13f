import { type Context, RefusedError, UsageError } from '#releases/cli/command.ts';
import type { GateOptions } from '#releases/gate/gate.ts';
import { describeOnce, describeProblems, describeSpared, GateError } from '#releases/gate/gate.ts';
import type { Smoke } from '#releases/gate/smoke.ts';
import { type LivePointer, readHistory } from '#releases/pointer.ts';
import { takenBack } from '#releases/release-commands.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { besideOf, partProblems, type Verdict, verdictBeside } from '#releases/verdicts.ts';

type Values = Context['values'];

export function gateOptions(values: Values, smoke: Smoke | null): GateOptions {
  if (values.accept === true && values.reason === undefined)
    throw new UsageError('--accept needs --reason "…": whoever looks at the history wants to know why.');
  return {
    smoke,
    acceptSize: values['accept-size'] === true,
    accept: values.accept === true,
  };
}

/** Options of every command that makes something live. */
export const forceOptions = { force: { type: 'boolean' } } as const;

/** What a release may go live by. */
interface Clearance {
  /** For the history: checks that were left out, or that nobody was asked. */
  note: { gate?: string; forced?: boolean };
  /** The serial that it was checked at. */
  checked: number;
  /** How it came by it, for the command's line. */
  said: string;
}

/**
 * Starts the browser and the origin that the gate looks at pages with. What is built meanwhile need not wait for them.
 *
 * @returns null when the pages are left out, or nobody asks the gate
 */
export async function prepareSmoke({ store, values }: Pick<Context, 'store' | 'values'>): Promise<Smoke | null> {
  if (values['without-smoke'] === true || values.force === true) return null;
  return (await import('#releases/gate/smoke.ts')).openSmoke(store);
}

/**
 * Finds the gate's verdict on a release beside what is live, or takes it through the gate.
 *
 * @param pointer what the command has read at its start
 * @param prepared what looks at the pages, where it was started before; whoever started it closes it
 * @throws GateError when a check stops it
 * @throws UsageError for a release that was taken back for a fault, and for `--force` without a reason
 */
export async function passGate(
  { store, values, why }: Pick<Context, 'store' | 'values' | 'why'>,
  manifest: ReleaseManifest,
  pointer: LivePointer,
  prepared?: Smoke | null,
): Promise<Clearance> {
  const checked = pointer.serial;
  if (isForced(values, why)) return { note: { forced: true }, checked, said: 'was forced past the gate' };
  refuseTakenBack(store.directory, manifest);
  const kept = verdictBeside(store, manifest, besideOf(pointer, manifest.name));
  if (kept !== undefined && kept.problems.length === 0 && isEnough(kept, values)) {
    const { damage, differences } = partProblems(await newProblems(store, manifest, pointer, kept));
    stopFor(manifest, damage);
    // What is otherwise than in another live release a person may accept: that is the gate's to ask.
    if (differences.length === 0) return { note: leftOutNote(kept.leftOut), checked, said: 'passed the gate before' };
  }

  const began = performance.now();
  // A mistake in the options is told before a browser is started.
  const options = gateOptions(values, null);
  // The gate takes half a second to load: what has passed need not wait for it.
  const { judgeRelease } = await import('#releases/gate/gate.ts');
  const smoke = prepared === undefined ? await prepareSmoke({ store, values }) : prepared;
  try {
    const { problems, serial, leftOut, once, spared } = await judgeRelease(store, manifest, { ...options, smoke });
    stopFor(manifest, problems);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return {
      note: leftOutNote(leftOut),
      checked: serial,
      said: `passed the gate (${seconds} s${describeSpared(spared)})${describeOnce(once)}`,
    };
  } finally {
    if (prepared === undefined) await smoke?.close();
  }
}

/**
 * What speaks against a release since it passed the gate beside the same releases: its files are damaged, an origin that
 * runs now does not answer its calls, or another release of its own package is live, with pages that it lacks.
 */
async function newProblems(
  store: Context['store'],
  manifest: ReleaseManifest,
  pointer: LivePointer,
  { against, leftOut }: Pick<Verdict, 'against' | 'leftOut'>,
): Promise<string[]> {
  const { fitProblems, pagesKept, situationOf } = await import('#releases/gate/manifest-checks.ts');
  const isSame = against === pointer.releases[manifest.name]?.live;
  const gone = isSame ? [] : await pagesKept(situationOf(store, manifest, [], pointer));
  const found = [...gone, ...(await fitProblems(store, manifest, pointer))];
  return found.filter((problem) => !leftOut.includes(`accepted: ${problem}`));
}

/** Whether a kept verdict left out only what this command leaves out too. What a person has accepted stays accepted. */
export const isEnough = ({ leftOut }: { leftOut: string[] }, values: Values): boolean =>
  leftOut.every((check) => check.startsWith('accepted: ') || values[check] === true);

/** @throws GateError that names the problems, when there are any */
export function stopFor({ name, release }: ReleaseManifest, problems: string[]): void {
  const candidate = `${name}@${release}`;
  if (problems.length > 0) throw new GateError(describeProblems(candidate, problems), { [candidate]: problems });
}

/** @throws UsageError for `--force` without a reason */
export function isForced(values: Values, why: Context['why']): boolean {
  if (values.force !== true) return false;
  if (why.reason === undefined) throw new UsageError('--force needs --reason "…": the history keeps why.');
  return true;
}

/** @throws RefusedError for a release that was taken back for a fault */
export function refuseTakenBack(store: string, { name, release }: ReleaseManifest): void {
  const change = takenBack(readHistory(store), { name, release });
  if (change === undefined) return;
  const reason = change.reason === undefined ? '' : `: ${change.reason}`;
  throw new RefusedError(
    `${name} ${release} was taken back for a fault by ${change.by} (${change.at}${reason}). Release a mended one, or add --force --reason "…".`,
  );
}

const leftOutNote = (leftOut: string[]) => (leftOut.length === 0 ? {} : { gate: leftOut.join(', ') });
