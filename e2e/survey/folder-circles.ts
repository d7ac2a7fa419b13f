import path from 'node:path';
import type { Source } from '#survey/sources.ts';

const IMPORT = /(?:from|import\()\s*(?:\/\*[^*]*\*\/\s*)?'#([^']+)'/g;

/**
 * Folders of a package that need one another, directly or over others; types count as well.
 *
 * @returns each circle once, as a list of its folders from the package's source folder on
 */
export function folderCircles(sources: readonly Pick<Source, 'file' | 'package' | 'text'>[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const { file, package: name, text } of sources) {
    const from = folderOf(file);
    const known = needs.get(from) ?? new Set();
    needs.set(from, known);
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const to = folderOf(`${name}/src/${target}`);
      if (to !== from) known.add(to);
    }
  }
  return circles(needs);
}

/** A catalogue needs nothing of the folder that it stands in, and counts by itself. */
const folderOf = (file: string) => (/\/messages\.\w+\.ts$/.test(file) ? file : path.posix.dirname(file));

/** The strongly connected parts with more than one member, by Tarjan's algorithm. */
function circles(needs: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (folder: string) => {
    const number = order.size;
    order.set(folder, number);
    low.set(folder, number);
    open.push(folder);
    for (const next of needs.get(folder) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(folder, Math.min(low.get(folder) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(folder) !== number) return;
    const members = open.splice(open.indexOf(folder));
    if (members.length > 1) found.push(members.sort());
  };
  for (const folder of [...needs.keys()].sort()) if (!order.has(folder)) visit(folder);
  return found;
}
