import type { FastifyInstance } from 'fastify';
import type { Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import { FEED, feeds } from '#documents/feed.ts';
import { securityText } from '#documents/security-text.ts';
import { sitemaps } from '#documents/sitemap.ts';
import type { LiveSite } from '#releases/live-site.ts';

interface Dependencies {
  /** What is live now. */
  live: () => LiveSite;
  site: SiteFacts;
  /** Absolute address of the site as this request reached it. */
  origin: (request: { protocol: string; host: string }) => string;
  /** The languages that the site is offered in. */
  offered: readonly Language[];
}

/** The files that browsers and search engines ask for by a fixed name. */
export function siteFiles(app: FastifyInstance, { live, site, origin, offered }: Dependencies): void {
  const { email } = site.firm;
  const feed = feeds(app);
  const sitemap = sitemaps(app, offered);

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /server/\nDisallow: /dev/\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
  );

  app.get('/.well-known/security.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText({ email, origin: origin(request) }, new Date())),
  );

  for (const path of [FEED, '/feed']) {
    app.get(path, async (request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(await feed({ site, live: live(), origin: origin(request) })),
    );
  }

  // As WordPress writes it.
  app.get('/feed/', (_, reply) => reply.redirect('/feed', 301));

  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemap(live(), origin(request))),
  );
}
