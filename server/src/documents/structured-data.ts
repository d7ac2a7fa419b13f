import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { jsonForScript } from '#documents/escape.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** schema.org facts of the firm and of the page, as JSON-LD. */
export function structuredData(site: SiteFacts, origin: string, page: LivePage | null, path: string): string {
  const crumbs =
    page === null || path === '/'
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
              { '@type': 'ListItem', position: 2, name: page.title, item: `${origin}${path}` },
            ],
          },
        ];
  return [firmFacts(site, origin), ...crumbs]
    .map((facts) => `<script type="application/ld+json">${jsonForScript(facts)}</script>\n`)
    .join('');
}

const firmFacts = ({ firm, hours, socials }: SiteFacts, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'FinancialService',
  name: firm.name,
  legalName: firm.legalName,
  url: `${origin}/`,
  telephone: firm.phone,
  email: firm.email,
  foundingDate: firm.founded,
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
    dayOfWeek: hours.weekdays.map((day) => WEEKDAYS[day - 1]),
    opens: hours.opens,
    closes: hours.closes,
  },
  sameAs: socials.map(({ url }) => url).filter((url) => url.startsWith('http')),
});
