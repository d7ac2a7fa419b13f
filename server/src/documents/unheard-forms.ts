import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '#releases/live.ts';

/**
 * Leads back to its page whoever sent a form before any script had come to hear of it. What was typed is not read: it
 * stands in no address and no log, and in the page again for whoever goes back.
 */
export async function unheardForms(app: FastifyInstance, { live }: { live: LiveReleases }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
    payload.resume();
    done(null);
  });
  app.post('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = live.site.snapshot.pages.some((page) => page.path === path);
    return isPage ? reply.redirect(path, 303) : reply.callNotFound();
  });
}
