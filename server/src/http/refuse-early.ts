import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ErrorBody } from 'shared/contract/error';
import { apiHeaders } from '#http/answer-rules.ts';
import { languageOf, speakingTo } from '#http/page-language.ts';
import { type CallsUnderWay, noRoom } from '#http/serving.ts';

interface Options {
  https: boolean;
  /** While an origin stops, its routes answer: they say to each connection that it is its last. */
  stopping: AbortSignal;
}

/**
 * Refuses calls that find no room before anything is done for them, the line of the log included: what a refusal costs, all
 * the others wait for. They are counted in `site_calls_refused_total`.
 */
export function refuseEarly(app: FastifyInstance, calls: CallsUnderWay, { https, stopping }: Options): void {
  const { server } = app;
  const always = apiHeaders(https);
  const answer = server.listeners('request')[0] as (request: IncomingMessage, response: ServerResponse) => void;
  server.removeListener('request', answer);
  server.on('request', (request, response) => {
    if (stopping.aborted || !calls.refuses(request.method, request.url)) return answer.call(server, request, response);
    const language = languageOf({ raw: request, headers: request.headers, url: request.url ?? '' });
    const { statusCode, headers, message } = speakingTo(language, noRoom);
    const body: ErrorBody = { success: false, message };
    response
      .writeHead(statusCode, { ...always, ...headers, 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
    // The next call of this connection stands behind the body of this one.
    request.resume();
  });
}
