import type { APIRequestContext } from '@playwright/test';
import { languageIn } from 'shared/language';
import { z } from 'zod';
import { expect, test } from '../fixtures.ts';
import { readRaw as read } from '../raw-document.ts';

// One after the other in one worker, which reads each document once for all of them.
test.describe.configure({ mode: 'default' });

/** Paths of the sitemap in English; `languages.slow.spec.ts` looks at the others. */
const listed = async (request: APIRequestContext): Promise<string[]> => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return paths.filter((path) => languageIn(path).language === 'en');
};

// What search engines ask for in structured data of each type, by their documentation.
const address = z.url();
const day = z.iso.datetime({ offset: true });
const organization = z.object({
  '@type': z.literal('Organization'),
  name: z.string(),
  url: address,
  logo: z.object({ url: address }),
});
const person = z.object({ '@type': z.literal('Person'), name: z.string().min(1), worksFor: organization });
const fact = z.discriminatedUnion('@type', [
  z.object({
    '@type': z.literal('FinancialService'),
    ...{ name: z.string().min(1), url: address, image: address, telephone: z.string(), sameAs: z.array(address) },
    address: z.object({
      ...{ streetAddress: z.string(), addressLocality: z.string(), addressRegion: z.string() },
      ...{ postalCode: z.string(), addressCountry: z.string().length(2) },
    }),
    geo: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    openingHoursSpecification: z.object({
      dayOfWeek: z.array(z.string().regex(/day$/)).min(1),
      opens: z.string().regex(/^\d\d:\d\d$/),
      closes: z.string().regex(/^\d\d:\d\d$/),
    }),
  }),
  z.object({
    '@type': z.literal('WebApplication'),
    ...{ name: z.string().min(1), url: address, operatingSystem: z.string(), browserRequirements: z.string() },
    applicationCategory: z.literal('FinanceApplication'),
    offers: z.object({ price: z.literal(0), priceCurrency: z.literal('INR') }),
    provider: z.object({
      '@type': z.literal('FinancialService'),
      '@id': address,
      name: z.string().min(1),
      url: address,
    }),
  }),
  z.object({
    '@type': z.literal('Article'),
    ...{ headline: z.string().min(1).max(110), image: z.array(address).min(1), datePublished: day, dateModified: day },
    ...{
      author: z.union([person, organization]),
      publisher: organization,
      mainEntityOfPage: z.object({ '@id': address }),
    },
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string().min(1), item: address }),
      )
      .min(2),
  }),
]);
type Fact = z.infer<typeof fact>;

const ofType = <T extends Fact['@type']>(facts: Fact[], type: T) =>
  facts.find((each): each is Extract<Fact, { '@type': T }> => each['@type'] === type);

test('every listed page has a title, a description, an address, a heading, crumbs and facts of its own', {
  tag: '@every-page',
}, async ({ page, request, baseURL }) => {
  const paths = await listed(request);
  expect(paths.length).toBeGreaterThan(25);
  expect(new Set(paths).size).toBe(paths.length);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const raw = await read(page, request, path);
    expect(raw.canonical, path).toBe(`${baseURL}${path}`);
    expect(raw.h1, path).toBe(1);
    expect(titles.get(raw.title), `${path} has the title of`).toBeUndefined();
    expect(descriptions.get(raw.description), `${path} has the description of`).toBeUndefined();
    titles.set(raw.title, path);
    descriptions.set(raw.description, path);

    const facts = raw.facts.map((each) => fact.parse(each));
    // An application names the firm, and its other pages tell of it.
    expect(ofType(facts, 'FinancialService') ?? ofType(facts, 'WebApplication'), path).toBeDefined();
    const told = ofType(facts, 'BreadcrumbList')?.itemListElement.map(({ name }) => name) ?? [];
    expect(told, path).toEqual(raw.crumbs);
    if (path !== '/') expect(raw.crumbs[0], path).toBe('Home');
    expect(ofType(facts, 'Article') !== undefined, path).toBe(path.startsWith('/blogs/'));
  }
});

test('a link to any page comes with a picture of its size', { tag: '@every-page' }, async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of await listed(request)) {
    const { picture } = await read(page, request, path);
    expect(picture, path).not.toBeNull();
    seen.add(picture ?? '');
  }
  // Articles without a picture of their own share that of the list.
  expect(seen.size).toBeGreaterThan(20);
  for (const picture of seen) {
    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

test('every calculator explains itself: use, formula, example, questions, where to go next', async ({
  page,
  request,
}) => {
  let calculators = 0;
  for (const path of await listed(request)) {
    const raw = await read(page, request, path);
    const facts = raw.facts.map((each) => fact.parse(each));
    if (ofType(facts, 'WebApplication') === undefined) continue;
    calculators += 1;
    expect(raw.headings.join('\n'), path).toMatch(/^How to use/m);
    expect(raw.headings, path).toContain('Questions people ask');
    expect(raw.headings, path).toContain('Related calculators');
  }
  expect(calculators).toBe(27);
});

test('search engines are told the one address, and kept away from what is not for them', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [asked, one] of [
    ['/aboutus', '/about'],
    ['/contact', '/contactus'],
    ['/sipcalculator?monthly=9000', '/sipcalculator'],
  ] as const) {
    expect((await read(page, request, asked)).canonical).toBe(`${baseURL}${one}`);
  }
  const hidden = ['/carousel', '/comingsoon', '/signin', '/welcome', '/myprofile', '/profile', '/profile/view'];
  const map = await listed(request);
  for (const path of [...hidden, '/financialtable', '/appointment/x', '/nothing-here', '/blogs/nothing-here']) {
    const raw = await read(page, request, path);
    expect(raw.robots, path).toBe('noindex');
    expect(raw.canonical, path).toBeNull();
    expect(raw.facts, path).toEqual([]);
    expect(map).not.toContain(path);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
