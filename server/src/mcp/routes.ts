import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteFacts } from 'shared/site';
import { z } from 'zod';
import { addressGroup } from '#http/client-address.ts';
import { HttpError } from '#http/http-error.ts';
import type { Limits } from '#limits/limits.ts';
import { agentServer } from '#mcp/agent-server.ts';
import type { LiveTools } from '#mcp/live-tools.ts';
import { messages } from '#mcp/messages.en.ts';
import type { Config } from '#settings/config.ts';

const PATH = '/server/mcp';
const BODY_BYTES = 16 * 1024;
const MINUTES_10 = 600;
/** All that the protocol reads of a request: no cookie, no address and no token reaches it. */
const READ = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/** One message. The protocol of today knows no lists of them, in which one call could hide a hundred. */
const message = z.looseObject({ jsonrpc: z.literal('2.0') });

interface Parts {
  config: Pick<Config, 'mcp' | 'publicUrl'>;
  site: SiteFacts;
  limits: Pick<Limits, 'pass'>;
  tools: LiveTools;
}

/**
 * The calculators for AI assistants: Model Context Protocol by Streamable HTTP, each request for itself, answers in JSON.
 * GET and DELETE, which need a session, get 405 as every wrong method does.
 */
export function mcpRoutes(app: FastifyInstance, { config, site, limits, tools }: Parts): void {
  const { publicUrl, mcp } = config;
  app.route({
    method: 'POST',
    url: PATH,
    bodyLimit: BODY_BYTES,
    schema: { summary: messages.summary, body: message },
    onRequest: async (request) => {
      refuseOtherOrigins(request, publicUrl);
      await limits.pass('mcp', undefined, claims(request, mcp));
    },
    handler: async (request, reply) => {
      const server = agentServer({ tools, firm: site.firm.name, publicUrl, log: request.log });
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      try {
        await server.connect(transport);
        const answer = await transport.handleRequest(forProtocol(request), { parsedBody: request.body });
        const type = answer.headers.get('content-type');
        return reply
          .code(answer.status)
          .headers(type === null ? {} : { 'content-type': type })
          .send(await answer.text());
      } finally {
        await server.close();
      }
    },
  });
}

/** Stricter than for the API: a page under a name that leads here by a trick says the same name in Host and in Origin. */
function refuseOtherOrigins({ headers: { origin } }: FastifyRequest, publicUrl: string | undefined): void {
  if (origin === undefined || publicUrl === undefined) return;
  if (origin !== URL.parse(publicUrl)?.origin) throw new HttpError(403, messages.otherOrigin);
}

/** Assistants solve no puzzles: past the limit they wait. Nobody is refused for an address that everybody comes from. */
function claims({ ip }: FastifyRequest, { limitPerClient, limitGlobal }: Config['mcp']) {
  const { name, shared } = addressGroup(ip);
  const claim = (rule: string, who: string, most: number) => ({ rule, who, seconds: MINUTES_10, free: most, most });
  return [...(shared ? [] : [claim('mcp address', name, limitPerClient)]), claim('mcp all', '', limitGlobal)];
}

function forProtocol({ headers }: FastifyRequest): Request {
  const read = READ.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  // The protocol looks at method and headers; the address only has to be one.
  return new Request(`http://localhost${PATH}`, { method: 'POST', headers: read });
}
