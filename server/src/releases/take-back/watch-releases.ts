import type { FastifyBaseLogger } from 'fastify';
import { fitProblems } from '#releases/gate/manifest-checks.ts';
import type { LiveReleases } from '#releases/live.ts';
import { type Change, readHistory, readPointer } from '#releases/pointer.ts';
import { abort, arrivalOf, goLive, takenBack } from '#releases/release-commands.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { CanaryWatch } from '#releases/take-back/canary-watch.ts';
import { LiveWatch } from '#releases/take-back/live-watch.ts';
import type { Counters } from '#telemetry/counters.ts';

/** How the history names what nobody has typed. */
const ORIGIN = 'the origin';
/** Milliseconds between two looks at how releases do. */
const WATCH_MS = 1_000;

interface Parts {
  store: ReleaseStore;
  live: LiveReleases;
  counters: Counters;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** For so long a release is new. One that has run well for longer did not change by itself. */
const NEW_MS = 24 * 3_600_000;

/**
 * Whether somebody has made a release live lately. Reports come from browsers, and anybody may send some: whoever does can
 * have one new release taken back, and neither what was brought back instead nor what has run well for days.
 */
function isNew(history: readonly Change[], name: string, release: string): boolean {
  const arrival = arrivalOf(history, { name, release });
  return arrival !== undefined && arrival.by !== ORIGIN && Date.now() - Date.parse(arrival.at) < NEW_MS;
}

/** Takes failing canaries and failing live releases back. @returns the way to stop */
export function watchReleases({ store, live, counters, logger }: Parts): () => void {
  const canaryWatch = new CanaryWatch();
  const liveWatch = new LiveWatch();
  const counts = (name: string, release: string) => counters.of(name, release);
  const places = (name: string, release: string, since: number) =>
    counters.reporters.places(`${name}@${release}`, since);
  let unmendable = '';

  function look(): void {
    const { shell, remotes } = live.site;
    // Each for itself: one that cannot be taken back keeps no other one from it.
    for (const { name, release } of [shell, ...Object.values(remotes)])
      lookAt(name, release).catch((error) => {
        logger.error({ err: error, remote: name, release }, 'A failing release could not be taken back.');
      });
  }

  async function lookAt(name: string, release: string): Promise<void> {
    const canary = live.site.canaries[name];
    const failing = canary && canaryWatch.look(name, { canary, live: release, counts, places });
    if (canary !== undefined && failing != null) {
      await abort(store.directory, name, { by: ORIGIN, reason: failing, fault: true }, canary.release);
      counters.reporters.forget(`${name}@${canary.release}`);
      logger.error({ remote: name, release: canary.release, reason: failing }, 'A canary failed and was taken back.');
    }
    const reason = liveWatch.look(name, release, counts(name, release), (since) => places(name, release, since));
    if (reason !== null) await takeBack(name, release, reason);
  }

  async function takeBack(name: string, release: string, reason: string): Promise<void> {
    const pointer = readPointer(store.directory);
    const entry = pointer.releases[name];
    if (entry?.live !== release) return;
    const before = entry.previous === undefined ? undefined : store.find(name, entry.previous);
    const history = readHistory(store.directory);
    const fits =
      before !== undefined &&
      takenBack(history, before) === undefined &&
      (await fitProblems(store, before, pointer)).length === 0;
    if (fits && isNew(history, name, release)) {
      await goLive(store.directory, name, before.release, {
        ...{ action: 'rollback', by: ORIGIN, reason, fault: true, checked: pointer.serial },
      });
      counters.reporters.forget(`${name}@${release}`);
      logger.error(
        { remote: name, release, reason, instead: before.release },
        'A live release failed and was taken back.',
      );
    } else if (unmendable !== `${name}@${release}`) {
      unmendable = `${name}@${release}`;
      const why = fits
        ? `A live release fails that nobody has made live within the last day: a person decides. npm run rollback -- ${name}`
        : 'A live release fails, and there is none to go back to.';
      logger.error({ remote: name, release, reason }, why);
    }
  }

  look();
  // A release is judged from its first document on: those of the second until the next look may be the most.
  live.onChange(look);
  const timer = setInterval(look, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
