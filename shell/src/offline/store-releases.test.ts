import type { OfflineList } from 'shared/contract/offline-list';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '#offline/cache-fixture.ts';
import { storeReleases } from '#offline/store-releases.ts';

const base = 'https://site.example';
const ownFiles = [{ url: 'main.11111111.js', integrity: 'sha384-main' }];
const at = (path: string) => `${base}${path}`;
const main = at('/r/shell/1.0.0-aaaaaaaa/main.11111111.js');
const entry = (release: string) => at(`/r/calculators/${release}/remoteEntry.js`);
const chunk = (release: string) => at(`/r/calculators/${release}/routes.js`);
const documentOf = (release: string) => at(`/offline.html?${release}`);

const listOf = (release: string): OfflineList => ({
  shell: 'shell_1_0_0_aaaaaaaa',
  shellFiles: '/r/shell/1.0.0-aaaaaaaa',
  files: [
    { url: `/r/calculators/${release}/remoteEntry.js`, integrity: 'sha384-entry' },
    { url: `/r/calculators/${release}/routes.js`, integrity: 'sha384-routes' },
  ],
  document: { url: `/offline.html?${release}`, integrity: 'sha384-document' },
});

/** A network that notes what it is asked for. @param broken addresses that it answers with 404 */
function network(broken: string[] = []) {
  const asked: string[] = [];
  const hashes: unknown[] = [];
  const answer: typeof fetch = async (url, options) => {
    asked.push(String(url));
    hashes.push(options?.integrity);
    return new Response(String(url), { status: broken.includes(String(url)) ? 404 : 200 });
  };
  return { asked, hashes, answer };
}

const A = '1.0.0-aaaaaaaa';
const B = '1.1.0-bbbbbbbb';

describe('storing the live releases', () => {
  it('fetches every file once with its hash, the document last', async () => {
    const stored = memoryCache();
    const { asked, hashes, answer } = network();
    await storeReleases({ list: listOf(A), ownFiles, stored, network: answer, base });
    expect(asked).toEqual([main, entry(A), chunk(A), documentOf(A)]);
    expect(hashes).toEqual(['sha384-main', 'sha384-entry', 'sha384-routes', 'sha384-document']);
    expect(stored.urls()).toEqual(asked);

    await storeReleases({ list: listOf(A), ownFiles, stored, network: answer, base });
    expect(asked).toHaveLength(4);
  });

  it('fetches only what is new of another release, and then keeps nothing of the one before', async () => {
    const stored = memoryCache();
    await storeReleases({ list: listOf(A), ownFiles, stored, network: network().answer, base });
    const { asked, answer } = network();
    await storeReleases({ list: listOf(B), ownFiles, stored, network: answer, base });
    expect(asked).toEqual([entry(B), chunk(B), documentOf(B)]);
    expect(stored.urls().sort()).toEqual([main, entry(B), chunk(B), documentOf(B)].sort());

    // Rolled back.
    await storeReleases({ list: listOf(A), ownFiles, stored, network: answer, base });
    expect(stored.urls().sort()).toEqual([main, entry(A), chunk(A), documentOf(A)].sort());
  });

  it('leaves a whole older set in use when a file of the new one cannot be had', async () => {
    const stored = memoryCache();
    await storeReleases({ list: listOf(A), ownFiles, stored, network: network().answer, base });
    const { answer } = network([chunk(B)]);
    await expect(storeReleases({ list: listOf(B), ownFiles, stored, network: answer, base })).rejects.toThrow('404');
    expect(stored.urls()).toEqual(expect.arrayContaining([main, entry(A), chunk(A), documentOf(A)]));
    expect(stored.urls()).not.toContain(documentOf(B));
  });

  it('holds a visitor who saves data to what was loaded, page after page', async () => {
    const stored = memoryCache();
    const { asked, answer } = network();
    const store = (onlyLoaded: string[]) =>
      storeReleases({ list: listOf(A), ownFiles, onlyLoaded, stored, network: answer, base });
    await store([main, entry(A), at('/server/me')]);
    expect(asked).toEqual([main, entry(A), documentOf(A)]);
    await store([main, chunk(A)]);
    expect(stored.urls().sort()).toEqual([main, entry(A), chunk(A), documentOf(A)].sort());
  });
});
