import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'shared/router/static';
import { type Posted, type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test } from 'vitest';
import SignInPage from '#features/sign-in/sign-in-page.tsx';

const FACTS = { legal: { grievanceOfficer: {} }, firm: {} } as SiteFacts;
const values = { channel: 'phone', phoneNumber: '98765 43210', email: '' };
const page = (data: object, said: Partial<Posted> = {}) => {
  const errors = { otp: 'This code is not right.' };
  const posted: Posted = { form: 'code', values, errors, message: null, data, ...said };
  return renderToStaticMarkup(
    <SiteProvider facts={FACTS} posted={posted}>
      <StaticRouter location="/signin">
        <SignInPage />
      </StaticRouter>
    </SiteProvider>,
  );
};

test('a page without scripts sends along that its code is the second one, and says where that went', () => {
  const sent = { challengeId: 'c', sentTo: '98765 43210' };
  expect(page({ ...sent, second: true })).toMatch(/name="second" value="yes"/);
  expect(page({ ...sent, second: true })).toContain('the account’s email');
  expect(page(sent)).not.toContain('name="second"');
});

test('a second press of "send code" that comes too early is told why, above the field for the code that was sent', () => {
  const sent = { challengeId: 'c', sentTo: '98765 43210', again: true };
  const refused = page(sent, { form: 'sign-in', errors: {}, message: 'A code is on its way.' });
  expect(refused).toMatch(/name="challengeId" value="c"/);
  expect(refused).toContain('name="otp"');
  expect(refused).toContain('A code is on its way.');
});
