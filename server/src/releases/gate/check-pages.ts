import { createHash } from 'node:crypto';
import type { BrowserPool } from '#releases/gate/browser-pool.ts';
import { listen } from '#releases/gate/listen.ts';
import { besideOnPages, compareLooks, type KeptLooks, type Looks } from '#releases/gate/looks.ts';
import type { Situation } from '#releases/gate/manifest-checks.ts';
import { type DocumentOf, type SamePages, samePages } from '#releases/gate/same-pages.ts';
import { type Target, targetsOf } from '#releases/gate/smoke-targets.ts';
import {
  compareSeen,
  lookAt,
  lookAtHost,
  type Seen,
  SHORT_WINDOWS,
  type Visited,
  visit,
  walking,
} from '#releases/gate/visit.ts';
import { confirm, PATIENT } from '#releases/gate/waits.ts';
import { changedStyle, type Looked, WINDOWS } from '#releases/gate/windows.ts';
import { differs, partProblems } from '#releases/verdicts.ts';

/** Puts the page's name before a problem. */
const of =
  ({ path }: Pick<Target, 'path'>) =>
  (problem: string): string =>
    `Smoke: ${path} ${problem}`;

/**
 * What is wrong with a page that was visited.
 *
 * @param live the same page of the live release; undefined for a page that it does not have
 * @param host a page of the shell that no remote owns, in each window
 */
