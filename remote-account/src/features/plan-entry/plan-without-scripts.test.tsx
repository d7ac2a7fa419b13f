import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'shared/router/static';
import { type Posted, type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test } from 'vitest';
import PlanEntryPage from '#features/plan-entry/plan-entry-page.tsx';
import PlanOverviewPage from '#features/plan-overview/plan-overview-page.tsx';

const travel = { category: 'Travel', amount: '250000', weight: '25-50%', horizon: 'long' } as const;
const told: Posted = { form: 'view', values: {}, errors: {}, message: null };
const inputs = (html: string, name: string) => html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0];

function rendered(Page: () => React.ReactNode, posted?: Posted): string {
  return renderToStaticMarkup(
    <SiteProvider facts={{} as SiteFacts} posted={posted}>
      <StaticRouter location="/">
        <Page />
      </StaticRouter>
    </SiteProvider>,
  );
}

test('the saved rows stand in the document of the plan', () => {
  expect(rendered(PlanOverviewPage, { ...told, data: { rows: [travel] } })).toContain('₹2,50,000.00');
});

test('a plan that was refused shows what was typed, and what is wrong with it', () => {
  const values = { 'long.7.category': 'Travel', 'long.7.amount': '2.5 lakh', 'long.7.weight': '' };
  const posted = { ...told, form: 'plan', values, errors: { 'long.7.weight': 'Choose a weight.' } };
  const html = rendered(PlanEntryPage, posted);
  expect(inputs(html, 'long.7.amount')).toContain('value="2.5 lakh"');
  expect(html.match(/Choose a weight\./g)).toHaveLength(2);
});
