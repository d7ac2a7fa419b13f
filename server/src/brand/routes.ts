import type { FastifyInstance } from 'fastify';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import { light } from 'shared/ui/tokens';
import { type FirmMark, type Icon, openIcons } from '#brand/icons.ts';
import { languageOf } from '#http/page-language.ts';
import { messages } from '#messages.en.ts';
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

/** Launchers cut longer names off. */
const SHORT_NAME = 12;

interface Parts {
  site: Pick<SiteFacts, 'firm'>;
  language: Language;
  icons: Icon[];
  /** Whether this path is a page now. */
  isPage: (path: string) => boolean;
}

/**
 * What a browser needs to install the site as an app, in the language of the page that names it. An app that was
 * installed from one language is the same as from another.
 */
function appManifest({ site: { firm }, language, icons, isPage }: Parts) {
  const at = (address: string) => addressIn(language, address);
  const shortcuts = [
    { page: '/sipcalculator', name: messages.shortcutSip },
    { page: '/planyourgoal', name: messages.shortcutGoals },
    { page: '/contactus', query: '?tab=appointment', name: messages.shortcutBook },
    { page: '/myprofile', name: messages.shortcutProfile },
  ];
  const [, small] = icons;
  return {
    id: '/',
    name: firm.name,
    short_name: shortName(firm.name),
    description: firm.tagline,
    lang: LANGUAGES[language].tag,
    dir: 'ltr',
    // Without a mark of its own: visits from the home screen find the same documents in every cache.
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: light.surface,
    theme_color: light.surface,
    categories: ['finance'],
    icons,
    shortcuts: shortcuts
      .filter(({ page }) => isPage(page))
      .map(({ page, query = '', name }) => ({
        name,
        url: at(page + query),
        icons: small === undefined ? [] : [small],
      })),
  };
}

/** As many whole words as a launcher shows; the first one in any case. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  let short = first;
  for (const word of rest) {
    if (`${short} ${word}`.length > SHORT_NAME) break;
    short = `${short} ${word}`;
  }
  return short;
}
