import compat from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { BROWSERS } from '../../rspack.base.ts';

/** Names of MDN's data for those that builds are told; Android's Chrome has the engine and the number of the desktop's. */
const NAMES: Record<string, BrowserName[]> = { chrome: ['chrome', 'chrome_android'], ios_saf: ['safari_ios'] };

/** The oldest version of each browser that the builds promise. */
const FLOOR: [BrowserName, string][] = BROWSERS.flatMap((line) => {
  const [name = '', , version = ''] = line.split(' ');
  return (NAMES[name] ?? [name as BrowserName]).map((known): [BrowserName, string] => [known, version]);
});

/**
 * A feature of MDN's browser-compat-data by its dotted name.
 *
 * @returns undefined when the data does not know it
 */
export function feature(name: string): Identifier | undefined {
  let found: Identifier | undefined = compat as unknown as Identifier;
  // Own keys only: a member may be called `constructor` or `toString`.
  for (const key of name.split('.')) found = found && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

/** The promised browsers that do not know a feature, as "safari 15.4"; none when the data says nothing about it. */
export function lackedBy(name: string): string[] {
  const support = feature(name)?.__compat?.support;
  if (support === undefined) return [];
  return FLOOR.filter(([browser, version]) => {
    const told = support[browser];
    return told !== undefined && ![told].flat().some((statement) => isIn(statement, version));
  }).map((pair) => pair.join(' '));
}

/** Behind a flag or under another name counts as absent, with small faults as present. */
function isIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (typeof version_added !== 'string' || version_removed || flags || prefix || alternative_name) return false;
  if (version_added === 'preview') return false;
  return compareVersions(version_added.replace('≤', ''), version) <= 0;
}

const compareVersions = (left: string, right: string) => left.localeCompare(right, 'en', { numeric: true });
