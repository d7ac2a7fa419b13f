import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../releases/fixtures.ts';
import { DONE } from '../releases/release-site.ts';
import { startSite } from '../site-process.ts';

test.describe.configure({ timeout: 240_000 });

/** The release of the contact pages that a fresh visitor gets. */
const shown = async (url: string) =>
  /"contact":\{"current":\{"release":"([^"]+)"/.exec(await (await fetch(`${url}/contactus`)).text())?.[1];

test('another origin that starts on the store leaves a rollback and a canary as they are', async ({ site }) => {
  // The checkout's sources make what is live first: somebody goes back to an older release.
  const newest = site.first.contact ?? '';
  const older = '0.9.0-dddd0001';
  site.publish('contact', older);
  const back = await site.run('rollback', 'contact', older, '--force', '--reason', 'wrong text');
  expect(DONE, back.out).toContain(back.code);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'second-origin-'));
  const start = (...words: string[]) =>
    startSite({ DATA_DIR: dataDir, RELEASES_DIR: site.store }, ['commands/run.mjs', ...words]);
  try {
    const second = await start('start');
    expect(second.output()).toMatch(/rollback by night shift .*\(wrong text\)\. .* 0\.9\.0-dddd0001 stays live/);
    expect(await Promise.all([site.url, second.url].map(shown))).toEqual([older, older]);
    await second.stop();

    const canary = await site.run('canary', 'contact', newest, '0', '--force', '--reason', 'a journey');
    expect(DONE, canary.out).toContain(canary.code);
    const third = await start('start');
    expect(third.output()).toContain(`${newest} is shown to 0% of the visitors`);
    expect(await Promise.all([site.url, third.url].map(shown))).toEqual([older, older]);
    await third.stop();

    const served = await start('serve');
    expect(await shown(served.url)).toBe(older);
    await served.stop();
    expect(site.live('contact')).toBe(older);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
