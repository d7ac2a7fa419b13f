import type { Snapshot } from 'shared/snapshot';

/** Addresses of the packages that run from source, by name; empty outside of `npm run dev`. */
export type DevServers = Readonly<Record<string, string>>;

export const devContainer = (name: string): string => `${name}_dev`;

/** The snapshot with the packages that run from source put in the place of their releases. */
export function withDevServers(snapshot: Snapshot, servers: DevServers): Snapshot {
  const remotes = Object.entries(servers)
    .filter(([name]) => name !== 'shell')
    .map(([name, address]) => {
      const current = {
        release: 'dev',
        container: devContainer(name),
        entry: `${address}/remoteEntry.js`,
        integrity: '',
      };
      return [name, { current }] as const;
    });
  return { ...snapshot, remotes: { ...snapshot.remotes, ...Object.fromEntries(remotes) } };
}

/** Styles and scripts of a document in development; the first script defines what React Refresh looks for before React runs. */
export const devAssets = (shell: string): string =>
  `<link rel="stylesheet" href="${shell}/library.css">
<script src="/dev/react-refresh.js"></script>
<script src="${shell}/early.js"></script>
<script defer src="${shell}/library.js"></script>
`;

/** React announces itself to this object; a remote's refresh runtime, which comes later, finds it there. */
export const reactRefreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
`;
