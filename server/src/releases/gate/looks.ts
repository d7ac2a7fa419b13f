import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserPool } from '#releases/gate/browser-pool.ts';
import type { Situation } from '#releases/gate/manifest-checks.ts';
import type { PageLook } from '#releases/gate/page-look.ts';
import type { Target } from '#releases/gate/smoke-targets.ts';
import { lookAt, lookAtHost, type Seen } from '#releases/gate/visit.ts';
import type { Looked } from '#releases/gate/windows.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { manifestHash, verdictFolder } from '#releases/verdicts.ts';

/** What may change without a word, as shares of what the live release shows. */
const TEXT_KEPT = 0.5;
const FILLED_KEPT = 0.5;
/** Less than this of both text and controls is no redesign but an empty page. */
const LEFT_OVER = 0.2;
/** Share of the text that may be unreadable beyond that of the live release. */
const UNREADABLE = 0.1;
/** Pixels by which the header may be elsewhere: rounding, and scrollbars. */
const MOVED_PX = 2;
/** Controls that may newly lie under something: a bar at the window's edge meets one or two. */
const COVERED = 2;

export interface Compared {
  /** Never right, whatever was meant. */
  damage: string[];
  /** May be meant. */
  differences: string[];
}

/**
 * Compares what a visitor sees of a page with what the live release shows there in the same window.
 *
 * @param host a page of the same shell that no remote owns; undefined when the candidate is the shell
 * @param live undefined for a page that the live release does not have
 */
export function compareLooks(now: PageLook, live: PageLook | undefined, host: PageLook | undefined): Compared {
  const damage: string[] = [];
  const differences: string[] = [];

  if (now.header === null) damage.push('shows no header');
  else if (now.headerControls === 0) damage.push('lets no click through to the header');
  else if (host?.header && isMoved(now.header, host.header)) damage.push('moves the header');
  else if (host !== undefined && now.headerControls < host.headerControls - 1)
    damage.push(`lets ${now.headerControls} of the header's ${host.headerControls} controls be used`);
  if (!now.hasFooter) damage.push('shows no footer');

  const were = new Set(live?.covered);
  const covered = now.covered.filter((name) => !were.has(name));
  if (covered.length > COVERED || (covered.length > 0 && covered.length === now.controls))
    damage.push(`has ${covered.length} of ${now.controls} controls under something else, such as '${covered[0]}'`);
  const unreadable = share(now.unreadable, now.characters) - share(live?.unreadable ?? 0, live?.characters ?? 0);
  if (unreadable > UNREADABLE)
    damage.push(`has ${percent(share(now.unreadable, now.characters))} of its text unreadable`);
  if (now.overflow > MOVED_PX && (live?.overflow ?? 0) <= MOVED_PX)
    damage.push(`is ${now.overflow} pixels wider than the window`);
  if (live === undefined) return { damage, differences };

  const text = live.characters === 0 ? 1 : share(now.characters, live.characters);
  if (text < LEFT_OVER && now.controls <= live.controls * LEFT_OVER)
    damage.push(
      `shows ${now.characters} characters and ${now.controls} controls of ${live.characters} and ${live.controls}`,
    );
  else if (text < TEXT_KEPT) differences.push(`shows ${percent(text)} of its text`);
  if (now.fields < live.fields) differences.push(`shows ${now.fields} of its ${live.fields} fields`);
  else if (now.filled < live.filled * FILLED_KEPT)
    differences.push(`begins with ${now.filled} of its ${live.filled} filled fields`);
  return { damage, differences };
}

const isMoved = (now: number[], then: number[]) =>
  now.some((value, index) => Math.abs(value - (then[index] ?? 0)) > MOVED_PX);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number) => `${Math.round(value * 100)}%`;

/** A page of a release. */
interface Shown {
  release: Pick<ReleaseManifest, 'name' | 'release'>;
  /** As `besideOnPages` tells it. */
  beside: string[];
  address: string;
}

