import type { LiveRelease, LiveRemote } from 'shared/snapshot';

/**
 * What this page load knows of the releases it has tried. A release that failed is not tried again by itself, on this
 * page or the next: a visitor would wait for the same failure at every turn.
 */
const failed = new Set<string>();
const attempts = new Map<string, number>();

const key = (name: string, release: LiveRelease) => `${name}@${release.release}`;

/** The release to show: the live one, the one before it, or none when both have failed. */
export const usableRelease = (name: string, remote: LiveRemote): LiveRelease | undefined =>
  [remote.current, remote.previous].find((release) => release !== undefined && !failed.has(key(name, release)));

/** How often the visitor has asked for another try. */
export const attemptOf = (name: string): number => attempts.get(name) ?? 0;

export function giveUp(name: string, release: LiveRelease): void {
  failed.add(key(name, release));
}

/** Gives every release of the remote a new chance. */
export function tryAgain(name: string, remote: LiveRemote): void {
  for (const release of [remote.current, remote.previous]) if (release !== undefined) failed.delete(key(name, release));
  attempts.set(name, attemptOf(name) + 1);
}
