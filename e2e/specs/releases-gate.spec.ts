import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Edits, Manifest } from '../releases/copy-release.ts';
import { expect, test } from '../releases/fixtures.ts';
import { later } from '../releases/hostile/later.ts';
import { looks } from '../releases/hostile/looks.ts';
import { others } from '../releases/hostile/others.ts';
import type { ReleaseSite } from '../releases/release-site.ts';
import { good, bad as plainlyBad } from '../releases/seeded.ts';
import type { Seeded } from '../releases/seeds.ts';
import { SEEDED_PACKAGE as PACKAGE, takeThroughGate } from '../releases/take-through-gate.ts';

/** One of each kind; `npm run bench:gate` takes all of them. */
const CHOSEN = [
  ...['throws when a button is pressed', 'throws every second from 8 s on', 'hides the header on phones'],
  ...['cannot be read in dark', 'empties the form', 'lays itself over fetch', 'patches what the language brings'],
];
const bad = [...plainlyBad, ...[later, looks, others].flat().filter(({ title }) => CHOSEN.includes(title))];

const PLAIN = '/contactus';
const PATTERN = '/appointment/:id';

/** The remote with few of its pages, or the gate would look at the same fault six times. */
const withPages = (pages: string[], edits: Edits): Edits => ({
  ...edits,
  manifest: (facts: Manifest) => {
    facts.pages = facts.pages.filter(({ path }) => pages.includes(path));
    edits.manifest?.(facts);
  },
});

/** Takes seeded releases through the gate beside a live one of the same few pages. */
async function gate(
  site: ReleaseSite,
  seeded: Seeded[],
  { major, pages = [PLAIN, PATTERN], others = [] }: { major: number; pages?: string[]; others?: string[] },
) {
  const live = '6.0.0-11fe0000';
  site.publish(PACKAGE, live, withPages(pages, {}));
  await site.setLive({ [PACKAGE]: { live, previous: site.first[PACKAGE] ?? '' } });
  const few = seeded.map(({ edits, ...seed }) => ({
    ...seed,
    edits: (container: string) => withPages(pages, edits(container)),
  }));
  const verdicts = await takeThroughGate(site, few, major, others);
  expect(site.live(PACKAGE)).toBe(live);
  return verdicts;
}

test.describe.configure({ mode: 'default', timeout: 300_000 });

/** What every change is tried with: only a browser finds it, and the gate must find nothing else. */
const TRIED = 'throws in a timer';

test('the gate stops a bad release, and says why and nothing else', async ({ site }) => {
  const [tried] = bad.filter(({ title }) => title === TRIED);
  if (tried?.says === undefined) throw new Error(`There is no release that ${TRIED}.`);
  const { code, of } = await gate(site, [tried], { major: 5, pages: [PATTERN] });
  expect(code).toBe(3);
  expect(of(0)).not.toEqual([]);
  for (const said of of(0)) expect(said).toMatch(tried.says);
});

test('the gate stops every seeded bad release, and says why', { tag: '@slow' }, async ({ site }) => {
  const { code, of } = await gate(site, bad, { major: 7 });
  expect(code).toBe(3);
  expect(bad.length).toBeGreaterThanOrEqual(20 + CHOSEN.length);
  const said = bad.map(({ title }, index) => `${title}: ${of(index).join(' | ')}`);
  for (const [index, { title, says }] of bad.entries())
    expect.soft(said[index]).toMatch(new RegExp(`^${title}: .*(${says?.source})`));
});

/** What must pass, in one run of the gate: the seeded good ones wait most of their time, the whole remotes hardly ever. */
let passing: Promise<{ verdicts: Awaited<ReturnType<typeof gate>>; remotes: string[] }> | undefined;
async function passAll(site: ReleaseSite) {
  const remotes = ['account', 'calculators', 'content'].map((name) => {
    const release = '9.0.0-a11f0000';
    site.publish(name, release);
    return `${name}@${release}`;
  });
  return { verdicts: await gate(site, good, { major: 8, others: remotes }), remotes };
}

test('the gate stops none of the seeded good ones', { tag: '@slow' }, async ({ site }) => {
  passing ??= passAll(site);
  const { of } = (await passing).verdicts;
  expect(good.length).toBeGreaterThanOrEqual(10);
  expect(good.map(({ title }, index) => `${title}: ${of(index).join(' | ')}`)).toEqual(
    good.map(({ title }) => `${title}: `),
  );
});

test('every remote passes as it is, with all of its pages', { tag: '@slow' }, async ({ site }) => {
  passing ??= passAll(site);
  const { verdicts, remotes } = await passing;
  expect(remotes.map((release) => [release, verdicts.of(release)])).toEqual(remotes.map((release) => [release, []]));
  expect(verdicts.code).toBe(0);
});

test('where no shell is live a remote is refused, and the command ends', async ({ site }, { outputDir }) => {
  const release = site.first[PACKAGE] ?? '';
  const store = path.join(outputDir, 'releases');
  cpSync(path.join(site.store, PACKAGE, release), path.join(store, PACKAGE, release), { recursive: true });
  const { error, status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/src/releases/cli/gate.ts', `${PACKAGE}@${release}`],
    {
      env: { ...process.env, RELEASES_DIR: store, DATA_DIR: outputDir },
      encoding: 'utf8',
      // It takes two seconds, on a busy machine more.
      timeout: 240_000,
    },
  );
  expect([error, status, stdout + stderr]).toEqual([undefined, 3, expect.stringContaining('no shell is live yet')]);
});
