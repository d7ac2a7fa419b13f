import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary, Field } from '#forms/index.ts';
import { StaticRouter } from '#router/static.ts';
import { Button, ButtonLink, Notice, PageHead } from '#ui/index.ts';

const markup = (part: ReactNode) => renderToStaticMarkup(<StaticRouter location="/">{part}</StaticRouter>);

test('a field names its control, and hint and error belong to it', () => {
  const html = markup(
    <Field label="Email" name="email" type="email" hint="We answer there." error="Enter an address." />,
  );
  expect(html).toContain('<label for="field-email">Email</label>');
  expect(html).toContain('aria-describedby="field-email-hint field-email-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('type="email"');
  expect(html).not.toMatch(/<input[^>]* (label|hint|error)=/);
});

test('a field without hint and error carries no empty description', () => {
  const html = markup(<Field label="Message" name="message" as="textarea" optional rows={4} />);
  expect(html).toContain('<textarea rows="4" id="field-message" name="message" class="input">');
  expect(html).toContain('(optional)');
  expect(html).not.toContain('aria-');
});

test('a control of its own gets the same wiring', () => {
  const html = markup(
    <Field label="Code" name="otp" error="Wrong code.">
      {(ids) => <input {...ids} inputMode="numeric" />}
    </Field>,
  );
  expect(html).toContain(
    'id="field-otp" aria-describedby="field-otp-error" aria-invalid="true" inputMode="numeric" name="otp"',
  );
});

test('a busy button says so and stays focusable', () => {
  const html = markup(<Button busy>Save</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled=""');
});

test('an icon alone makes a square button', () => {
  expect(markup(<Button icon="close" aria-label="Close" />)).toContain('class="button button--icon"');
  expect(markup(<Button icon="close">Close</Button>)).toContain('class="button"');
});

test('links out of the site are plain anchors', () => {
  expect(markup(<ButtonLink to="mailto:hello@example.in">Write</ButtonLink>)).toContain(
    'href="mailto:hello@example.in"',
  );
  expect(markup(<ButtonLink to="/contactus">Contact</ButtonLink>)).toContain('href="/contactus"');
});

test('no errors, no summary; with errors each line leads to its control', () => {
  expect(markup(<ErrorSummary errors={[]} attempt={0} />)).toBe('');
  const errors = [{ name: 'email', label: 'Email', message: 'enter an address' }];
  const html = markup(<ErrorSummary errors={errors} attempt={0} />);
  expect(html).toContain('One thing to correct');
  expect(html).toContain('<a href="#field-email">Email: enter an address</a>');
});

test('only what must be heard at once interrupts', () => {
  expect(markup(<Notice kind="error">No</Notice>)).toContain('role="alert"');
  expect(markup(<Notice kind="success">Yes</Notice>)).toContain('role="status"');
  expect(markup(<Notice kind="info">Well</Notice>)).not.toContain('role=');
});

test('a page head has one h1 that can take focus, and the trail ends with it', () => {
  const html = markup(<PageHead title="SIP calculator" crumbs={[{ to: '/calculators', label: 'Calculators' }]} />);
  expect(html.match(/<h1 tabindex="-1">SIP calculator<\/h1>/g)).toHaveLength(1);
  expect(html).toContain('<li aria-current="page">SIP calculator</li>');
});
