import { fallbackFor, keptFromStart } from '#releases/fates.ts';
import { type Change, changePointer, type LivePointer, type PointerEntry, readHistory } from '#releases/pointer.ts';

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
  if (found === undefined) throw new Error(`No release of '${name}' is live. See: npm run releases`);
  return found;
}

const optional = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);
