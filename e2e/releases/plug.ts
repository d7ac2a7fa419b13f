import net from 'node:net';

export interface Plug {
  /** The site's address for a browser behind this plug. */
  url: string;
  /** Cuts every connection and refuses new ones. */
  pull: () => void;
  /** Takes connections and never answers, like a bad network in a train. */
  hang: () => void;
  /** Answers everything with 503, as a proxy does whose origin is down. */
  fail: () => void;
  /** Lets everything through again, to another site if one is named. */
  restore: (site?: string) => void;
  stop: () => Promise<void>;
}

const UNAVAILABLE =
  'HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>Back soon</h1>';

/**
 * Stands between a browser and a site, and can take the network away for the service worker too, whose requests
 * Playwright does not see.
 */
export async function plugInto(site: string): Promise<Plug> {
  let target = new URL(site);
  const open = new Set<net.Socket>();
  let state: 'through' | 'refused' | 'silent' | 'failing' = 'through';

  const server = net.createServer((near) => {
    track(near);
    if (state === 'refused') near.resetAndDestroy();
    if (state === 'failing') near.end(UNAVAILABLE);
    if (state !== 'through') return;
    const far = track(net.connect(Number(target.port), target.hostname));
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  function track(socket: net.Socket): net.Socket {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    return socket;
  }
  const become = (next: typeof state) => () => {
    state = next;
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    pull: become('refused'),
    hang: become('silent'),
    fail: become('failing'),
    restore: (other = target.href) => {
      target = new URL(other);
      become('through')();
    },
    stop: async () => {
      become('refused')();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
