import { expect, test } from 'vitest';
import { readJourneys } from '#journey-report.mjs';

const spec = (title: string, status: string, ...errors: (string | undefined)[]) => ({
  file: 'e2e/specs/a.spec.ts',
  title,
  tests: [
    {
      status,
      projectName: 'phone',
      results: errors.map((message) => (message === undefined ? {} : { error: { message } })),
    },
  ],
});
const report = (flaky: number, unexpected = 0, skipped = 0) => ({
  stats: { expected: 5, unexpected, flaky, skipped },
  suites: [
    {
      suites: [
        {
          specs: [
            ...Array.from({ length: flaky }, (_, at) => spec(`wavers ${at}`, 'flaky', 'at first', undefined)),
            ...Array.from({ length: unexpected }, () => spec('breaks', 'unexpected', 'at first', 'again')),
            ...Array.from({ length: skipped }, () => spec('left out', 'skipped')),
          ],
        },
      ],
    },
  ],
});

test('a journey that passes at its second try has passed, and is told with what failed at first', () => {
  expect(readJourneys(report(2))).toEqual({
    passed: 7,
    failed: 0,
    faults: [],
    flaky: ['e2e/specs/a.spec.ts › wavers 0 [phone]: at first', 'e2e/specs/a.spec.ts › wavers 1 [phone]: at first'],
  });
});

test('a third one of them fails the run', () => {
  const { passed, failed, faults, flaky } = readJourneys(report(3));
  expect({ passed, failed, told: flaky.length }).toEqual({ passed: 5, failed: 3, told: 3 });
  expect(faults).toEqual(['3 journeys passed at their second try only: 2 may']);
});

test('a journey that fails twice, and one that is skipped, are failures', () => {
  const { passed, failed, faults } = readJourneys(report(1, 1, 1));
  expect({ passed, failed }).toEqual({ passed: 6, failed: 2 });
  expect(faults).toEqual([
    'e2e/specs/a.spec.ts › breaks [phone]: again',
    'e2e/specs/a.spec.ts › left out [phone]: it was skipped',
  ]);
});
