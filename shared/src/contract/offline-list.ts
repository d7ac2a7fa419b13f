/** One file that never changes at its address, with the hash that it must have. */
export interface OfflineFile {
  url: string;
  /** `sha256-…` of the file. */
  integrity: string;
}

/** What the origin tells a service worker to store, for the releases that this visitor gets. */
export interface OfflineList {
  /** Container name of the live shell: only the worker of that very release stores anything for it. */
  shell: string;
  /** Address of the shell's folder; its worker knows the files in it. */
  shellFiles: string;
  /** Files of the remotes that have pages which work without the network. */
  files: OfflineFile[];
  /** What every stored page starts from. */
  document: OfflineFile;
}
