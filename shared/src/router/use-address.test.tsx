import { renderToStaticMarkup } from 'react-dom/server';
import { AskBox } from 'shared/ask-box';
import { StaticRouter } from 'shared/router/static';
import { expect, test } from 'vitest';

test.each([
  ['/', '/', '/ask'],
  ['/hi', '/hi', '/hi/ask'],
])('without scripts a form of %s leads on in its language', (basename, location, action) => {
  const document = renderToStaticMarkup(
    <StaticRouter basename={basename} location={location}>
      <AskBox />
    </StaticRouter>,
  );
  expect(document).toContain(`action="${action}"`);
});
