import type { FastifyBaseLogger } from 'fastify';
import type { SiteFacts } from 'shared/site';
import type { Snapshot } from 'shared/snapshot';
import { withDevServers } from '#releases/dev-servers.ts';
import { reportOrigin } from '#releases/instances.ts';
import { LiveReleases } from '#releases/live.ts';
import { ReleaseStore } from '#releases/store.ts';
import { watchReleases } from '#releases/take-back/watch-releases.ts';
import type { Config } from '#settings/config.ts';
import { StartError } from '#settings/start-error.ts';
import { type FirmSites, siteIn } from '#site/firm-sites.ts';
import { Counters, openCounters } from '#telemetry/counters.ts';

const UNWRITABLE =
  'The release store cannot be written by this user: commands that change what is live do not wait for this origin, and what it counts is not kept. Give its user the right to write there.';

export type Releases = ReturnType<typeof openReleases>;

/**
 * Opens the release store, follows what is live, counts what becomes of it and takes failing releases back.
 *
 * @throws StartError when nothing was released yet
 */
export function openReleases(config: Config, logger: FastifyBaseLogger, sites: FirmSites) {
  const store = new ReleaseStore(config.releasesDir);
  const developing = Object.keys(config.devServers).length > 0;
  const adjust = (snapshot: Snapshot): Snapshot => ({
    ...(developing ? withDevServers(snapshot, config.devServers) : snapshot),
    texts: textsOf(siteIn(sites, snapshot.language ?? 'en')),
  });
  const live = new LiveReleases(store, logger, { filesUrl: config.releasesUrl, adjust });
  try {
    live.start();
  } catch (error) {
    throw new StartError((error as Error).message);
  }
  const { counters, close } = config.countReleases
    ? openCounters(store.directory, config.dataDir, logger)
    : uncounted();
  const origin = config.countReleases
    ? reportOrigin(
        store.directory,
        () => live.site.serial,
        (err) => logger.warn({ err, store: store.directory }, UNWRITABLE),
      )
    : null;
  if (origin !== null) live.onChange(origin.tell);

  const stopWatching = config.countReleases ? watchReleases({ store, live, counters, logger }) : () => {};

  const stop = () => {
    stopWatching();
    origin?.close();
    live.stop();
    close();
  };
  return { store, live, counters, stop, know: origin?.know ?? (() => {}) };
}

const textsOf = ({ home, about, appointments, legal, languages }: SiteFacts) => ({
  ...{ home, about, appointments, legal },
  ...(languages && { languages }),
});

const uncounted = () => ({ counters: new Counters(), close: () => {} });
