import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';
import { StartError } from '#settings/start-error.ts';

/**
 * Serves `/metrics` for Prometheus on a port of its own, so that no proxy in front of the site shows it to visitors.
 *
 * @param port 0 takes a free one
 * @returns its address, and the way to close it
 * @throws StartError when the port cannot be had
 */
export async function serveMetrics(
  port: number,
  host: string,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`METRICS_PORT ${port} on ${host} cannot be used: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  collectDefaultMetrics();
  // A scraper that keeps its connection must not keep the process.
  server.unref();
  const bound = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { address: `http://${host}:${bound.port}/metrics`, close };
}
