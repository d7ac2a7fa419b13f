import type { Change, PointerEntry } from '#releases/pointer.ts';

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
 * What browsers fall back to beside a release that goes live: the one that it replaces, or after a rollback the one that
 * was live before it. One that was taken back for a fault, or that went live against the gate, gives way to an older one.
 *
 * @param history newest first, without the change at hand
 * @returns undefined where no good one is known
 */
export function fallbackFor(
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
