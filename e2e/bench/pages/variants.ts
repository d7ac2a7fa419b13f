import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buildMonolith } from '#bench/pages/monolith.ts';
import { plainPage } from '#bench/pages/plain-page.ts';
import { compressed, type Reply } from '#bench/pages/reply.ts';

const VARIANTS = ['federated', 'monolith', 'script-free', 'plain'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Variants {
  /** Address of a variant, without a slash at its end. */
  url: (variant: Variant) => string;
  /**
   * Names the scripts that a page of the one bundle asks for by itself. Where the site's own document links such scripts
   * ahead of time, that of the one bundle then links its own in the same way.
   */
  linkAhead: (route: string, scripts: string[]) => void;
  stop: () => void;
}

/**
 * Passes the running site on in four forms, each below a host name of its own: as it is, with the scripts of the
 * one-bundle build instead of the federated ones, without any script, and as a page written by hand in its place.
 * All go through this one server, so that its own delay meets all alike.
 *
 * @param folder takes the one-bundle build
 */
export async function serveVariants(site: string, folder: string): Promise<Variants> {
  const monolith = await buildMonolith(folder);
  const documents = new Map<string, Promise<Reply>>();
  const ahead = new Map<string, string[]>();
  const server = createServer(async (incoming, outgoing) => {
    const variant = VARIANTS.find((name) => incoming.headers.host?.startsWith(`${name}.`)) ?? 'federated';
    const file = monolith.files.get(incoming.url ?? '');
    if (file !== undefined) return send(outgoing, { status: 200, ...file });
    if (variant === 'plain') return send(outgoing, plainPage(incoming.url ?? '/'));
    if (variant === 'federated' || !incoming.headers.accept?.includes('text/html'))
      return pass(site, incoming, outgoing);
    const url = incoming.url ?? '/';
    const { host = '' } = incoming.headers;
    const change = variant === 'monolith' ? asOneBundle(monolith.scripts, ahead.get(url) ?? []) : scriptFree;
    const key = `${variant} ${url}`;
    const made = documents.get(key) ?? changedDocument(site, url, host, change);
    documents.set(key, made);
    return send(outgoing, await made);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: (variant) => `http://${variant}.localhost:${portOf(server)}`,
    linkAhead: (route, scripts) => {
      ahead.set(route, scripts);
      documents.delete(`monolith ${route}`);
    },
    stop: () => server.close(),
  };
}

function send(outgoing: ServerResponse, { status, type, body, headers }: Reply): void {
  outgoing.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-encoding': 'br',
    'content-length': body.length,
    'access-control-allow-origin': '*',
  });
  outgoing.end(body);
}

function pass(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(site);
  const { method, url: path, headers } = incoming;
  const asking = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asking.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asking);
}

type Change = (html: string) => string;

async function changedDocument(site: string, url: string, host: string, change: Change): Promise<Reply> {
  const answer = await fetch(site + url);
  const html = (await answer.text()).replaceAll(site, `http://${host}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    status: answer.status,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'cache-control': 'no-cache' },
    body: compressed(change(html)),
  };
}

const SCRIPT = /<script (?![^>]*type="application)[^>]*><\/script>\n?/g;
const AHEAD = /<link rel="(?:modulepreload|preload|prefetch|later)"[^>]*\.js"[^>]*>\n?/g;

const START = /<link rel="start"[^>]*\.js"[^>]*>\n?/g;
const isEarly = (tag: string) => /\/early[^/"]*"/.test(tag);

const scriptFree: Change = (html) => html.replace(SCRIPT, '').replace(AHEAD, '').replace(START, '');

/** The small scripts of the head stay: they are the same code in both, and run before anything is hydrated. */
const asOneBundle =
  (scripts: string[], ahead: string[]): Change =>
  (html) => {
    const [link = ''] = html.match(AHEAD) ?? [];
    const [start = ''] = html.match(START) ?? [];
    const linked = (pattern: string) => (path: string) =>
      pattern.replace(/href="[^"]*"/, `href="${path}"`).replace(/ integrity="[^"]*"| crossorigin/g, '');
    return html
      .replace(SCRIPT, (tag) => (isEarly(tag) ? tag : ''))
      .replace(AHEAD, '')
      .replace(START, scripts.map(linked(start)).join(''))
      .replace('</head>', `${ahead.map(linked(link)).join('')}</head>`);
  };

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
