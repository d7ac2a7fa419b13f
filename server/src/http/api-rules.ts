import type { FastifyInstance } from 'fastify';
import { refuseOtherSites } from '#http/same-origin.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};

/** What holds for every answer of the API: nobody keeps it, frames it or sends changes from another site. */
export function apiRules(app: FastifyInstance, options: { publicUrl: string | undefined }): void {
  app.addHook('onRequest', async (request, reply) => {
    // Set first, so that a refusal carries them too; a route may still replace one.
    reply.headers(HEADERS);
    refuseOtherSites(request, options.publicUrl);
  });
}
