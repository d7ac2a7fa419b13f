import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'shared/router/static';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test } from 'vitest';
import AlarmPage from '#features/alarm/alarm-page.tsx';

const FACTS = { firm: { phone: '+919812345678' } } as SiteFacts;
const page = (message: string, data?: object) =>
  renderToStaticMarkup(
    <SiteProvider facts={FACTS} posted={{ form: 'alarm', values: {}, errors: {}, message, data }}>
      <StaticRouter location="/not-me?key=of-a-mail">
        <AlarmPage />
      </StaticRouter>
    </SiteProvider>,
  );

test('a link that was used before is told apart from one that has stopped nothing', () => {
  const used = page('This link was used already.', { used: true });
  expect(used).toContain('It was stopped before');
  expect(used).not.toContain('Nothing was stopped');
  expect(page('This link is not valid any more.')).toContain('Nothing was stopped');
});
