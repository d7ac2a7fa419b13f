interface Result {
  error?: { message?: string | undefined };
}

/** What is read of Playwright's JSON report. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: { status: string; projectName: string; results: Result[] }[] }[];
}

export function readJourneys(report: JourneyReport): {
  passed: number;
  failed: number;
  faults: string[];
  flaky: string[];
};
