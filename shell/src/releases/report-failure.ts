import type { ReleaseFailure } from 'shared/contract/telemetry';
import { isOffline } from '#offline/connection.ts';
import { noteBroken } from '#releases/broken-files.ts';

/** Milliseconds in which failures are gathered into one call. */
const GATHER_MS = 1_000;
/** Failures that one page load tells at most: a loop of errors says nothing new. */
const MOST = 20;

let waiting: ReleaseFailure[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const told = new Set<string>();

/** Notes that a release failed in this browser and was replaced. The release is named; the visitor is not. */
export function reportFailure(release: string, error: unknown): void {
  if (outOfReach(error)) return;
  console.error(`Release ${release} failed and was replaced:`, error);
  noteBroken(error);
  tell({ release, kind: isLoading(error) ? 'load' : 'render', ...describe(error) });
}

/** Also tells of errors that no boundary sees, in events and promises, when their stack leads into a release. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportLate(error));
  addEventListener('unhandledrejection', ({ reason }) => reportLate(reason));
  addEventListener('pagehide', send);
}

function reportLate(error: unknown): void {
  if (outOfReach(error) || isSecondHand(error)) return;
  const release = placeOf(error)?.release;
  if (release !== undefined) tell({ release, kind: 'error', ...describe(error) });
}

function tell(failure: ReleaseFailure): void {
  const key = JSON.stringify(failure);
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  waiting.push(failure);
  timer ??= setTimeout(send, GATHER_MS);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ failures: waiting, document: ticket() });
  waiting = [];
  // Outlives the page. What cannot be told is not told: a visitor must not notice.
  fetch('/server/telemetry', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => {});
}

/** What browsers tell of an answer's headers. Some promised ones tell nothing: their failures are then not counted. */
interface Told extends PerformanceEntry {
  readonly serverTiming?: readonly { name: string; description: string }[];
}

/** What the origin sent along with this document. */
const ticket = () =>
  (performance.getEntriesByType('navigation')[0] as Told | undefined)?.serverTiming?.find(
    ({ name }) => name === 'ticket',
  )?.description;

/**
 * React's own error about prerendered markup that it gave up, with the release's error as its cause. It would be counted
 * against the shell, whose React it is; when the release fails again without that markup, its boundary tells.
 */
const isSecondHand = (error: unknown) => error instanceof Error && error.cause instanceof Error;

/** A release that cannot be reached has not failed. */
const outOfReach = (error: unknown) => isOffline() && isLoading(error);

const isLoading = (error: unknown) =>
  error instanceof Error &&
  (/^(Chunk|Release)LoadError$/.test(error.name) ||
    /did not load in time|exposes no routes|Loading (CSS )?chunk/.test(error.message));

function describe(error: unknown): Pick<ReleaseFailure, 'type' | 'at'> {
  const type = error instanceof Error ? error.name.replace(/\W/g, '').slice(0, 60) : '';
  const at = placeOf(error)?.at;
  return { ...(type && { type }), ...(at && { at }) };
}

/** The first line of a stack that stands in a release's file: `…/<remote>/<version>-<hash8>/<file>:<line>:<column>`. */
function placeOf(error: unknown): { release: string; at: string } | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = /\/([a-z][a-z0-9-]*)\/(\d[A-Za-z0-9.-]*-[0-9a-f]{8})\/([\w.-]+:\d+:\d+)/.exec(stack);
  const [, name, release, at] = found ?? [];
  return name === undefined || at === undefined ? null : { release: `${name}@${release}`, at };
}
