import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { REWRITES } from '../changed-documents.ts';
import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';

// The same as `changed-documents.spec.ts` over real edges: proxies that change each document on its way, as often as a
// release that really fails would need to be taken back.

const PAGES = ['/', '/contactus', '/sipcalculator', '/blogs', '/signin', '/taxregimecalculator'];
const LOADS = 12;
// A cut document is no page, and is looked at alone.
const EDGES = Object.entries(REWRITES)
  .filter(([who]) => who !== 'a proxy cuts the document')
  .slice(0, 6);

interface Edge {
  url: string;
  /** What browsers have told of releases through it. */
  told: string[];
  documents: number;
  stop(): Promise<unknown>;
}

async function startEdge(site: string, rewrite: (html: string) => string): Promise<Edge> {
  const { hostname, port } = new URL(site);
  const edge = { told: [] as string[], documents: 0 };
  const server = http.createServer(async (request, response) => {
    const body = await text(request);
    if (request.url?.endsWith('/server/telemetry')) edge.told.push(body);
    const headers = { ...request.headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
    const near = http.request({ hostname, port, path: request.url, method: request.method, headers });
    near.on('error', () => response.destroy());
    near.on('response', async (answer) => {
      const isDocument = answer.headers['content-type']?.startsWith('text/html') === true;
      if (!isDocument) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      // Not what a page reads ahead, which is rewritten too.
      if (request.headers['sec-fetch-dest'] === 'document') edge.documents += 1;
      const html = Buffer.from(rewrite(await text(answer)));
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': html.length }).end(html);
    });
    near.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(edge, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop });
}

test('72 page loads through six edges tell of no failure, and take nothing back', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(600_000);
  const before = await (await request.get('/server/releases')).json();
  let documents = 0;
  for (const [who, rewrite] of EDGES) {
    const edge = await startEdge(baseURL ?? '', rewrite);
    for (let load = 0; load < LOADS; load += 1) {
      const context = await browser.newContext({ baseURL: edge.url });
      const page = await context.newPage();
      await page.goto(PAGES[load % PAGES.length] ?? '/');
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // What waits to be told is told before a page goes.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      await context.close();
    }
    expect(edge.told, who).toEqual([]);
    documents += edge.documents;
    await edge.stop();
  }
  expect(documents).toBe(72);
  expect(await (await request.get('/server/releases')).json()).toEqual(before);
});
