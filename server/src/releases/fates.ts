import type { Change } from '#releases/pointer.ts';

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

/** The sources of which a retired package was made, so that a start does not bring it back; undefined for a live one. */
export const retiredSources = (history: readonly Change[], name: string): string | undefined => {
  const last = history.find((change) => change.name === name);
  return last?.action === 'retire' ? last.started : undefined;
};
