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
 * use up everybody's codes. It is told once in the log, and by the function that comes back.
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
    if (mend === undefined && !isInside(peer) && visitor && ip === socket.remoteAddress && isEdge(peer, visitor)) {
      mend = mendOf(peer, true, trustProxy !== false);
      request.log.warn(mend);
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
  return () => (mend === undefined ? [] : [mend]);
}

function mendOf(peer: string, told: boolean, trusting: boolean): string {
  const whose = isInside(peer) ? 'All requests come from a proxy' : 'Requests of many visitors come from an edge';
  const wrong = `${whose} at ${peer}, and the visitors' own addresses are not known: limits count everybody as one.`;
  if (told && trusting) return `${wrong} TRUST_PROXY does not name it: add ${peer} there.`;
  const header = 'have the proxy send X-Forwarded-For (in nginx: proxy_set_header X-Forwarded-For $remote_addr)';
  if (trusting) return `${wrong} ${header[0]?.toUpperCase()}${header.slice(1)}.`;
  return `${wrong} Set TRUST_PROXY=${peer}${told ? '' : `, and ${header}`}.`;
}
