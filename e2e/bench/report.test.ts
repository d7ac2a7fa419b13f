import { expect, test } from 'vitest';
import type { Observation } from '#bench/pages/observe.ts';
import { report } from '#bench/report.ts';

const load: Observation = {
  ...{ lcp: 1_000, cls: 0, tbt: 40, hydration: 500, alive: 2_000 },
  ...{ scriptBytesFirst: 100_000, scriptBytes: 200_000, readableBytes: 15_000, requestsFirst: 8 },
};

test('a run of loads alone has the tables of loads, with a row for each page', () => {
  const loads = { federated: load, monolith: { ...load, hydration: 400 }, 'script-free': { ...load, lcp: 800 } };
  const lines = report({ runs: 7, failures: [], pages: { '/': { loads }, '/about': { loads } } });
  expect(lines.filter((line) => line.startsWith('## '))).toEqual([
    '## Goals, each with the worst page',
    '## Loading',
    '## Bytes as they are sent, in kB',
  ]);
  expect(lines).toContain('| LCP / script-free page ≤ 1.1 | 1.25 | / | **missed** |');
  expect(lines).toContain('| /about | 1000 | 1.25 | 1.00 | 40 | 0.000 | 500 | 1.25 | 2000 |');
  expect(lines).toContain('| / | 15.0 | 100.0 | 1.00 | 200.0 | 1.00 | 8 |');
});

test('what could not be measured stands before the goals', () => {
  const lines = report({ runs: 7, failures: ['navigation of /about: Timeout'], pages: {} });
  expect(lines).toContain('| navigation of /about: Timeout |');
});
