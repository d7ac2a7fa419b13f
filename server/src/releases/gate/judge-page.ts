import { differs } from '#releases/differences.ts';
import { compareLooks } from '#releases/gate/compare-looks.ts';
import { changedStyle } from '#releases/gate/host-style.ts';
import type { Target } from '#releases/gate/smoke-targets.ts';
import { compareSeen, type Seen, type Visited } from '#releases/gate/visit.ts';
import { type Looked, WINDOWS } from '#releases/gate/windows.ts';

/** Puts the page's name before a problem. */
export const of =
  ({ path }: Pick<Target, 'path'>) =>
  (problem: string): string =>
    `Smoke: ${path} ${problem}`;

/**
 * What is wrong with a page that was visited.
 *
 * @param live the same page of the live release; undefined for a page that it does not have
 * @param host a page of the shell that no remote owns, in each window
 */
export function judgePage(
  target: Target,
  { problems, seen }: Visited,
  live: Seen | undefined,
  host: Looked[],
): string[] {
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
