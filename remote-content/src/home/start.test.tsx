import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'shared/router/static';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test } from 'vitest';
import { Start } from '#home/home-page.tsx';

type Leads = NonNullable<Parameters<typeof SiteProvider>[0]['leads']>;

const links = (leads: Leads) => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteProvider facts={{} as SiteFacts} leads={leads}>
        <Start />
      </SiteProvider>
    </StaticRouter>,
  );
  return [...html.matchAll(/href="([^"]+)".*?<b>(.*?)<\/b>/g)].map(([, path, name]) => [path, name]);
};

test('home leads to what live releases say, each list in its order', () => {
  const start = (list: 'calculators' | 'goals', place: number, name: string) => ({
    ...{ path: `/${name}` as const, name: 'Of links' },
    start: { list, place, name, line: 'A line' },
  });
  expect(
    links([
      ...[start('goals', 1, 'car'), start('calculators', 2, 'sip'), start('calculators', 1, 'swp')],
      { path: '/corpus', name: 'Corpus calculator' },
    ]),
  ).toEqual([
    ['/swp', 'swp'],
    ['/sip', 'sip'],
    ['/car', 'car'],
    ['/goals', 'All goal planners'],
  ]);
});

test('beside releases that say nothing, home leads to the pickers', () => {
  expect(links([])).toEqual([
    ['/calculators', 'All calculators'],
    ['/goals', 'All goal planners'],
  ]);
});
