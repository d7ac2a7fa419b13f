import path from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from '#documents/security-headers.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';

const site = readSite(path.join(repositoryRoot, 'site.json'));
const none: string[] = [];
const live = { https: true, otpless: false, sources: none, sockets: none, styles: none };
const policyOf = (options: Partial<typeof live> = {}) => {
  const policy = securityHeaders(site, { ...live, ...options })['content-security-policy'] ?? '';
  return new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]));
};

/**
 * What Mozilla's Observatory gives and takes for headers, by the table of its scanner (mdn/mdn-http-observatory,
 * `src/grader/charts.js`): 100 to begin with, and these. Cookies and hashes of scripts could add ten more.
 */
function observatoryScore(headers: Record<string, string>, policy: ReturnType<typeof policyOf>): number {
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
  const unsafe = (sources: string[]) => sources.some((one) => /unsafe-|^(\*|https?:|data:)$/.test(one));
  const safe = !unsafe(scripts) && !unsafe(styles);
  const hsts = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  const referrer = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return [
    safe ? (policy.get('default-src')?.[0] === "'none'" ? 10 : 5) : -20,
    policy.has('frame-ancestors') ? 5 : headers['x-frame-options'] === 'DENY' ? 0 : -20,
    referrer.includes(headers['referrer-policy'] ?? '') ? 5 : 0,
    ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    Number(hsts ?? 0) >= 15_768_000 ? 0 : -20,
    'access-control-allow-origin' in headers ? -50 : 0,
  ].reduce((sum, points) => sum + points, 100);
}

test('by the rules of Mozilla’s Observatory the documents’ headers alone have 130 points', () => {
  expect(observatoryScore(securityHeaders(site, live), policyOf())).toBeGreaterThanOrEqual(130);
});

test('texts become neither scripts nor markup, with the policies that the site makes itself', () => {
  expect(policyOf().get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policyOf().get('trusted-types')).toEqual(['default', 'dompurify', 'article', "'allow-duplicates'"]);
});

test.each([
  ['the OTPless widget', { otpless: true }],
  ['development servers', { sockets: ['ws://127.0.0.1:1'] }],
])('%s, which knows nothing of trusted types, goes on working', (_, options) => {
  expect(policyOf(options).has('require-trusted-types-for')).toBe(false);
});

test('what the policy stops is reported to the site itself, in the old way and the new', () => {
  expect(policyOf().get('report-uri')).toEqual(['/server/csp-reports']);
  expect(policyOf().get('report-to')).toEqual(['csp']);
  expect(securityHeaders(site, live)['reporting-endpoints']).toBe('csp="/server/csp-reports"');
});
