import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'shared/router/static';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test } from 'vitest';
import { Published } from '#events/events-page.tsx';

const drawn = (facts: Pick<SiteFacts, 'podcasts' | 'expertReviews'>) =>
  renderToStaticMarkup(
    <StaticRouter location="/eyourself">
      <SiteProvider facts={facts as SiteFacts}>
        <Published />
      </SiteProvider>
    </StaticRouter>,
  );

const entry = { title: 'Rent or buy', date: '2026-10-05', minutes: 31, link: 'https://example.com/rent' };

test('without entries it says so, and leads to what there is', () => {
  const html = drawn({ podcasts: [], expertReviews: [] });
  expect(html).toContain('No podcasts yet');
  expect(html).toContain('href="/blogs"');
  expect(html).toContain('No expert reviews yet');
  expect(html).toContain('href="/calculators"');
  expect(html).not.toContain('<li>');
});

test('with entries it names who speaks or writes, the day and the length, the newest first', () => {
  const older = { ...entry, title: 'The rupee', date: '2026-08-03', minutes: 1, text: 'On inflation.' };
  const html = drawn({
    podcasts: [
      { ...older, speaker: 'Kiran' },
      { ...entry, speaker: 'Asha' },
    ],
    expertReviews: [{ ...entry, reviewer: 'Ravi, auditor' }],
  });
  expect(html).not.toMatch(/No (podcasts|expert reviews) yet/);
  expect(html.indexOf('Rent or buy')).toBeLessThan(html.indexOf('The rupee'));
  expect(html).toContain('Asha. <time dateTime="2026-10-05">5 October 2026</time>, 31 minutes to listen');
  expect(html).toContain('1 minute to listen');
  expect(html).toContain('On inflation.');
  expect(html).toContain('Ravi, auditor. <time dateTime="2026-10-05">5 October 2026</time>, 31 minutes to read');
  expect(html).toContain('aria-label="Read Rent or buy"');
});

test('one full list and one empty stand on the same page', () => {
  const html = drawn({ podcasts: [{ ...entry, speaker: 'Asha' }], expertReviews: [] });
  expect(html).toContain('Listen to Rent or buy');
  expect(html).toContain('No expert reviews yet');
});
