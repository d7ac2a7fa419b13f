import type { FastifyInstance } from 'fastify';
import type { Language } from 'shared/language';
import { appManifest } from '#brand/app-manifest.ts';
import type { FirmMark } from '#brand/icons.ts';
import { openIcons } from '#brand/icons.ts';
import { languageOf } from '#http/page-language.ts';
import type { LiveSite } from '#releases/live-site.ts';
import { type FirmSites, siteIn } from '#site/firm-sites.ts';

interface Dependencies {
  sites: FirmSites;
  mark: FirmMark;
  /** What is live in a language, or in English where nothing is in that one. */
  live: (language: Language) => LiveSite;
}

/** What makes the site an app of the firm's on a home screen. */
export function brandRoutes(app: FastifyInstance, { sites, mark, live }: Dependencies): void {
  const icons = openIcons(app, mark);
  app.get('/manifest.webmanifest', (request, reply) => {
    const language = languageOf(request);
    const { pages } = live(language).snapshot;
    const isPage = (path: string) => pages.some((page) => page.path === path);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(appManifest({ site: siteIn(sites, language), language, icons, isPage })));
  });
}
