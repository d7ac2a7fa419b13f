import type { Post } from 'shared/contract/post';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { dark, light } from 'shared/ui/tokens';
import { escapeHtml, jsonForScript } from '#documents/escape.ts';
import { feedLink } from '#documents/feed.ts';
import { linkWords } from '#documents/link-words.ts';
import type { PageContent } from '#documents/page-content.ts';
import type { PageStyles } from '#documents/page-styles.ts';
import { planPicture } from '#documents/plan-picture-routes.ts';
import { earlyScript, firstPresses, firstScripts, laterScripts } from '#documents/shell-scripts.ts';
import { structuredData } from '#documents/structured-data.ts';
import { messages } from '#messages.en.ts';
import { type DevServers, devAssets } from '#releases/dev-servers.ts';
import { type LiveSite, releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

interface Parts {
  live: LiveSite;
  site: SiteFacts;
  content: PageContent;
  /** Absolute address of the site, without a slash at its end. */
  origin: string;
  /** Markup of `#root`; empty when the browser is to render it. */
  html: string;
  /** The shell's `DocumentData`. */
  data: unknown;
  styles: PageStyles;
  /** True for the stored document, which knows no theme: it is not painted before the early script has run. */
  waits?: boolean;
  devServers: DevServers;
  /** What the page was rendered for, as `pageQuery` writes it; '' for nothing. */
  query?: string;
  /** The languages that the site is offered in. */
  offered?: readonly Language[];
  /** True for what no search engine may list, whatever the page says of itself. */
  hidden?: boolean;
  /** True for what stands in until the page has been worked out. A browser with scripts does that itself. */
  standsIn?: boolean;
}

/** Whoever has no script is shown the page once it is there, and need not ask for it. */
const AGAIN = '<noscript><meta http-equiv="refresh" content="2"></noscript>\n';

/** The colour of the browser's own bars, in the page's two themes. */
const BARS = `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${dark.surface}">
<meta name="theme-color" content="${light.surface}">
`;

/** One HTML document: everything a page needs to be read before a script has run. */
export function renderDocument({
  live,
  site,
  content,
  origin,
  html,
  data,
  styles,
  waits = false,
  devServers,
  query = '',
  offered = [],
  hidden,
  standsIn = false,
}: Parts): string {
  const { page, path, article } = content;
  const words = query === '' ? null : linkWords(html);
  const pageTitle = page === null ? messages.missingPageTitle : page.title;
  const title = words === null ? pageTitle : `${words.title} | ${pageTitle}`;
  const fullTitle = `${title} | ${site.firm.name}`;
  const description = words?.description ?? page?.description ?? messages.noSuchAddress;
  // Search engines keep the plain page; whoever is sent a link sees what it says.
  const { language } = live;
  const { tag } = LANGUAGES[language];
  const plain = page?.canonical ?? path;
  const canonical = `${origin}${addressIn(language, plain)}`;
  const shared = words === null ? canonical : `${origin}${addressIn(language, path)}?${query}`;
  const indexable = !hidden && page !== null && page.indexable !== false && page.access !== 'signed-in';
  const owner = page === null ? undefined : live.remotes[page.remote];
  const picture = indexable ? linkPicture({ live, owner, page, article, origin }) : null;
  // Beside a link stands its own figure.
  const beside =
    indexable && words !== null && words.basis !== ''
      ? { url: planPicture(origin, `${path}?${query}`), ...DRAWN, alt: `${title}. ${words.basis}` }
      : picture;
  const crumbs = page === null ? undefined : live.crumbs.get(page.path);
  const facts = { site, language, origin, page, article, address: canonical, crumbs, picture: picture?.url };
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, email=no, address=no">
${standsIn ? AGAIN : ''}<title>${escapeHtml(fullTitle)}</title>
<meta name="description" content="${escapeHtml(description)}">
${indexable ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">'}
${indexable && language !== 'en' ? alternates(origin, plain, offered) : ''}<meta property="og:type" content="${article === null ? 'website' : 'article'}">
<meta property="og:site_name" content="${escapeHtml(site.firm.name)}">
<meta property="og:locale" content="${tag.replace('-', '_')}">
<meta property="og:title" content="${escapeHtml(title)}">
<meta property="og:description" content="${escapeHtml(description)}">
<meta property="og:url" content="${escapeHtml(shared)}">
${pictureTags(beside)}<meta name="color-scheme" content="light dark">
${BARS}<link rel="icon" href="/favicon.svg">
<link rel="manifest" href="${addressIn(language, '/manifest.webmanifest')}">
${feedLink(page, site, live)}<link rel="expect" href="#document-data" blocking="render">
${firstPresses}${assets(live, owner, page, { styles, waits }, devServers.shell)}${laterScripts(live.filesUrl, owner, page)}${indexable ? structuredData(facts) : ''}</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="document-data">${jsonForScript(data)}</script>
</body>
</html>
`;
}

/** The same page in the other languages. English documents go without: the sitemap says it of every page. */
const alternates = (origin: string, path: string, offered: readonly Language[]): string =>
  [...offered.map((language) => [LANGUAGES[language].tag, language] as const), ['x-default', 'en'] as const]
    .map(
      ([name, language]) =>
        `<link rel="alternate" hreflang="${name}" href="${escapeHtml(origin + addressIn(language, path))}">\n`,
    )
    .join('');

const assets = (
  { shell, filesUrl }: LiveSite,
  owner: ReleaseManifest | undefined,
  page: LivePage | null,
  { styles, waits }: Required<Pick<Parts, 'styles' | 'waits'>>,
  devShell: string | undefined,
) =>
  devShell === undefined
    ? firstScripts(filesUrl, shell, waits) + earlyScript(filesUrl, owner, page) + styles.tags
    : devAssets(devShell);

/** The picture that stands beside a link to a page where people share it. */
interface LinkPicture {
  /** Absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The size in which releases draw their pictures. */
const DRAWN = { width: 1200, height: 630 };

interface LinkPictureParts {
  live: LiveSite;
  owner: ReleaseManifest | undefined;
  page: LivePage;
  article: Post | null;
  origin: string;
}

/** An article's own picture, else the one that the release drew for the page, or for the page above it. */
export function linkPicture({ live, owner, page, article, origin }: LinkPictureParts): LinkPicture | null {
  const own = article?.picture;
  // Messengers and social networks show no SVG.
  if (own != null && !/\.svg([?#]|$)/i.test(own.src)) {
    const { src, width, height, alt } = own;
    return { url: new URL(src, `${origin}/`).href, width, height, alt };
  }
  const pictures = owner?.pictures ?? {};
  const path = [page.canonical ?? page.path, page.path.replace(/\/:.*$/, '')].find((name) =>
    Object.hasOwn(pictures, name),
  );
  if (owner === undefined || path === undefined) return null;
  const url = new URL(releaseUrl(live.filesUrl, owner, pictures[path] ?? ''), `${origin}/`).href;
  const drawn = owner.pages.find((declared) => declared.path === path) ?? page;
  return { url, ...DRAWN, alt: `${drawn.title}. ${drawn.description}` };
}

export const pictureTags = (picture: LinkPicture | null): string =>
  picture === null
    ? '<meta name="twitter:card" content="summary">\n'
    : `<meta property="og:image" content="${escapeHtml(picture.url)}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${escapeHtml(picture.alt)}">
<meta name="twitter:card" content="summary_large_image">
`;
