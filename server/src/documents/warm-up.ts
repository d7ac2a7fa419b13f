import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Renders the public pages once after the start, one after the other, so that no visitor waits for a first render. */
export function warmUp(app: FastifyInstance, paths: () => string[]): void {
  let stopped = false;
  app.addHook('onClose', async () => {
    stopped = true;
  });
  app.addHook('onListen', async () => {
    const { address, port } = app.server.address() as AddressInfo;
    void renderAll(`${address.includes(':') ? `[${address}]` : address}:${port}`);
  });

  async function renderAll(host: string): Promise<void> {
    for (const url of paths()) {
      if (stopped) return;
      const headers = { host, 'accept-encoding': 'br' };
      await app
        .inject({ method: 'GET', url, headers })
        .catch((error) => app.log.error({ err: error, url }, 'No warm-up.'));
    }
  }
}
