import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'shared/contract/error';
import { saidAgain } from 'shared/messages';
import { isDatabaseAway } from '#db/is-away.ts';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#http/messages.en.ts';

/** Words for the refusals that Fastify itself makes. */
const REFUSALS: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: messages.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: messages.sendDataAsApplicationJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: messages.lengthOfData,
  FST_ERR_CTP_INVALID_JSON_BODY: messages.dataIsNotValidJSON,
  FST_ERR_CTP_EMPTY_JSON_BODY: messages.dataIsNotValidJSON,
  FST_ERR_BAD_URL: messages.addressCannotBeRead,
};

/** The one error shape of the origin, for everything that a route throws. Texts of 5xx stay in the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) {
    const fields = error.fields === undefined ? {} : { fields: { ...error.fields } };
    const puzzle = error.puzzle === undefined ? {} : { puzzle: error.puzzle };
    reply.headers(error.headers);
    return send(reply, error.statusCode, { success: false, message: error.message, ...fields, ...puzzle });
  }
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500) {
    const message =
      REFUSALS[code] ??
      (error instanceof SyntaxError ? messages.dataIsNotValidJSON : messages.requestCannotBeUnderstood);
    return send(reply, statusCode, { success: false, message });
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'the database does not answer');
    reply.header('retry-after', '10');
    return send(reply, 503, {
      success: false,
      message: messages.weCannotBeReached,
    });
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return send(reply, 500, {
    success: false,
    message: messages.somethingWentWrong,
  });
}

const send = (reply: FastifyReply, status: number, body: ErrorBody): FastifyReply =>
  // Past the route's own serializer, which knows successful answers only.
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(inReadersWords(body));

/** Schemas and the refusals above hold their words from before anybody asked. */
const inReadersWords = ({ message, fields, ...body }: ErrorBody): ErrorBody => ({
  ...body,
  message: saidAgain(message),
  ...(fields && {
    fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, saidAgain(words)])),
  }),
});
