import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { type AssistantEvent, askAssistant, type assistantQuestion } from 'shared/contract/assistant';
import type { Post } from 'shared/contract/post';
import type { z } from 'zod';
import { answerQuestion } from '#assistant/answer-question.ts';
import { OfferedTools } from '#assistant/offered-tools.ts';
import { addressGroup } from '#http/client-address.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import { scrub } from '#http/logger.ts';
import type { Limits } from '#limits/limits.ts';
import type { LiveTools } from '#mcp/live-tools.ts';
import { messages } from '#messages.en.ts';
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

/** A sum of money or a span, which is nobody's number. */
const AMOUNT =
  /(?:₹|\b(?:rs|inr)\b\.?)\s*\d[\d,.]*|\d[\d,.]*\s*(?:%|rupees?|lakhs?|crores?|cr|l|k|रुपये|लाख|करोड़|ಲಕ್ಷ|ಕೋಟಿ|ರೂಪಾಯಿ)(?![\p{L}\p{N}])/giu;
const GROUPED = /(?<![\d,])\d{1,3}(?:,\d{2,3})+(?![\d,])/g;
const NUMBERS = [
  // A mobile or other phone number, with what people write between its parts.
  /(?<!\d)(?:\+?91|0)?[ .-]?[6-9]\d{2}[ .-]?\d{2}[ .-]?\d{1}[ .-]?\d{4}(?!\d)/,
  /(?<!\d)\+\d[\d .-]{7,}\d/,
  // Aadhaar, and each digit by itself.
  /(?<!\d)\d{4}[ .-]\d{4}[ .-]\d{4}(?!\d)/,
  /(?<!\d)(?:\d[ .-]){7,}\d(?!\d)/,
];
/** Round sums end in zeros, as the number of an account does not. */
const LONG_RUN = /(?<!\d)(?!\d{1,7}0{5,}(?!\d))\d{9,}(?!\d)/;

/**
 * Whether a question holds what could be a person's: an address of mail, a PAN, a number of a phone, an Aadhaar or an
 * account. Amounts are none of these.
 */
export function holdsPersonalData(question: string): boolean {
  const text = withLatinDigits(question.normalize('NFKC')).replace(/[\u200b-\u200f\u2060\ufeff]/g, '');
  if (/@/.test(text) || /(?<![a-z])[a-z]{5}[ -]?\d{4}[ -]?[a-z](?![a-z])/i.test(text)) return true;
  const others = text.replace(AMOUNT, ' _ ').replace(GROUPED, ' _ ');
  return scrub(text).includes('[email]') || LONG_RUN.test(others) || NUMBERS.some((number) => number.test(others));
}

/** Digits of every script as Latin ones. */
const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
