import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { FastifyBaseLogger } from 'fastify';
import { dayInIndia } from 'shared/format/india-time';
import { z } from 'zod';
import { Refused } from '#documents/renderer.ts';
import { Busy, type LiveTools } from '#mcp/live-tools.ts';
import { messages } from '#mcp/messages.en.ts';

const toolList = z.array(ToolSchema);

interface Parts {
  tools: LiveTools;
  firm: string;
  /** Address of the site, where it has a public one. */
  publicUrl: string | undefined;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What answers one request of an agent. Nothing outlives it: there is no session, so any origin may answer the next. */
export function agentServer({ tools, firm, publicUrl, log }: Parts): Server {
  const server = new Server(
    { name: 'calculators', title: firm, version: tools.release ?? 'none' },
    { capabilities: { tools: {} }, instructions: instructions(firm, publicUrl) },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    try {
      return { tools: toolList.parse(JSON.parse(await tools.list())) };
    } catch (error) {
      throw new McpError(ErrorCode.InternalError, lineOf(error, log));
    }
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    try {
      const text = await tools.call(params.name, params.arguments ?? {}, dayInIndia(new Date()));
      return text === null ? problem(messages.noTools) : { content: [{ type: 'text', text }] };
    } catch (error) {
      return problem(error instanceof Refused ? error.message : lineOf(error, log));
    }
  });
  return server;
}

const problem = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** What an agent may read of a failure; the rest stays in the log. */
function lineOf(error: unknown, log: Parts['log']): string {
  if (error instanceof Busy) return messages.busy;
  log.error({ err: error }, 'The tools of agents failed.');
  return messages.failed;
}

const instructions = (firm: string, publicUrl: string | undefined): string =>
  [messages.whatThisIs({ firm }), ...(publicUrl ? [messages.pagesAreBelow({ address: publicUrl })] : [])].join(' ');
