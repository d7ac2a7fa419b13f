import type { Situation } from '#releases/gate/check.ts';
import { compareLooks } from '#releases/gate/compare-looks.ts';
import { differs, partProblems } from '#releases/gate/differences.ts';
import { changedStyle } from '#releases/gate/host-style.ts';
import { listen } from '#releases/gate/listen.ts';
import { type Target, targetsOf } from '#releases/gate/smoke-targets.ts';
import { compareSeen, lookAt, lookAtHost, type Seen, type Visited, visit } from '#releases/gate/visit.ts';
import { type Looked, WINDOWS } from '#releases/gate/windows.ts';
import { openWorkshop, type Workshop } from '#releases/gate/workshop.ts';
import { previewToken } from '#releases/preview-link.ts';

/** Longer than any candidate's pages take. */
const PREVIEW_MS = 3_600_000;

/** A browser and an origin, to drive the pages of any number of candidates. */
export interface Smoke {
  check: (situation: Situation) => Promise<string[]>;
  close: () => Promise<void>;
}

/** @throws Error when there is no Chromium, or the origin does not start */
export async function openSmoke(store: string): Promise<Smoke> {
  const workshop = await openWorkshop(store);
  const previewOf = previewsIn(store);
  // Several candidates are compared with the same live release, which is looked at once.
  const live = new Map<string, Promise<Seen | undefined>>();
  const liveLook = (target: Target, { name, release }: Named) => {
    const key = `${name}@${release} ${target.address}`;
    const look = live.get(key) ?? lookAt(workshop, target, previewOf({ name, release }));
    live.set(key, look);
    return look;
  };
  return { check: (situation) => checkPages(workshop, situation, previewOf, liveLook), close: workshop.close };
}

interface Named {
  name: string;
  release: string;
}
type LiveLook = (target: Target, release: Named) => Promise<Seen | undefined>;
/** What an address ends with that shows a release: always the same, because a visitor is known by it. */
type PreviewOf = (release: Named) => string;

function previewsIn(store: string): PreviewOf {
  const made = new Map<string, string>();
  return ({ name, release }) => {
    const key = `${name}@${release}`;
    const preview = made.get(key) ?? `?preview=${previewToken(store, { name, release }, PREVIEW_MS)}`;
    made.set(key, preview);
    return preview;
  };
}

async function checkPages(
  workshop: Workshop,
  { candidate, before, others }: Situation,
  previewOf: PreviewOf,
  liveLook: LiveLook,
) {
  const targets = targetsOf(candidate, others);
  const preview = previewOf(candidate);
  const isShell = candidate.name === 'shell';
  const enough = new AbortController();
  const wereShown = new Set(before?.pages.map(({ path }) => path));
  const host = [false, true].map((signedIn) =>
    targets.some((target) => target.signedIn === signedIn)
      ? lookAtHost(workshop, signedIn, preview)
      : Promise.resolve([]),
  );
  const wasLive = ({ path }: Target) => isShell || wereShown.has(path);
  const liveSeen = async (target: Target, look = liveLook) => {
    if (before === undefined || !wasLive(target)) return undefined;
    return look(isShell ? target : { ...target, shows: `${before.name}@${before.release}` }, before);
  };
  const lookAnew: LiveLook = (target, release) => lookAt(workshop, target, previewOf(release));
  // Begun first: it takes the longest, and waits most of its time.
  const listened = Promise.all(
    listenedTo(targets, isShell).map(async (target) => {
      const { problems, ...kept } = await listen(workshop, target, preview, enough.signal);
      const more = enough.signal.aborted ? [] : compareSeen(kept, await liveSeen(target));
      return [...problems, ...more].map(of(target));
    }),
  );
  const visited = await Promise.all(
    targets.map((target) =>
      workshop.tab(async () => {
        if (enough.signal.aborted) return null;
        const found = await visit(workshop, target, preview);
        const live = found.seen && (await liveSeen(target));
        const around = await (host[target.signedIn ? 1 : 0] ?? []);
        let problems = judge(target, found, live, around);
        if (found.problems.length === 0 && problems.length > 0) {
          // A page that was caught on its way to what it shows looks otherwise the next time.
          const seen = await lookAnew(target, candidate);
          if (seen) problems = judge(target, { problems: [], seen }, await liveSeen(target, lookAnew), around);
        }
        // One damaged page is enough to stop a release: all the others would only cost time.
        if (partProblems(problems).damage.length > 0) enough.abort();
        return problems;
      }),
    ),
  );
  const problems = [...visited.flatMap((found) => found ?? []), ...(await listened).flat()];
  const left = visited.filter((found) => found === null).length;
  if (left > 0) problems.push(`Smoke: ${left} more ${left === 1 ? 'page was' : 'pages were'} not looked at.`);
  await Promise.all([preview, `${preview} left alone`].map(workshop.leave));
  return [...new Set(problems)];
}

const of =
  ({ path }: Target) =>
  (problem: string) =>
    `Smoke: ${path} ${problem}`;

function judge(target: Target, { problems, seen }: Visited, live: Seen | undefined, host: Looked[]): string[] {
  const found = problems.map(of(target));
  if (seen === undefined) return found;
  found.push(...compareSeen(seen, live).map(of(target)));
  for (const [index, { look, style }] of seen.looked.entries()) {
    const window = WINDOWS[index]?.name ?? '';
    const around = host[index];
    const changed = around === undefined ? null : changedStyle(around.style, style);
    if (changed !== null) found.push(of(target)(`changes the host ${window}: ${changed}.`));
    const { damage, differences } = compareLooks(
      look,
      live?.looked[index]?.look,
      target.inShell ? undefined : around?.look,
    );
    found.push(...damage.map((text) => of(target)(`${text} ${window}.`)));
    found.push(...differences.map((text) => differs(`${target.path} ${text} ${window}.`)));
  }
  return found;
}

/** One page for each remote: one that asks for a signed-in visitor, if there is any, as they have most to lose. */
function listenedTo(targets: Target[], isShell: boolean): Target[] {
  if (isShell) return targets;
  const plain = targets.filter(({ isExample }) => !isExample);
  return [plain.find(({ signedIn }) => signedIn) ?? plain[0] ?? targets[0]].filter((target) => target !== undefined);
}
