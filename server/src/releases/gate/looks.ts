import type { KeptLooks, Shown } from '#releases/gate/kept-looks.ts';
import type { Target } from '#releases/gate/smoke-targets.ts';
import { lookAt, lookAtHost, type Seen } from '#releases/gate/visit.ts';
import type { Looked } from '#releases/gate/windows.ts';
import type { Workshop } from '#releases/gate/workshop.ts';

/** What candidates are measured by: several of them are compared with the same live release, which is looked at once. */
export interface Looks {
  /** The page of the live release in at least so many windows, as it was kept, or seen by this gate. */
  live: (target: Target, shown: Shown, preview: string, windows: number) => Promise<Seen | undefined>;
  /** Keeps the look at it for the next gate: a page that its successor agrees with was not seen on its way. */
  agree: (shown: Shown, windows: number) => Promise<void>;
  /** A page of the shell that no remote owns. @param preview of a candidate shell; empty for the live one */
  host: (signedIn: boolean, preview: string) => Promise<Looked[]>;
}

export function openLooks(workshop: Workshop, kept: KeptLooks): Looks {
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
      const look = before === undefined ? lookAt(workshop, target, preview, windows) : Promise.resolve(before);
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
      const look = hosts.get(key) ?? lookAtHost(workshop, signedIn, preview);
      hosts.set(key, look);
      return look;
    },
  };
}