/** What pages of releases were like, in the store beside the verdicts: the next gate measures by it without a look. */
export interface KeptLooks {
  /** @param windows in how many it has to have been looked at */
  read: (shown: Shown, windows: number) => Seen | undefined;
  keep: (shown: Shown, seen: Seen) => void;
}

/**
 * What is live with a release and is to be seen on its pages. Around a remote's page stands the shell, which hands out of
 * other remotes what they declare of their pages, such as names and addresses: a release that declares the same leaves
 * the look true. In a shell's pages any of the others may stand.
 */
export const besideOnPages = ({ candidate, shell, others }: Pick<Situation, 'candidate' | 'shell' | 'others'>) =>
  candidate.name === 'shell' || shell === undefined
    ? others.map(({ name, release }) => `${name}@${release}`).sort()
    : [`shell@${shell.release}`, ...others.map(({ name, pages }) => `${name} ${sha256(JSON.stringify(pages))}`).sort()];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** @param version of gate, origin and browser: what another one has seen is not comparable */
export function keptLooks(store: ReleaseStore, version: string): KeptLooks {
  const fileOf = ({ release, beside, address }: Shown) => {
    const about = JSON.stringify([version, manifestHash(store, release), beside, address]);
    return path.join(verdictFolder(store, release), 'looks', `${sha256(about)}.json`);
  };
  return {
    read(shown, windows) {
      try {
        const seen = JSON.parse(fs.readFileSync(fileOf(shown), 'utf8')) as Seen;
        return seen.looked.length >= windows ? seen : undefined;
      } catch {
        // There is none, or a crash has cut it off: the page is looked at.
        return undefined;
      }
    },
    keep(shown, { looked, bytes, changed }) {
      const file = fileOf(shown);
      // The host's styles are compared with the host's, never with those of another release.
      const seen: Seen = { looked: looked.map(({ look }) => ({ look, style: {} })), bytes, changed };
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(`${file}.${process.pid}.draft`, JSON.stringify(seen));
      fs.renameSync(`${file}.${process.pid}.draft`, file);
    },
  };
}

/** What candidates are measured by: several of them are compared with the same live release, which is looked at once. */
export interface Looks {
  /** The page of the live release in at least so many windows, as it was kept, or seen by this gate. */
  live: (target: Target, shown: Shown, preview: string, windows: number) => Promise<Seen | undefined>;
  /** Keeps the look at it for the next gate: a page that its successor agrees with was not seen on its way. */
  agree: (shown: Shown, windows: number) => Promise<void>;
  /** A page of the shell that no remote owns. @param preview of a candidate shell; empty for the live one */
  host: (signedIn: boolean, preview: string) => Promise<Looked[]>;
}

export function openLooks(browserPool: BrowserPool, kept: KeptLooks): Looks {
  const live = new Map<string, Promise<Seen | undefined>>();
  const hosts = new Map<string, Promise<Looked[]>>();
  const read = new Set<string>();
  const keyOf = ({ release: { name, release }, beside, address }: Shown, windows: number) =>
    `${name}@${release} ${beside.join()} ${address} ${windows}`;
  return {
    live(target, shown, preview, windows) {
      const key = keyOf(shown, windows);
      const known = live.get(key);
      if (known !== undefined) return known;
      const before = kept.read(shown, windows);
      if (before !== undefined) read.add(key);
      const look = before === undefined ? lookAt(browserPool, target, preview, windows) : Promise.resolve(before);
      live.set(key, look);
      return look;
    },
    async agree(shown, windows) {
      const key = keyOf(shown, windows);
      const seen = await live.get(key);
      if (seen === undefined || read.has(key)) return;
      read.add(key);
      kept.keep(shown, seen);
    },
    host(signedIn, preview) {
      const key = `${signedIn} ${preview}`;
      const look = hosts.get(key) ?? lookAtHost(browserPool, signedIn, preview);
      hosts.set(key, look);
      return look;
    },
  };
}
