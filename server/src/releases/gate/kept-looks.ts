import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Situation } from '#releases/gate/check.ts';
import type { Seen } from '#releases/gate/visit.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { manifestHash, verdictFolder } from '#releases/verdicts.ts';

/** A page of a release. */
export interface Shown {
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
