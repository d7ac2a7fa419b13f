import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LivePointer } from '#releases/pointer.ts';
import { integrityOf, type ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

const MARK = 'Differs: ';

/**
 * Says what a release does otherwise than the live one, which a redesign may mean to do. It stops a release until a
 * person accepts it; damage is never accepted.
 */
export const differs = (text: string): string => `${MARK}${text} --accept lets it through.`;

/** Parts what the gate found into damage and into what a person may accept. */
export function partProblems(problems: readonly string[]): { damage: string[]; differences: string[] } {
  return {
    damage: problems.filter((problem) => !problem.startsWith(MARK)),
    differences: problems.filter((problem) => problem.startsWith(MARK)),
  };
}

const verdict = z.strictObject({
  at: z.iso.datetime(),
  /** The live releases beside which it was checked. */
  beside: z.array(z.string()),
  /** The live release of the same package that it was compared with; left out where none was live. */
  against: z.string().optional(),
  /** Hash of the release's manifest: a verdict is about these bytes and no others. */
  manifest: z.string(),
  problems: z.array(z.string()),
  /** Checks that were left out. */
  leftOut: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdict>;

/** Everything that is live beside a package, by name: what its verdict is about besides itself. */
export const besideOf = ({ releases }: Pick<LivePointer, 'releases'>, name: string): string[] =>
  Object.entries(releases)
    .filter(([other]) => other !== name)
    .map(([other, { live }]) => `${other}@${live}`)
    .sort();

/** Where everything that the gate keeps about a release stands. */
export const verdictFolder = (store: ReleaseStore, { name, release }: Named): string =>
  path.join(store.directory, '.verdicts', name, release);
const fileOf = (store: ReleaseStore, release: Named, beside: string[]) =>
  path.join(
    verdictFolder(store, release),
    `${createHash('sha256').update(beside.join()).digest('hex').slice(0, 16)}.json`,
  );

type Named = Pick<ReleaseManifest, 'name' | 'release'>;

/** Keeps what the gate found. Each set of live releases has a file of its own; the newest verdict about it counts. */
export function keepVerdict(
  store: ReleaseStore,
  release: Named,
  found: Pick<Verdict, 'beside' | 'against' | 'problems' | 'leftOut'>,
): void {
  const file = fileOf(store, release, found.beside);
  const kept: Verdict = { at: new Date().toISOString(), manifest: manifestHash(store, release), ...found };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.${process.pid}.draft`, `${JSON.stringify(kept, null, 1)}\n`);
  fs.renameSync(`${file}.${process.pid}.draft`, file);
}

/** What the gate found beside these releases; undefined when it was not asked, or about another content. */
export function verdictBeside(store: ReleaseStore, release: Named, beside: string[]): Verdict | undefined {
  return read(store, release, fileOf(store, release, beside));
}

/** The gate's last word on a release, whatever it was checked beside. */
export function lastVerdict(store: ReleaseStore, release: Named): Verdict | undefined {
  const folder = verdictFolder(store, release);
  if (!fs.existsSync(folder)) return undefined;
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => read(store, release, path.join(folder, file)) ?? [])
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}

/** Forgets what the gate found about a release that is removed. */
export const forgetVerdicts = (store: ReleaseStore, release: Named): void =>
  fs.rmSync(verdictFolder(store, release), { recursive: true, force: true });

function read(store: ReleaseStore, release: Named, file: string): Verdict | undefined {
  try {
    const kept = verdict.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    return kept.manifest === manifestHash(store, release) ? kept : undefined;
  } catch {
    // There is none, or a crash has cut it off: the gate is asked anew.
    return undefined;
  }
}

/** Of the release's manifest, which names the hash of every file. */
export const manifestHash = (store: ReleaseStore, { name, release }: Named): string =>
  integrityOf(fs.readFileSync(path.join(store.folder(name, release), 'release.json')));
