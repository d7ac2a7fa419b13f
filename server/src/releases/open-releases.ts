import type { FastifyBaseLogger } from 'fastify';
import type { SiteFacts } from 'shared/site';
import type { Snapshot } from 'shared/snapshot';
import type { Config } from '#config.ts';
import { withDevServers } from '#dev/dev-servers.ts';
import { LiveReleases } from '#releases/live.ts';
import { abort } from '#releases/moves.ts';
import { reportOrigin } from '#releases/origins.ts';
import { ReleaseStore } from '#releases/store.ts';
import { StartError } from '#start-error.ts';
import { CanaryWatch } from '#telemetry/canary-watch.ts';
import { openTally } from '#telemetry/saved-counts.ts';
import { Tally } from '#telemetry/tally.ts';

/** Milliseconds between two looks at how canaries do. */
const WATCH_MS = 1_000;

export type Releases = ReturnType<typeof openReleases>;

/**
 * Opens the release store, follows what is live, counts what becomes of it and takes failing canaries back.
 *
 * @throws StartError when nothing was released yet
 */
export function openReleases(config: Config, logger: FastifyBaseLogger, { home, about }: SiteFacts) {
  const store = new ReleaseStore(config.releasesDir);
  const developing = Object.keys(config.devServers).length > 0;
  const adjust = (snapshot: Snapshot): Snapshot => ({
    ...(developing ? withDevServers(snapshot, config.devServers) : snapshot),
    texts: { home, about },
  });
  const live = new LiveReleases(store, logger, { filesUrl: config.releasesUrl, adjust });
  try {
    live.start();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
  const { tally, close } = config.countReleases ? openTally(store.directory, config.dataDir, logger) : uncounted();
  const watch = new CanaryWatch();
  const origin = config.countReleases ? reportOrigin(store.directory, () => live.site.serial) : null;
  if (origin !== null) live.onChange(origin.tell);

  const lookAtCanaries = async () => {
    const { canaries, shell, remotes } = live.site;
    for (const [name, canary] of Object.entries(canaries)) {
      const control = name === 'shell' ? shell : remotes[name];
      const counts = (package_: string, release: string) => tally.of(package_, release);
      const reason = control && watch.look(name, { canary, live: control.release, counts });
      if (reason == null) continue;
      await abort(store.directory, name, { by: 'the origin', reason, fault: true }, canary.release);
      logger.error({ remote: name, release: canary.release, reason }, 'A canary failed and was taken back.');
    }
  };
  const timer = setInterval(() => {
    if (config.countReleases)
      lookAtCanaries().catch((error) => logger.error({ err: error }, 'A canary could not be taken back.'));
  }, WATCH_MS);
  timer.unref();

  const stop = () => {
    clearInterval(timer);
    origin?.close();
    live.stop();
    close();
  };
  return { store, live, tally, stop, know: origin?.know ?? (() => {}) };
}

const uncounted = () => ({ tally: new Tally(), close: () => {} });
