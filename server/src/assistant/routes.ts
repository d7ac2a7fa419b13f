import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type AssistantEvent, askAssistant, type assistantQuestion } from 'shared/contract/assistant';
import type { Post } from 'shared/contract/post';
import type { z } from 'zod';
import { answerQuestion } from '#assistant/answer-question.ts';
import { messages } from '#assistant/messages.en.ts';
import { OfferedTools } from '#assistant/offered-tools.ts';
import { holdsPersonalData } from '#assistant/personal-data.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import { addressGroup } from '#limits/caller.ts';
import type { Limits } from '#limits/limits.ts';
import type { LiveTools } from '#mcp/live-tools.ts';
import type { AssistantSettings } from '#settings/assistant-settings.ts';

const MINUTES_10 = 600;
const MOST_UNDER_WAY = 4;
/** Until the last sentence. */
const LONGEST_MS = 45_000;
const BODY_BYTES = 4 * 1024;

interface Parts {
  /** Undefined answers 404 to everybody: the route is there, since a release may call it. */
  settings: AssistantSettings | undefined;
  limits: Pick<Limits, 'pass'>;
  tools: Pick<LiveTools, 'list' | 'call'>;
  articles: { posts(): Promise<Post[]> };
}

/** The assistant behind `/ask`, where the firm has set one up. Nothing of a question is kept or logged. */
export function assistantRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings, limits } = parts;
  const tools = new OfferedTools(parts);
  let underWay = 0;
  app.route({
    method: askAssistant.method,
    url: askAssistant.path,
    bodyLimit: BODY_BYTES,
    schema: { summary: messages.summary, body: askAssistant.body },
    handler: async (request, reply) => {
      if (settings === undefined) throw new HttpError(404, messages.off);
      // The validator above has made the body what the endpoint's schema says.
      const { question } = request.body as z.infer<typeof assistantQuestion>;
      if (holdsPersonalData(question)) throw wrongField('question', messages.personalData);
      if (underWay >= MOST_UNDER_WAY) throw new HttpError(503, messages.busy, { headers: { 'retry-after': '10' } });
      underWay += 1;
      await limits.pass('assistant', undefined, claims(request, settings)).catch((refusal: unknown) => {
        underWay -= 1;
        throw refusal;
      });
      const lines = new PassThrough();
      const left = new AbortController();
      reply.raw.on('close', () => left.abort());
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(LONGEST_MS)]);
      const tell = (event: AssistantEvent) => void lines.write(`${JSON.stringify(event)}\n`);
      void answerQuestion(question, { settings, tools, signal, tell })
        .catch((error: unknown) => {
          if (!left.signal.aborted) tell({ kind: 'failed', message: lineOf(error, signal, request.log) });
        })
        .finally(() => {
          underWay -= 1;
          lines.end();
        });
      // A proxy that gathers answers would keep the sentences back.
      return reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no').send(lines);
    },
  });
}

/** What a visitor may read of a failure. The log has its kind alone: other texts may repeat the question. */
function lineOf(error: unknown, signal: AbortSignal, log: Pick<FastifyBaseLogger, 'error'>): string {
  if (signal.aborted) return messages.tooLong;
  log.error({ err: error }, 'The assistant failed.');
  return messages.failed;
}

/** Nobody is refused for an address that everybody comes from. */
function claims({ ip }: FastifyRequest, { limitPerClient, limitGlobal }: AssistantSettings) {
  const { name, shared } = addressGroup(ip);
  const claim = (rule: string, who: string, most: number) => ({ rule, who, seconds: MINUTES_10, free: most, most });
  return [
    ...(shared ? [] : [claim('assistant address', name, limitPerClient)]),
    claim('assistant all', '', limitGlobal),
  ];
}
