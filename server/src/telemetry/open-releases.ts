import type { FastifyBaseLogger } from 'fastify';
import type { SiteFacts } from 'shared/site';
import type { Snapshot } from 'shared/snapshot';
import { withDevServers } from '#releases/dev-servers.ts';
import { fitProblems } from '#releases/gate/manifest-checks.ts';
import { reportOrigin } from '#releases/instances.ts';
import { LiveReleases } from '#releases/live.ts';
import { type Canary, readHistory, readPointer } from '#releases/pointer.ts';
import { abort, goLive, takenBack } from '#releases/release-commands.ts';
import { ReleaseStore } from '#releases/store.ts';
import type { Config } from '#settings/config.ts';
import { StartError } from '#settings/start-error.ts';
import { type FirmSites, siteIn } from '#site/firm-sites.ts';
import { Counters, type Counts, openCounters } from '#telemetry/counters.ts';
import { LiveWatch } from '#telemetry/live-watch.ts';

/** A share of failed page loads below which a canary is never taken back: some browsers fail at anything. */
const HARMLESS_SHARE = 0.01;
/** Failed page loads that are needed besides: one broken browser is no evidence. */
const LEAST_FAILURES = 3;
/** Different addresses that must tell of failures: one visitor, or one attacker, decides nothing. */
const LEAST_PLACES = 3;

type Seen = Pick<Counts, 'documents' | 'failedLoads'>;
type Accused = Seen & { places: number };

interface Verdict {
  abort: boolean;
  /** In words, for the log and the history. */
  reason: string;
}

/** Whether a canary fails so much more often than the live release that it should be taken back. */
export function judge({ factor, sample }: Pick<Canary, 'factor' | 'sample'>, control: Seen, canary: Accused): Verdict {
  const failing = shareOf(canary);
  const limit = factor * Math.max(shareOf(control), HARMLESS_SHARE);
  const evidence = canary.failedLoads >= LEAST_FAILURES && canary.places >= LEAST_PLACES;
  const abort = canary.documents >= sample && evidence && failing > limit;
  return {
    abort,
    reason: `${percent(failing)} of its ${canary.documents} documents failed, against ${percent(shareOf(control))} of ${control.documents}`,
  };
}

const shareOf = ({ documents, failedLoads }: Seen) => (documents === 0 ? 0 : Math.min(1, failedLoads / documents));

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

interface Watched {
  canary: Canary;
  live: string;
  counts: (name: string, release: string) => Counts;
  /** Different addresses that have told of failures since then. */
  places: (name: string, release: string, since: number) => number;
}

/** Compares canaries with what is live, from the moment at which it first sees them. */
export class CanaryWatch {
  readonly #begun = new Map<string, { key: string; at: number; control: Seen; canary: Seen }>();

  /** @returns why the canary should be taken back, or null while it may stay */
  look(name: string, { canary, live, counts, places }: Watched, at = Date.now()): string | null {
    const key = `${live}\n${canary.release}\n${canary.since}`;
    const now = { control: { ...counts(name, live) }, canary: { ...counts(name, canary.release) } };
    const begun = this.#begun.get(name);
    if (begun?.key !== key) {
      this.#begun.set(name, { key, at, ...now });
      return null;
    }
    const { abort, reason } = judge(canary, since(begun.control, now.control), {
      ...since(begun.canary, now.canary),
      places: places(name, canary.release, begun.at),
    });
    return abort ? reason : null;
  }
}

const since = (before: Seen, now: Seen): Seen => ({
  documents: now.documents - before.documents,
  failedLoads: now.failedLoads - before.failedLoads,
});

/** Milliseconds between two looks at how releases do. */
const WATCH_MS = 1_000;

interface Parts {
  store: ReleaseStore;
  live: LiveReleases;
  counters: Counters;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** Takes failing canaries and failing live releases back. @returns the way to stop */
export function watchReleases({ store, live, counters, logger }: Parts): () => void {
  const canaryWatch = new CanaryWatch();
  const liveWatch = new LiveWatch();
  const counts = (name: string, release: string) => counters.of(name, release);
  const places = (name: string, release: string, since: number) =>
    counters.reporters.places(`${name}@${release}`, since);
  let unmendable = '';

  async function look(): Promise<void> {
    const { canaries, shell, remotes } = live.site;
    for (const { name, release } of [shell, ...Object.values(remotes)]) {
      const canary = canaries[name];
      const failing = canary && canaryWatch.look(name, { canary, live: release, counts, places });
      if (canary !== undefined && failing != null) {
        await abort(store.directory, name, { by: 'the origin', reason: failing, fault: true }, canary.release);
        counters.reporters.forget(`${name}@${canary.release}`);
        logger.error({ remote: name, release: canary.release, reason: failing }, 'A canary failed and was taken back.');
      }
      const reason = liveWatch.look(name, release, counts(name, release), (since) => places(name, release, since));
      if (reason !== null) await takeBack(name, release, reason);
    }
  }

  async function takeBack(name: string, release: string, reason: string): Promise<void> {
    const pointer = readPointer(store.directory);
    const entry = pointer.releases[name];
    if (entry?.live !== release) return;
    const before = entry.previous === undefined ? undefined : store.find(name, entry.previous);
    const fits =
      before !== undefined &&
      takenBack(readHistory(store.directory), before) === undefined &&
      (await fitProblems(store, before, pointer)).length === 0;
    if (fits) {
      await goLive(store.directory, name, before.release, {
        ...{ action: 'rollback', by: 'the origin', reason, fault: true, checked: pointer.serial },
      });
      counters.reporters.forget(`${name}@${release}`);
      logger.error(
        { remote: name, release, reason, instead: before.release },
        'A live release failed and was taken back.',
      );
    } else if (unmendable !== `${name}@${release}`) {
      unmendable = `${name}@${release}`;
      logger.error({ remote: name, release, reason }, 'A live release fails, and there is none to go back to.');
    }
  }

  const begin = () => {
    look().catch((error) => logger.error({ err: error }, 'A failing release could not be taken back.'));
  };
  begin();
  // A release is judged from its first document on: those of the second until the next look may be the most.
  live.onChange(begin);
  const timer = setInterval(begin, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

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
