import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'shared/router/static';
import { type Posted, type SiteFacts, SiteProvider } from 'shared/site';
import { expect, test } from 'vitest';
import PlainBookingPage from '#plain-booking/plain-booking-page.tsx';

const PLAN = '/sipcalculator?monthly=5000&years=10';
const values = { phoneNumber: '98765 43210' };
const page = (said: Partial<Posted>) => {
  const data = { challengeId: 'c' };
  const posted: Posted = { form: 'verify-code', values, errors: {}, message: null, data, ...said };
  const pageData = { '/contactus/appointment': { today: '2026-11-29' } };
  return renderToStaticMarkup(
    <SiteProvider facts={{ appointments: { minutes: 30 } } as SiteFacts} pageData={pageData} posted={posted}>
      <StaticRouter location={`/contactus/appointment?plan=${encodeURIComponent(PLAN)}`}>
        <PlainBookingPage />
      </StaticRouter>
    </SiteProvider>,
  );
};

test('who changes the number is asked for one, also where an account has one, and keeps the plan', () => {
  expect(page({})).toContain(`href="/contactus/appointment?number=another&amp;plan=${encodeURIComponent(PLAN)}"`);
});

test('another code that is refused says why, whether of the number or as a whole', () => {
  expect(page({ errors: { phoneNumber: 'No code can go there.' } })).toContain('No code can go there.');
  expect(page({ message: 'Too many codes were asked for.' })).toContain('Too many codes were asked for.');
  expect(page({})).not.toContain('role="alert"');
});

test('what was typed before the number had to be proven again goes through both steps', () => {
  const typed = 'name=Asha+Rao&topics=Insurance';
  const field = 'name="typed" value="name=Asha+Rao&amp;topics=Insurance"';
  const refused = page({ form: 'booking', values: { typed }, message: 'Verify your phone number first.', data: null });
  expect(refused).toContain('Verify your phone number first.');
  expect(refused).toContain(field);
  expect(page({ form: 'verify', values: { ...values, typed } })).toContain(field);
});
