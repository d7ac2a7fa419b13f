import path from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { markOf } from '#brand/icons.ts';
import { brandRoutes, shortName } from '#brand/routes.ts';
import { languageTakenOut, loadTranslations, speakToVisitors } from '#http/page-language.ts';
import type { LiveSite } from '#releases/live-site.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readFirmSites } from '#site/firm-sites.ts';

const sites = readFirmSites(path.join(repositoryRoot, 'site.json'));

/** An origin whose live releases have these pages. */
async function originWith(...pages: string[]) {
  const app = Fastify({ rewriteUrl: languageTakenOut(['en', 'hi', 'kn']) });
  await loadTranslations();
  speakToVisitors(app);
  const live = { snapshot: { pages: pages.map((page) => ({ path: page })) } } as unknown as LiveSite;
  brandRoutes(app, { sites, mark: markOf(), live: () => live });
  return app;
}

test('the manifest names the firm, where the app begins, and the pages that are live', async () => {
  const app = await originWith('/', '/sipcalculator', '/contactus');
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.json()).toMatchObject({
    ...{ id: '/', name: 'Saral Nivesh', short_name: 'Saral Nivesh', description: 'Show the working. Then decide.' },
    ...{ lang: 'en-IN', dir: 'ltr', start_url: '/', scope: '/', display: 'standalone' },
    ...{ background_color: '#e7ebe2', theme_color: '#e7ebe2' },
    shortcuts: [
      { name: 'SIP calculator', url: '/sipcalculator' },
      { name: 'Book an appointment', url: '/contactus?tab=appointment' },
    ],
  });
});

test('the Hindi page’s manifest is Hindi, leads to Hindi pages, and is the same app', async () => {
  const app = await originWith('/sipcalculator', '/myprofile');
  expect((await app.inject('/hi/manifest.webmanifest')).json()).toMatchObject({
    ...{ id: '/', lang: 'hi-IN', start_url: '/hi', scope: '/', description: 'पहले हिसाब देखें। फिर फ़ैसला करें।' },
    shortcuts: [
      { name: 'SIP कैलकुलेटर', url: '/hi/sipcalculator' },
      { name: 'मेरी प्रोफ़ाइल', url: '/hi/myprofile' },
    ],
  });
});

test.each([
  ['Saral Nivesh', 'Saral Nivesh'],
  ['Dhara Wealth Advisors', 'Dhara Wealth'],
  ['Lakshminarayana & Sons', 'Lakshminarayana'],
])('a launcher shows %s as %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
