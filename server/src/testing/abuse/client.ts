import { PROOF_HEADER, type Puzzle, solvePuzzle } from 'shared/puzzle';

export interface Reply {
  status: number;
  json: Record<string, unknown> & { puzzle?: Puzzle; message?: string };
}

export interface Client {
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  /** Puzzles that were solved so far. */
  solved: () => number;
}

/**
 * A browser, or a program that behaves like one: keeps cookies.
 *
 * @param address stands in X-Forwarded-For, as the proxy before the site writes it
 * @param solves whether it does the work that is asked for
 */
export function createClient(url: string, address: string, { solves }: { solves: boolean }): Client {
  const jar = new Map<string, string>();
  let solved = 0;

  async function send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return { status: response.status, json: (await response.json()) as Reply['json'] };
  }

  return {
    async ask(method, path, body, headers = {}) {
      let reply = await send(method, path, body, headers);
      for (let tries = 0; solves && tries < 3 && reply.json.puzzle !== undefined; tries += 1) {
        solved += 1;
        reply = await send(method, path, body, { ...headers, [PROOF_HEADER]: solvePuzzle(reply.json.puzzle) });
      }
      return reply;
    },
    solved: () => solved,
  };
}
