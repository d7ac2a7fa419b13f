import type { Manifest } from '../releases/copy-release.ts';
import { expect, test } from '../releases/fixtures.ts';
import { bad, good, type Seeded } from '../releases/seeded.ts';

/** Small, with two pages of one kind and one of another: a seeded fault shows on any of them. */
const PACKAGE = 'contact';

test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Publishes the seeded releases and takes them through the gate with one origin and one browser for all. */
async function gate(
  site: {
    publish: (name: string, release: string, edits?: object) => unknown;
    run: (command: string, ...args: string[]) => Promise<{ code: number | null; out: string }>;
  },
  seeded: Seeded[],
  major: number,
) {
  const names = seeded.map((_, index) => `${major}.${index}.0-5eed0000`);
  for (const [index, { edits }] of seeded.entries()) {
    const made = edits(`${PACKAGE}_${names[index]}`.replace(/\W/g, '_'));
    // The second address of the same page would only cost time.
    const manifest = (facts: Manifest) => {
      facts.pages = facts.pages.filter(({ path }) => path !== '/contact');
      made.manifest?.(facts);
    };
    site.publish(PACKAGE, names[index] ?? '', { ...made, manifest });
  }
  const { code, out } = await site.run('gate', '--json', ...names.map((release) => `${PACKAGE}@${release}`));
  const { problems } = JSON.parse(out.slice(out.indexOf('{'))) as { problems: Record<string, string[]> };
  return { code, of: (index: number) => problems[`${PACKAGE}@${names[index]}`] ?? ['nothing was said'] };
}

test('the gate stops every seeded bad release, and says why', async ({ site }) => {
  const before = site.live(PACKAGE);
  const { code, of } = await gate(site, bad, 7);
  expect(code).toBe(3);
  expect(bad.length).toBeGreaterThanOrEqual(20);
  const said = bad.map(({ title }, index) => `${title}: ${of(index).join(' | ')}`);
  for (const [index, { title, says }] of bad.entries())
    expect.soft(said[index]).toMatch(new RegExp(`^${title}: .*(${says?.source})`));
  expect(site.live(PACKAGE)).toBe(before);
});

test('the gate stops none of the seeded good ones', async ({ site }) => {
  const { code, of } = await gate(site, good, 8);
  expect(good.length).toBeGreaterThanOrEqual(10);
  expect(good.map(({ title }, index) => `${title}: ${of(index).join(' | ')}`)).toEqual(
    good.map(({ title }) => `${title}: `),
  );
  expect(code).toBe(0);
});

test('every remote passes as it is, with all of its pages', async ({ site }) => {
  const releases = ['account', 'calculators', 'content'].map((name) => {
    const release = '9.0.0-a11f0000';
    site.publish(name, release);
    return `${name}@${release}`;
  });
  const { code, out } = await site.run('gate', '--json', ...releases);
  const { problems } = JSON.parse(out.slice(out.indexOf('{')));
  expect(problems).toEqual(Object.fromEntries(releases.map((release) => [release, []])));
  expect(code).toBe(0);
});
