import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn } from 'shared/language';
import { planIn, withPlan } from 'shared/plan-link';
import type { Posted } from 'shared/site';
import { formsOfPages } from '#forms/forms-of-pages.ts';
import { type ApiParts, apiFor, type CallApi } from '#forms/posted-form.ts';
import { MOST_AT_ONCE, UnderWay } from '#forms/under-way.ts';
import { refuseOtherSites } from '#http/answer-rules.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError } from '#http/http-error.ts';
import { languageOf } from '#http/page-language.ts';
import { messages } from '#messages.en.ts';

export interface FormParts extends ApiParts {
  cookies: Cookies;
  publicUrl: string | undefined;
  isPage: (path: string) => boolean;
  /** Answers with the page of the request, rendered for this visitor alone. */
  show: (request: FastifyRequest, reply: FastifyReply, posted: Posted, status: number) => Promise<FastifyReply>;
}

/**
 * Takes the forms that browsers post by themselves: without scripts, or before they have come. What was typed stands in
 * no address and no log. Registered apart, because nothing else takes data in that shape.
 *
 * Of many at once, so many again as are served are shown their page with what they typed, and are told to press once more.
 * What is refused unread is shown its page only while there is room to serve.
 */
export async function formRoutes(app: FastifyInstance, parts: FormParts): Promise<void> {
  const { cookies, publicUrl, isPage, show } = parts;
  const underWay = new UnderWay();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, new URLSearchParams(text as string)),
  );
  app.addHook('onRequest', async (request) => refuseOtherSites(request, publicUrl));

  // Whoever sees this used a form of a page, so the page says it.
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const [form] = Object.keys(formsOfPages[pathOf(request)] ?? {});
    const words = { 403: error.message, 413: messages.tooLarge }[error.statusCode ?? 500];
    if (form === undefined || words === undefined || underWay.count >= MOST_AT_ONCE) throw error;
    const posted = { form, values: {}, errors: {}, message: words };
    return underWay.run(() => show(request, reply, posted, error.statusCode ?? 500));
  });

  app.post('/*', async (request, reply) => {
    const path = pathOf(request);
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const form = fields.get('form') ?? '';
    const forms = formsOfPages[path] ?? {};
    const act = Object.hasOwn(forms, form) ? forms[form] : undefined;
    const query = new URLSearchParams(request.url.slice(path.length));
    const language = languageOf(request);
    // A form that only scripts can send, of a release from before or by hand. Of its address nothing but the plan goes along.
    if (act === undefined) {
      if (!isPage(path)) return reply.callNotFound();
      return reply.redirect(addressIn(language, withPlan(path, planIn(query) ?? '')), 303);
    }
    if (underWay.count >= 2 * MOST_AT_ONCE) throw new HttpError(503, messages.errorBusyQuery);
    const busy = underWay.count >= MOST_AT_ONCE;
    return underWay.run(async () => {
      const api = apiFor(parts, request);
      const call = busy ? readingAlone(api.call) : api.call;
      const { setCookies } = api;
      const cookie = (name: string) => cookies.read(request, name);
      const result = await act({ fields, query, call, cookie });
      if (setCookies.length > 0) reply.header('set-cookie', setCookies);
      reply.header('cache-control', 'private, no-store');
      if ('cookie' in result && result.cookie !== undefined) {
        const { name, value, days } = result.cookie;
        cookies.write(reply, name, value, days);
      }
      if ('leadsTo' in result) return reply.redirect(addressIn(language, result.leadsTo), 303);
      return show(request, reply, { form, ...result.posted }, result.status);
    });
  });
}

/** The API to whoever comes at a busy moment: a form says by itself that nothing was done, and keeps what was typed. */
const readingAlone =
  (call: CallApi): CallApi =>
  async (endpoint, options) =>
    endpoint.method === 'GET'
      ? call(endpoint, options)
      : { ok: false, status: 503, message: messages.errorBusyQuery, fields: {} };

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';
