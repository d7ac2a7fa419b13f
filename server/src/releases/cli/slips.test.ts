import { beforeEach, describe, expect, it } from 'vitest';
import { run as canary } from '#releases/cli/canary.ts';
import { run as preview } from '#releases/cli/preview.ts';
import { run as promote } from '#releases/cli/promote.ts';
import { run as release } from '#releases/cli/release.ts';
import { run as rollback } from '#releases/cli/rollback.ts';
import { readPointer } from '#releases/pointer.ts';
import { readPreviewToken } from '#releases/preview-link.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { inProcess } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const COMMANDS = { canary, preview, promote, release, rollback };
const second = '1.1.0-bbbbbbbb';
let store: ReleaseStore;

async function run(command: keyof typeof COMMANDS, ...words: string[]) {
  const variables = { RELEASES_DIR: store.directory, RELEASED_BY: 'night shift' };
  const { code, stdout, stderr } = await inProcess(COMMANDS[command], words, variables);
  return { code, out: stdout + stderr };
}

beforeEach(async () => {
  store = new ReleaseStore(temporaryFolder('slips'));
  for (const name of ['shell', 'contact']) {
    addRelease(store, name, '1.0.0-aaaaaaaa');
    await goLive(store.directory, name, '1.0.0-aaaaaaaa', { action: 'release', by: 'test' });
  }
  addRelease(store, 'contact', second, { pages: [{ path: '/contactus', title: 'Contact', description: 'Contact.' }] });
});

describe('a slip of whoever types', () => {
  it.each([
    ['promote', ['contactt']],
    ['rollback', ['contactt']],
    ['canary', ['contact', second, '%']],
    ['canary', ['contact', second, '1e1']],
    ['canary', ['contact', second, '101']],
  ] as const)('is told apart from a fault: %s %s', async (name, words) => {
    const { code, out } = await run(name, ...words);
    expect(out).toMatch(/contactt|is not a share/);
    expect(code).toBe(2);
    expect(readPointer(store.directory).releases.contact?.canary).toBeUndefined();
  });

  it('is told apart from a fault where a package that is not there is released', async () => {
    const { code, out } = await run('release', 'contactt');
    expect(out).toContain("There is no package 'contactt'");
    expect(code).toBe(2);
  });
});

describe('preview', () => {
  it('keeps the query and the place of the page that it shows', async () => {
    const { code, out } = await run('preview', `contact@${second}`, '/contactus?topic=sip#form');
    expect(code).toBe(0);
    expect(out).toMatch(/ \/contactus\?topic=sip&preview=contact%40\S+#form$/m);
    const { searchParams } = new URL(out.trim().split(' ').at(-1) ?? '', 'http://site.invalid');
    expect(readPreviewToken(store.directory, searchParams.get('preview') ?? '')).toMatchObject({ release: second });
  });
});
