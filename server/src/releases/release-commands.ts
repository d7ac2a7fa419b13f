import { type Change, changePointer, type LivePointer, type PointerEntry, readHistory } from '#releases/pointer.ts';
import { UnknownPackage } from '#releases/unknown-package.ts';

type Named = { name: string; release: string };

/** Actions by which a release goes live only after the gate has let it pass. */
const THROUGH_GATE = new Set<Change['action']>(['release', 'start', 'promote']);

/** Whether this release was live before, and got there through the gate: then it may come back at once. */
export const passedBefore = (history: readonly Change[], { name, release }: Named): boolean =>
  history.some(
    (change) =>
      change.name === name && change.to === release && THROUGH_GATE.has(change.action) && change.forced !== true,
  );

/**
 * Why a release was taken back for a fault, unless it has gone live again since.
 *
 * @param history newest first
 * @returns the change that took it back; undefined when none did
 */
export function takenBack(history: readonly Change[], { name, release }: Named): Change | undefined {
  const last = history.find(
    (change) =>
      change.name === name && (change.to === release || (change.from === release && change.action !== 'canary')),
  );
  return last?.from === release && last.fault === true ? last : undefined;
}

/** Actions by which a release comes before visitors. */
const GOES_LIVE = new Set<Change['action']>([...THROUGH_GATE, 'rollback']);

/**
 * The change by which a release became live the last time. The end of a canary beside it is none: it was live before.
 *
 * @param history newest first
 */
export const arrivalOf = (history: readonly Change[], { name, release }: Named): Change | undefined =>
  history.find(
    ({ name: changed, action, from, to }) =>
      changed === name && to === release && from !== release && GOES_LIVE.has(action),
  );

/**
 * What browsers fall back to beside a release that goes live: the one that it replaces, or after a rollback the one that
 * was live before it. One that was taken back for a fault, or that went live against the gate, gives way to an older one.
 *
 * @param history newest first, without the change at hand
 * @returns undefined where no good one is known
 */
function fallbackFor(
  history: readonly Change[],
  { name, release, replaced, isRollback }: Named & { replaced: string | undefined; isRollback: boolean },
): string | undefined {
  const lives = history.filter((change) => change.name === name && GOES_LIVE.has(change.action));
  const first = lives.findLastIndex(({ to }) => to === release);
  const older = lives.slice(isRollback ? first + 1 : 0).map(({ to }) => to);
  return (isRollback && first >= 0 ? older : [replaced, ...older])
    .filter((one) => typeof one === 'string')
    .find(
      (one) =>
        one !== release &&
        lives.find(({ to }) => to === one)?.forced !== true &&
        takenBack(history, { name, release: one }) === undefined,
    );
}

/** Moves by which people, or an origin, say that a release is not to be live, or not yet for everybody. */
const HELD_BACK = new Set<Change['action']>(['rollback', 'abort', 'retire', 'canary']);

/**
 * Why a start does not make the release of the checkout's sources live: it is, or somebody has decided otherwise since.
 *
 * @param entry of the package; undefined where no release of it is live
 * @param history newest first
 * @returns a line for whoever starts, empty where everything is as a start would make it; undefined where nothing is in its way
 */
export function keptFromStart(
  entry: PointerEntry | undefined,
  history: readonly Change[],
  { name, release }: Named,
): string | undefined {
  const isLive = entry?.live === release;
  if (entry?.canary !== undefined)
    return isLive
      ? ''
      : `${name} ${entry.canary.release} is shown to ${entry.canary.percent}% of the visitors, and a start leaves that as it is. To end it: npm run promote -- ${name}, or npm run abort -- ${name}`;
  if (isLive) return entry.started === release ? '' : undefined;
  const now = entry === undefined ? 'no release of it is live' : `${entry.live} stays live`;
  const last = history.find((change) => change.name === name && [change.from, change.to].includes(release));
  if (last !== undefined && HELD_BACK.has(last.action)) {
    const why = last.reason === undefined ? '' : ` (${last.reason})`;
    const how = last.fault === true ? ' --force --reason "…"' : '';
    return `${name} ${release}: ${last.action} by ${last.by} at ${last.at}${why}. A start does not undo it: ${now}. To make it live: npm run release -- ${name}${how}`;
  }
  if ((entry === undefined ? leftOff(history, name) : entry.started) !== release) return undefined;
  return `${name} ${release} was published for later: ${now}. To make it live: npm run release -- ${name}`;
}

/** The sources of a package that was retired, or published before it was ever live; undefined for one that is live. */
const leftOff = (history: readonly Change[], name: string): string | undefined => {
  const last = history.find((change) => change.name === name);
  return last !== undefined && ['retire', 'publish'].includes(last.action) ? last.started : undefined;
};

type Why = Pick<Change, 'by' | 'reason' | 'gate' | 'forced' | 'fault'> & {
  /** The serial that was checked: after another change nothing is done. */
  checked?: number | undefined;
};

