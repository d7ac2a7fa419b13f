import type { ReleaseSite } from './release-site.ts';
import type { Seeded } from './seeds.ts';

/** Small, with pages of a few kinds: a seeded fault shows on any of them. */
export const SEEDED_PACKAGE = 'contact';

interface Verdicts {
  code: number | null;
  /** What the gate said of the seeded release at this index, or of another one; empty for one that may pass. */
  of: (release: number | string) => string[];
  seconds: (index: number) => number;
}

/**
 * Publishes seeded releases and takes them through the gate with one origin and one browser for all.
 *
 * @param others `<name>@<release>`, published already, that go along
 */
export async function takeThroughGate(
  site: Pick<ReleaseSite, 'publish' | 'run'>,
  seeded: Seeded[],
  major: number,
  others: string[] = [],
): Promise<Verdicts> {
  const names = seeded.map((_, index) => `${major}.${index}.0-5eed0000`);
  for (const [index, { edits }] of seeded.entries()) {
    const container = `${SEEDED_PACKAGE}_${names[index]}`.replace(/\W/g, '_');
    site.publish(SEEDED_PACKAGE, names[index] ?? '', edits(container));
  }
  const { code, out } = await site.run(
    'gate',
    ...['--json', ...others, ...names.map((release) => `${SEEDED_PACKAGE}@${release}`)],
  );
  const { problems, seconds = {} } = JSON.parse(out.slice(out.indexOf('{'))) as {
    problems: Record<string, string[]>;
    seconds?: Record<string, number>;
  };
  const nameOf = (index: number) => `${SEEDED_PACKAGE}@${names[index]}`;
  return {
    code,
    of: (release) => problems[typeof release === 'number' ? nameOf(release) : release] ?? ['nothing was said'],
    seconds: (index) => seconds[nameOf(index)] ?? 0,
  };
}