function judgePage(target: Target, { problems, seen }: Visited, live: Seen | undefined, host: Looked[]): string[] {
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

/** What the pages of any number of candidates are looked at with. */
export interface Tools {
  browserPool: BrowserPool;
  looks: Looks;
  kept: KeptLooks;
  /** What an address ends with that shows a release: always the same, because a visitor is known by it. */
  previewOf: (release: { name: string; release: string }) => string;
  documentOf: DocumentOf;
}

/** Of the pages whose own files are the live ones: how many are visited like the others nevertheless. */
const WHOLE_VISITS = 3;

/** What came of driving the pages. */
export interface Driven {
  problems: string[];
  /** What was wrong with a page at the first look only. */
  once: string[];
  spared: Spared;
}

/** How many pages got less than a whole visit. */
export interface Spared {
  /** Not opened, because they are the live ones byte by byte. */
  same: number;
  /** Opened and looked at only, because the files of their own are the live ones. */
  short: number;
}

/**
 * Drives every page of a candidate that is not the live one byte by byte, and the first one in any case. A page of whose
 * files only those have changed that all pages may load is visited in short, but for a few, which differ from release
 * to release: what is broken for all shows on those, and on the first one.
 */
export async function checkPages(tools: Tools, situation: Situation): Promise<Driven> {
  const { browserPool, looks, kept } = tools;
  const { candidate } = situation;
  const targets = targetsOf(candidate, situation.others);
  const isShell = candidate.name === 'shell';
  const preview = tools.previewOf(candidate);
  const around = isShell ? preview : '';
  // Wanted by every page.
  for (const signedIn of new Set(targets.map((target) => target.signedIn)))
    looks.host(signedIn, around).catch(() => {});
  const enough = new AbortController();
  const live = liveOf(tools, situation);
  const seenNow = new Map<string, Seen>();

  const listenOnce = async (target: Target, whose: string, patience: number) => {
    if (enough.signal.aborted) return null;
    const visited = { target, preview, whose: `${preview} ${whose}`, patience };
    const { problems, ...left } = await listen(browserPool, visited, enough.signal);
    const more = enough.signal.aborted ? [] : compareSeen(left, await live.known(target, WINDOWS.length));
    return [...problems, ...more].map(of(target));
  };
  const lookOnce = async (target: Target, whose: string, isShort: boolean, patience: number) => {
    const windows = isShort ? SHORT_WINDOWS : WINDOWS.length;
    const isFirst = patience === 1;
    // What is wrong with a page is told in full, even where another fault is certain by now; of one page always.
    if (isFirst && enough.signal.aborted && target !== targets[0]) return null;
    const before = await (isFirst ? live.known(target, windows) : live.anew(target, windows));
    const found = await visit(browserPool, { target, preview, whose, isShort, patience, live: before });
    const host = await (isFirst
      ? looks.host(target.signedIn, around)
      : lookAtHost(browserPool, target.signedIn, around));
    const problems = judgePage(target, found, before, host);
    if (found.seen) seenNow.set(target.address, found.seen);
    if (isFirst && problems.length === 0) await live.agree(target, windows);
    return problems;
  };
  const confirmed = async (first: () => Promise<string[] | null>, again: (() => Promise<string[] | null>)[]) => {
    const found = await confirm(first, again);
    // One damaged page is enough to stop a release: all the others would only cost time.
    if (found && partProblems(found.problems).damage.length > 0) enough.abort();
    return found;
  };

  const listened = Promise.all(
    listenedTo(targets, isShell).map((target) =>
      confirmed(() => listenOnce(target, 'left alone', 1), [() => listenOnce(target, 'left alone again', PATIENT)]),
    ),
  );
  const same = await live.same(targets.slice(1));
  const few = fewOf(candidate.release, same.own);
  const visited = await Promise.all(
    targets
      .filter((target) => !same.whole.has(target))
      .map((target) => ({ target, isShort: same.own.has(target) && !few.has(target) }))
      // What takes longest begins first.
      .sort((one, other) => Number(one.isShort) - Number(other.isShort))
      .map(({ target, isShort }) => {
        const look = (whose: string, patience: number) => () => lookOnce(target, whose, isShort, patience);
        // As somebody who comes for the first time, and as the same visitor once more.
        const again = [look(`${preview} again`, PATIENT), look(preview, PATIENT)];
        return browserPool.tab(() => confirmed(look(preview, 1), again));
      }),
  );
  const found = [...visited, ...(await listened)].filter((one) => one !== null);
  const problems = [...new Set(found.flatMap((one) => one.problems))];
  const left = visited.filter((one) => one === null).length;
  if (left > 0) problems.push(`Smoke: ${left} more ${left === 1 ? 'page was' : 'pages were'} not looked at.`);
  if (problems.length === 0)
    for (const [address, seen] of seenNow)
      kept.keep({ release: candidate, beside: besideOnPages(situation), address }, seen);
  for (const target of problems.length === 0 ? same.whole : []) live.passOn(target);
  const looking = [preview, `${preview} again`];
  const listening = [`${preview} left alone`, `${preview} left alone again`];
  await Promise.all([...looking, ...looking.map(walking), ...listening].map(browserPool.leave));
  const once = [...new Set(found.flatMap((one) => one.once))];
  return { problems, once, spared: { same: same.whole.size, short: same.own.size - few.size } };
}

/** Those that are visited like the others, as the release's name chooses them. */
function fewOf(release: string, targets: Set<Target>): Set<Target> {
  const rank = ({ path }: Target) => createHash('sha256').update(`${release} ${path}`).digest('hex');
  const ranked = [...targets].map((target) => ({ target, rank: rank(target) }));
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  return new Set(ranked.slice(0, WHOLE_VISITS).map(({ target }) => target));
}

/** The pages of the live release that a candidate is measured by; undefined where it has no such page. */
function liveOf({ browserPool, looks, kept, previewOf, documentOf }: Tools, situation: Situation) {
  const { store, candidate, before } = situation;
  const isShell = candidate.name === 'shell';
  const wereShown = new Set(before?.pages.map(({ path }) => path));
  const beside = besideOnPages(situation);
  const of = (target: Target) => {
    if (before === undefined || !(isShell || wereShown.has(target.path))) return undefined;
    const shown = { release: before, beside, address: target.address };
    const page = isShell ? target : { ...target, shows: `${before.name}@${before.release}` };
    return { shown, page, preview: previewOf(before) };
  };
  return {
    known: async (target: Target, windows: number) => {
      const live = of(target);
      return live && looks.live(live.page, live.shown, live.preview, windows);
    },
    anew: async (target: Target, windows: number) => {
      const live = of(target);
      return live && lookAt(browserPool, live.page, live.preview, windows);
    },
    /** What of these pages is the live release's. In a shell's pages stands what a remote draws. */
    same: async (targets: Target[]): Promise<Record<keyof SamePages, Set<Target>>> => {
      if (isShell || before === undefined) return { whole: new Set(), own: new Set() };
      const compared = targets.filter(({ isExample }) => !isExample);
      const addresses = new Map(compared.map(({ path, address }) => [path, address]));
      const found = await samePages(store, candidate, before, addresses, documentOf);
      const of = (paths: Set<string>) => new Set(compared.filter(({ path }) => paths.has(path)));
      return { whole: of(found.whole), own: of(found.own) };
    },
    /** What is known of the live page is true of the candidate's, too. */
    passOn: (target: Target) => {
      const live = of(target);
      const seen = live && kept.read(live.shown, 1);
      if (seen) kept.keep({ release: candidate, beside, address: target.address }, seen);
    },
    agree: async (target: Target, windows: number) => {
      const live = of(target);
      if (live) await looks.agree(live.shown, windows);
    },
  };
}

/** One page for each remote: one that asks for a signed-in visitor, if there is any, as they have most to lose. */
function listenedTo(targets: Target[], isShell: boolean): Target[] {
  if (isShell) return targets;
  const plain = targets.filter(({ isExample }) => !isExample);
  return [plain.find(({ signedIn }) => signedIn) ?? plain[0] ?? targets[0]].filter((target) => target !== undefined);
}