/**
 * Makes a release live; a canary of that package ends. Safe to repeat: a release that is live already changes nothing, and
 * neither does a start with sources about which somebody has decided meanwhile.
 *
 * @param why.urgent open tabs ask their visitors to reload
 */
export function goLive(
  store: string,
  name: string,
  release: string,
  { urgent = false, checked, ...why }: Why & { action: 'release' | 'rollback' | 'start'; urgent?: boolean },
): Promise<LivePointer> {
  const decide = (present: LivePointer, serial: number) => {
    const before = present.releases[name];
    if (why.action === 'start' && keptFromStart(before, readHistory(store), { name, release }) !== undefined)
      return null;
    const started = why.action === 'rollback' ? before?.started : release;
    const isLive = before?.live === release;
    if (isLive && before.started === started && before.canary === undefined) return null;
    const isRollback = why.action === 'rollback';
    const fallback = () => fallbackFor(readHistory(store), { name, release, replaced: before?.live, isRollback });
    const next: PointerEntry = {
      live: release,
      ...optional('previous', isLive ? before.previous : fallback()),
      ...optional('started', started),
      ...optional('urgent', urgent && !isLive ? serial : before?.urgent),
    };
    const told = !isLive || before.canary !== undefined;
    return {
      releases: { [name]: next },
      changes: told ? [{ ...why, name, from: before?.live ?? null, to: release }] : [],
    };
  };
  return changePointer(store, decide, checked);
}

/** Notes that the release of these sources was published for later. A package that is live stays as it is. */
export function notePublished(store: string, name: string, release: string, why: Why): Promise<LivePointer> {
  return changePointer(store, ({ releases }) => {
    const before = releases[name];
    if (before !== undefined && [before.live, before.started].includes(release)) return null;
    return {
      releases: before === undefined ? {} : { [name]: { ...before, started: release } },
      changes: [{ action: 'publish', ...why, name, from: null, to: null, started: release }],
    };
  });
}

/** Takes a package off the site: its pages are nobody's from then on. */
export function retire(store: string, name: string, { checked, ...why }: Why): Promise<LivePointer> {
  const decide = (present: LivePointer) => {
    const { live, started } = liveEntry(present, name);
    return {
      releases: { [name]: undefined },
      changes: [{ action: 'retire' as const, ...why, name, from: live, to: null, ...optional('started', started) }],
    };
  };
  return changePointer(store, decide, checked);
}

/** Shows a release to a share of the visitors. Raising the share keeps everybody who has it already. */
export function startCanary(
  store: string,
  name: string,
  { release, percent, factor, sample }: { release: string; percent: number; factor: number; sample: number },
  { checked, ...why }: Why,
): Promise<LivePointer> {
  const decide = (present: LivePointer) => {
    const before = liveEntry(present, name);
    if (before.live === release) throw new Error(`${name}@${release} is live for everybody already.`);
    const same = before.canary?.release === release ? before.canary : undefined;
    if (same?.percent === percent && same.factor === factor && same.sample === sample) return null;
    const canary = { release, percent, factor, sample, since: same?.since ?? new Date().toISOString() };
    return {
      releases: { [name]: { ...before, started: release, canary } },
      changes: [{ action: 'canary' as const, ...why, name, from: before.live, to: release, percent }],
    };
  };
  return changePointer(store, decide, checked);
}

/** Makes the canary live for everybody. Without a canary it changes nothing. */
export function promote(store: string, name: string, { checked, ...why }: Why): Promise<LivePointer> {
  const decide = (present: LivePointer) => {
    const { canary, previous: _, ...before } = liveEntry(present, name);
    if (canary === undefined) return null;
    const { release } = canary;
    const previous = fallbackFor(readHistory(store), { name, release, replaced: before.live, isRollback: false });
    return {
      releases: { [name]: { ...before, live: release, ...optional('previous', previous) } },
      changes: [{ action: 'promote' as const, ...why, name, from: before.live, to: canary.release }],
    };
  };
  return changePointer(store, decide, checked);
}

/**
 * Takes the canary back: everybody gets the live release. Without a canary it changes nothing.
 *
 * @param expected abort only this release, in case another canary has begun meanwhile
 */
export function abort(
  store: string,
  name: string,
  { checked: _, ...why }: Why,
  expected?: string,
): Promise<LivePointer> {
  return changePointer(store, (present) => {
    const { canary, ...before } = liveEntry(present, name);
    if (canary === undefined || (expected !== undefined && canary.release !== expected)) return null;
    return {
      releases: { [name]: before },
      changes: [{ action: 'abort', ...why, name, from: canary.release, to: before.live }],
    };
  });
}

function liveEntry(pointer: LivePointer, name: string): PointerEntry {
  const found = pointer.releases[name];
  if (found === undefined) throw new UnknownPackage(`No release of '${name}' is live. See: npm run releases`);
  return found;
}

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);
