import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** What a check may look at. */
export interface Situation {
  store: ReleaseStore;
  candidate: ReleaseManifest;
  /** The live release of the same package; absent for the first one. */
  before: ReleaseManifest | undefined;
  /** The shell that the candidate would live in; the candidate itself when it is the shell. */
  shell: ReleaseManifest | undefined;
  /** The remotes that would be live beside the candidate, without it. */
  others: ReleaseManifest[];
}

/** One check of the gate: its problems, each a line that says what is wrong and where. */
export type Check = (situation: Situation) => string[] | Promise<string[]>;
