import { timeLimit } from 'shared/time-limit';

/**
 * Files that failed in this page. A browser may hold the broken copy for a year, for releases are sent as immutable;
 * before another try it has to ask for them afresh.
 */
const broken = new Set<string>();

const TIMEOUT_MS = 5_000;

/** Notes the file that an error names: the bundler's errors about chunks carry it as `request`. */
export function noteBroken(error: unknown): void {
  if (typeof error !== 'object' || error === null || !('request' in error)) return;
  if (typeof error.request === 'string') broken.add(error.request);
}

/** Has the browser replace what it holds of the broken files. Never rejects: the try that follows tells what still fails. */
export async function refreshBroken(): Promise<void> {
  const files = [...broken];
  broken.clear();
  await Promise.allSettled(
    files.map((url) => fetch(url, { cache: 'reload', credentials: 'omit', signal: timeLimit(TIMEOUT_MS) })),
  );
}

/** Milliseconds until the other try: a line that was away may be back by then. */
const AGAIN_MS = 5_000;

/** Loads a part of the page, and once more where it did not come. */
export async function tryTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    noteBroken(error);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    await refreshBroken();
    return load();
  }
}
