import { expect, test } from 'vitest';
import { writtenBytes } from '#bench/bytes.ts';
import { goals } from '#bench/goals.ts';
import type { PageFigures } from '#bench/measurements.ts';
import type { Observation } from '#bench/pages/observe.ts';

const load: Observation = {
  ...{ lcp: 1_000, cls: 0, tbt: 40, hydration: 500, alive: 2_000 },
  ...{ scriptBytesFirst: 100_000, scriptBytes: 200_000, readableBytes: 15_000, requestsFirst: 8 },
};
const page = (changed: Partial<Observation> = {}): PageFigures => ({
  loads: { federated: { ...load, ...changed }, monolith: load, 'script-free': { ...load, hydration: Number.NaN } },
});
const measured = (pages: Record<string, PageFigures>) => ({ runs: 7, failures: [], pages });
const find = (pages: Record<string, PageFigures>, words: string) =>
  goals(measured(pages)).find(({ promise }) => promise.startsWith(words));

test('what was not measured promises nothing', () => {
  expect(goals(measured({}))).toEqual([]);
  expect(find({ '/': page() }, 'Lighthouse')).toBeUndefined();
});

test('the worst page decides', () => {
  const pages = { '/': page(), '/about': page({ lcp: 1_200 }), '/terms': page({ lcp: 1_050 }) };
  expect(find(pages, 'LCP')).toEqual({
    ...{ promise: 'LCP / script-free page ≤ 1.1', figure: '1.20', where: '/about', met: false },
  });
});

test('a figure that meets its limit as it is printed is met', () => {
  expect(find({ '/': page({ lcp: 1_104 }) }, 'LCP')).toMatchObject({ figure: '1.10', met: true });
  expect(find({ '/': page({ cls: 0.0004 }) }, 'layout shift')).toMatchObject({ figure: '0.000', met: true });
  expect(find({ '/': page({ cls: 0.001 }) }, 'layout shift')).toMatchObject({ figure: '0.001', met: false });
});

test('bytes are compared with those that are written of the page', () => {
  const script = writtenBytes()['/sipcalculator']?.script ?? Number.NaN;
  const goal = (scriptBytesFirst: number) =>
    find({ '/sipcalculator': page({ scriptBytesFirst }), '/brand-new': page() }, 'JavaScript before the chart');
  expect(goal(script)).toMatchObject({ figure: '1.000', where: '/sipcalculator', met: true });
  expect(goal(script * 1.06)).toMatchObject({ figure: '1.060', met: false });
});

test('of scores and rates the least decides', () => {
  const audit = (performance: number, route: string): PageFigures => ({
    audit: { route, failures: [], scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 } },
  });
  const pages = { '/': audit(99, '/'), '/about': audit(97, '/about') };
  expect(find(pages, 'Lighthouse performance')).toMatchObject({ figure: '97', where: '/about', met: false });
  expect(find(pages, 'Lighthouse SEO')).toMatchObject({ figure: '100', met: true });
  const half = { rate: 500, p50: 1, p99: 21 };
  const slow = { path: '/blogs', bytes: 1, origin: 1_000, bare: 2_000, ratio: 0.5, half };
  const kept = goals({ ...measured({}), origin: [slow, { ...slow, path: '/', ratio: 0.9 }] });
  expect(kept.map(({ figure, where, met }) => [figure, where, met])).toEqual([
    ['0.50', '/blogs', false],
    ['21.0 ms', '/blogs', false],
  ]);
});

test('the slowest answer to a question decides, whatever is wrong with the mail server', () => {
  const contact = [
    { mail: 'nobody listens', median: 20, p99: 90, worst: 120 },
    { mail: 'never answers', median: 20, p99: 250, worst: 301 },
  ] as const;
  expect(goals({ ...measured({}), contact: [...contact] })).toEqual([
    {
      promise: 'worst answer to a question while mail is dead ≤ 300 ms',
      ...{ figure: '301 ms', where: 'never answers', met: false },
    },
  ]);
});
