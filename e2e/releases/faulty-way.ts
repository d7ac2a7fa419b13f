import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may happen to a file between the site and a browser. */
export type Mishap = 'dead' | 404 | 500 | 'html' | 'tampered' | 'hangs';

export interface FaultyWay {
  /** The site's address for a browser behind it. */
  url: string;
  stop: () => Promise<void>;
}

type Pass = (request: http.IncomingMessage, response: http.ServerResponse, more?: string) => void;

/**
 * Stands between a browser and a site and breaks some files. Unlike requests that Playwright takes apart, what passes
 * here is kept in the browser's cache and costs the test nothing.
 *
 * @param meets whether the mishap meets the file at this path
 */
export const faultyWay = (site: string, mishap: Mishap, meets: (path: string) => boolean): Promise<FaultyWay> =>
  wayTo(site, (request, response, pass) => {
    if (!meets(request.url ?? '')) return pass(request, response);
    if (mishap === 'dead') request.socket.destroy();
    else if (mishap === 'html') response.setHeader('content-type', 'text/html').end('<!doctype html><p>Sign in here');
    else if (mishap === 'tampered') pass(request, response, ';globalThis.tampered = true;');
    else if (mishap !== 'hangs') response.writeHead(mishap).end();
  });

/**
 * Stands between a browser and a site and sends one document in two parts, the second one when it is told.
 *
 * @param path of the document
 * @param cut how much of it the first part is
 */
export async function inTwoParts(
  site: string,
  path: string,
  cut: (html: string) => number,
): Promise<FaultyWay & { rest: () => void }> {
  let rest = () => {};
  const told = new Promise<void>((resolve) => {
    rest = resolve;
  });
  const way = await wayTo(site, async (request, response, pass) => {
    if (request.url !== path) return pass(request, response);
    const answer = await fetch(site + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-encoding'];
    response.writeHead(answer.status, without(headers));
    response.write(html.slice(0, cut(html)));
    await told;
    response.end(html.slice(cut(html)));
  });
  return { ...way, rest: () => rest() };
}

async function wayTo(
  site: string,
  answer: (request: http.IncomingMessage, response: http.ServerResponse, pass: Pass) => void,
): Promise<FaultyWay> {
  const { hostname, port } = new URL(site);
  const agent = new http.Agent({ keepAlive: true });

  const pass: Pass = (request, response, more = '') => {
    const { method, url: path, headers } = request;
    // What is written after a file has to be written after plain text.
    const wanted = more === '' ? headers : { ...headers, 'accept-encoding': 'identity' };
    const onward = http.request({ hostname, port, method, path, headers: wanted, agent }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, more === '' ? answered.headers : without(answered.headers));
      answered.pipe(response, { end: false });
      answered.once('end', () => response.end(more));
    });
    onward.once('error', () => response.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  };

  const server = http.createServer((request, response) => answer(request, response, pass));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const without = ({ 'content-length': _, ...headers }: http.IncomingHttpHeaders) => headers;
