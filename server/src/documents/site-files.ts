import type { FastifyInstance } from 'fastify';
import { securityText } from '#documents/security-text.ts';
import { sitemaps } from '#documents/sitemap.ts';
import type { LiveSite } from '#releases/live-site.ts';

interface Dependencies {
  /** What is live now. */
  live: () => LiveSite;
  /** The firm's address for mail. */
  email: string;
  /** Absolute address of the site as this request reached it. */
  origin: (request: { protocol: string; host: string }) => string;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
<style>path{stroke:#0f6b5c}.base{stroke:#0f172a}@media (prefers-color-scheme:dark){path{stroke:#4fd1b5}.base{stroke:#e6eae8}}</style>
<path d="M3 24H9.500V20.500H16V14.500H22.500V4.500H29" stroke-width="3"/><path class="base" d="M3 29.500H29" stroke-width="1.5"/></svg>
`;

/** The files that browsers and search engines ask for by a fixed name. */
export function siteFiles(app: FastifyInstance, { live, email, origin }: Dependencies): void {
  const sitemap = sitemaps(app);

  app.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(LOGO),
  );

  // Browsers that ask for the old name get the same drawing.
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));

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

  app.get('/sitemap.xml', async (request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await sitemap(live(), origin(request))),
  );
}
