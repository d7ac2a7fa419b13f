import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(() => register.getSingleMetric('site_csp_reports_total')?.reset());

const report = (body: unknown, type: string) =>
  site.app.inject({
    method: 'POST',
    url: '/server/csp-reports',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify(body),
  });
const counted = async () => {
  const metric = await register.getSingleMetric('site_csp_reports_total')?.get();
  return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [labels.directive, value]));
};

const modern = {
  type: 'csp-violation',
  url: 'https://firm.example/i/secret-invitation?phone=9876543210',
  body: {
    documentURL: 'https://firm.example/i/secret-invitation?phone=9876543210',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sourceFile: 'https://firm.example/r/content/1.0.0-12345678/routes.1a2b.js',
    lineNumber: 7,
    sample: 'Element innerHTML|asha@example.in',
  },
};

test('reports of either kind are counted by directive, and name no visitor', async () => {
  expect((await report([modern, { ...modern, type: 'deprecation' }], 'application/reports+json')).statusCode).toBe(204);
  const old = {
    'document-uri': modern.url,
    'violated-directive': 'img-src',
    'blocked-uri': 'http://evil.example/p?q=9876543210',
  };
  expect((await report({ 'csp-report': old }, 'application/csp-report')).statusCode).toBe(204);
  expect(await counted()).toEqual({ 'require-trusted-types-for': 1, 'img-src': 1 });
  expect(site.log()).toContain('"at":"content/1.0.0-12345678/routes.1a2b.js:7"');
  expect(site.log()).toContain('"blocked":"evil.example"');
  expect(site.log()).not.toMatch(/9876543210|secret-invitation|asha/);
});

test('made-up directives are one count, and what is no report is none', async () => {
  const body = { ...modern.body, effectiveDirective: 'made-up-by-9876543210' };
  await report([{ ...modern, body }], 'application/reports+json');
  await report({ anything: true }, 'application/csp-report');
  await report('text', 'application/reports+json');
  expect(await counted()).toEqual({ other: 1 });
});

test('a flood is bounded in size and number', async () => {
  const large = { ...modern, body: { ...modern.body, sample: 'x'.repeat(20_000) } };
  expect((await report([large], 'application/reports+json')).statusCode).toBe(413);
  for (let count = 0; count < 60; count += 1) await report(Array(25).fill(modern), 'application/reports+json');
  const told = (await counted())['require-trusted-types-for'] ?? 0;
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThanOrEqual(30 * 20);
});
