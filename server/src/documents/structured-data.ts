import type { Article, BreadcrumbList, FinancialService, Organization, WebApplication, WithContext } from 'schema-dts';
import type { Post } from 'shared/contract/post';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { shortened } from '#content/text-of.ts';
import { jsonForScript } from '#documents/escape.ts';
import type { PageCrumbs } from '#releases/live-site.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Search engines cut longer headlines. */
const HEADLINE = 110;

interface Parts {
  site: SiteFacts;
  language: Language;
  /** Absolute address of the site, without a slash at its end. */
  origin: string;
  page: LivePage | null;
  article: Post | null;
  /** Canonical address of the page. */
  address: string;
  /** The breadcrumb that the page declares. */
  crumbs: PageCrumbs | undefined;
  /** Absolute address of the picture for link previews. */
  picture: string | undefined;
}

type Fact =
  | WithContext<FinancialService>
  | WithContext<WebApplication>
  | WithContext<Article>
  | WithContext<BreadcrumbList>;

/** schema.org facts of the firm and of the page, as JSON-LD. An application names the firm, whose facts stand elsewhere. */
export function structuredData(parts: Parts): string {
  const { page, article, crumbs } = parts;
  const facts: Fact[] = [
    page?.application === true ? applicationFacts(parts, page) : firmFacts(parts),
    ...(article === null ? [] : [articleFacts(parts, article)]),
    ...(page === null || !crumbs?.crumbs?.length ? [] : [crumbFacts(parts, page, crumbs)]),
  ];
  return facts.map((fact) => `<script type="application/ld+json">${jsonForScript(fact)}</script>\n`).join('');
}

const firmFacts = ({ site: { firm, hours, socials }, origin, picture }: Parts): WithContext<FinancialService> => ({
  '@context': 'https://schema.org',
  '@type': 'FinancialService',
  '@id': `${origin}/#firm`,
  name: firm.name,
  legalName: firm.legalName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  ...(picture === undefined ? {} : { image: picture }),
  telephone: firm.phone,
  email: firm.email,
  foundingDate: firm.founded,
  areaServed: 'IN',
  address: {
    '@type': 'PostalAddress',
    streetAddress: firm.office.street,
    addressLocality: firm.office.city,
    addressRegion: firm.office.state,
    postalCode: firm.office.postalCode,
    addressCountry: 'IN',
  },
  geo: { '@type': 'GeoCoordinates', latitude: firm.office.latitude, longitude: firm.office.longitude },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: hours.weekdays.flatMap((day) => WEEKDAYS[day - 1] ?? []),
    opens: hours.opens,
    closes: hours.closes,
  },
  sameAs: socials.map(({ url }) => url).filter((url) => url.startsWith('http')),
});

const applicationFacts = (
  { site: { firm }, language, origin, address }: Parts,
  page: LivePage,
): WithContext<WebApplication> => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: page.title,
  description: page.description,
  url: address,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Works without JavaScript; with it, figures follow every key.',
  isAccessibleForFree: true,
  inLanguage: LANGUAGES[language].tag,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  provider: { '@type': 'FinancialService', '@id': `${origin}/#firm`, name: firm.name, url: `${origin}/` },
});

function articleFacts({ site, language, origin, address, picture }: Parts, article: Post): WithContext<Article> {
  const firm: Organization = {
    '@type': 'Organization',
    '@id': `${origin}/#publisher`,
    name: site.firm.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: shortened(article.title.text, HEADLINE),
    ...(article.excerpt.text === '' ? {} : { description: article.excerpt.text }),
    datePublished: inIndia(article.date),
    dateModified: inIndia(article.modified),
    author: article.author == null ? firm : { '@type': 'Person', name: article.author.name, worksFor: firm },
    publisher: firm,
    ...(article.topics?.length ? { keywords: article.topics } : {}),
    ...(picture === undefined ? {} : { image: [picture] }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    inLanguage: article.lang ?? LANGUAGES[language].tag,
  };
}

/** An article's times are the firm's own clock. */
const inIndia = (local: string) => (/(Z|[+-]\d\d:\d\d)$/.test(local) ? local : `${local}+05:30`);

const crumbFacts = (
  { language, origin, address }: Parts,
  page: LivePage,
  { crumbs = [], here = page.title }: PageCrumbs,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbs.map(({ to, label }) => ({ name: label, item: `${origin}${addressIn(language, to)}` })),
    { name: here, item: address },
  ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});
