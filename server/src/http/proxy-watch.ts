import type { FastifyInstance } from 'fastify';
import { isInside, plainAddress } from '#http/client-address.ts';
import type { Config } from '#settings/config.ts';

/** So many requests in a row from one near address are a proxy's, and no look of the machine's owner. */
const IN_A_ROW = 20;
/** So many visitors behind one public address are a proxy's or an edge's; fewer may be a company's. */
const VISITORS_OF_EDGE = 20;
/** Public addresses that are watched at the same time. */
const MOST_PEERS = 100;
/** What supervisors of the same machine ask for. */
const SUPERVISED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Notices a proxy whose visitors' addresses do not arrive: all of them then count as one client, so that a few of them
 * use up everybody's codes. It is told once in the log, and by the function that comes back. From a public address anybody
 * can send what an edge sends: nobody is told to trust one, and what is told of it keeps nothing else from being told.
 *
 * @returns what to do about it; nothing while nothing is wrong
 */
export function watchProxy(
  app: FastifyInstance,
  { trustProxy, visitors }: Pick<Config, 'trustProxy' | 'visitors'>,
): () => string[] {
  let last = '';
  let inARow = 0;
  let mend: string | undefined;
  let edge: string | undefined;
  /** Visitors that public addresses name, whom nobody reads: of those that were seen last. */
  const named = new Map<string, Set<string>>();
  const isEdge = (peer: string, visitor: string): boolean => {
    const known = named.get(peer) ?? new Set();
    named.delete(peer);
    named.set(peer, known.add(visitor));
    const [oldest] = named.keys();
    if (named.size > MOST_PEERS && oldest !== undefined) named.delete(oldest);
    return known.size >= VISITORS_OF_EDGE;
  };
  app.addHook('onRequest', (request, _, done) => {
    const { socket, headers, ip } = request;
    const peer = plainAddress(socket.remoteAddress ?? '');
    const [visitor] = String(headers['x-forwarded-for'] ?? '').split(',');
    if (edge === undefined && !isInside(peer) && visitor && ip === socket.remoteAddress && isEdge(peer, visitor)) {
      edge = ofEdge(peer);
      request.log.warn(edge);
    }
    if (mend === undefined && isInside(peer) && !SUPERVISED.has(request.url)) {
      const told = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
      inARow = peer === last && ip === socket.remoteAddress ? inARow + 1 : 1;
      last = peer;
      if ((told && trustProxy === false) || (visitors && inARow >= IN_A_ROW)) {
        mend = mendOf(peer, told, trustProxy !== false);
        request.log.warn(mend);
      }
    }
    done();
  });
  return () => [mend, edge].filter((told) => told !== undefined);
}

const ofEdge = (peer: string): string =>
  `Requests from ${peer} name many visitors in X-Forwarded-For, which is not read. Anybody can send that: if you do not know this address, leave all as it is, since whoever TRUST_PROXY names can pass for any visitor. Only where your host or CDN lists it as its own, the visitors' own addresses are not known and limits count everybody as one: then TRUST_PROXY has to name what your host or CDN lists.`;

function mendOf(peer: string, told: boolean, trusting: boolean): string {
  const wrong = `All requests come from a proxy at ${peer}, and the visitors' own addresses are not known: limits count everybody as one.`;
  if (told && trusting) return `${wrong} TRUST_PROXY does not name it: add ${peer} there.`;
  const header = 'have the proxy send X-Forwarded-For (in nginx: proxy_set_header X-Forwarded-For $remote_addr)';
  if (trusting) return `${wrong} ${header[0]?.toUpperCase()}${header.slice(1)}.`;
  return `${wrong} Set TRUST_PROXY=${peer}${told ? '' : `, and ${header}`}.`;
}
