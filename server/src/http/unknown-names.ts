import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#http/messages.en.ts';

/** Notes every route of an app from now on, to tell a wrong method from a wrong name. */
export function knownMethods(app: FastifyInstance): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = known.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    known.set(url, methods);
  });
  return known;
}

/** Answers unknown names below a prefix in JSON: 405 with the methods there are, or 404. */
export function unknownNames(app: FastifyInstance, prefix: string, known: Map<string, Set<string>>): void {
  const named = new Map(known);
  for (const url of [prefix, `${prefix}/*`]) {
    app.route({
      method: app.supportedMethods as HTTPMethods[],
      url,
      schema: { hide: true },
      // No body is read for a name that does not exist.
      onRequest: async (request) => {
        const methods = named.get(request.url.split('?', 1)[0] ?? '');
        if (methods === undefined) throw new HttpError(404, messages.nothingHere);
        const allow = [...methods].join(', ');
        throw new HttpError(405, messages.methodNotTaken({ allow }), { headers: { allow } });
      },
      handler: async () => null,
    });
  }
}
