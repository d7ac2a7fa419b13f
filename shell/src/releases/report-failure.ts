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
  if (!isOfStrangers(error)) tell({ release, kind: isLoading(error) ? 'load' : 'render', ...describe(error) });
}

/**
 * React gave up prerendered markup and drew it anew: what was not as the release had made it was changed on the way to the
 * visitor or in the browser. It says nothing of the release; where the drawing fails too, its boundary tells.
 */
export function noteHealed(error: unknown): void {
  console.error('The document was not as it had been sent, and was drawn anew:', error);
}

/** Also tells of errors that no boundary sees, in events and promises, when their stack leads into a release. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportLate(error));
  addEventListener('unhandledrejection', ({ reason }) => reportLate(reason));
  addEventListener('pagehide', send);
}

function reportLate(error: unknown): void {
  if (outOfReach(error) || isOfStrangers(error)) return;
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

/** Thrown by scripts that are not the site's, such as an extension's, or because of nodes that these have moved. */
const isOfStrangers = (error: unknown) =>
  (error instanceof DOMException && /^(NotFound|HierarchyRequest)Error$/.test(error.name)) ||
  (frameOf(error) !== undefined && placeOf(error) === null);

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

/** Where an error was thrown, if that is a release's file: `…/<remote>/<version>-<hash8>/<file>:<line>:<column>`. */
function placeOf(error: unknown): { release: string; at: string } | null {
  const found = /\/([a-z][a-z0-9-]*)\/(\d[A-Za-z0-9.-]*-[0-9a-f]{8})\/([\w.-]+:\d+:\d+)$/.exec(frameOf(error) ?? '');
  const [, name, release, at] = found ?? [];
  return name === undefined || at === undefined ? null : { release: `${name}@${release}`, at };
}

/** The innermost line of a stack that has a place; the browser's own functions have none. */
const frameOf = (error: unknown) =>
  error instanceof Error ? /(?:[\w-]+:\/\/[^\s()]*|<anonymous>):\d+:\d+/.exec(error.stack ?? '')?.[0] : undefined;
