import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What one page load showed. */
export interface Seen {
  remote: string;
  release: string;
  /** When the load began and when its document had come, milliseconds since the start of the process. */
  began: number;
  came: number;
  /** True for a document that was not rendered in time: its browser draws the page. */
  empty: boolean;
}

export const PAGES = ['/terms', '/privacy', '/contactus', '/'];

const sha256 = (content: ArrayBuffer) => `sha256-${createHash('sha256').update(Buffer.from(content)).digest('base64')}`;

/** Which release a document shows, or has its browser draw. @throws Error when it names none */
function releaseOf(html: string, path: string): Pick<Seen, 'remote' | 'release' | 'empty'> {
  const empty = html.includes('<div id="root"></div>');
  const shown = (empty ? /"([a-z]+)":{"current":{"release":"([^"]+)"/ : /data-release="([^"@]+)@([^"]+)"/).exec(html);
  const [, remote = '', release = ''] = shown ?? [];
  if (release === '') throw new Error(`${path} names no release of its page.`);
  return { remote, release, empty };
}

/**
 * A page load without a browser: the document, then every script and stylesheet that it names, checked by hash.
 *
 * @throws Error when anything fails, is not what its hash says, or two releases of one remote are mixed
 */
export async function loadByHttp(url: string, path: string): Promise<Seen> {
  const began = performance.now();
  const answer = await fetch(url + path);
  const html = await answer.text();
  const came = performance.now();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  const { remote, release, empty } = releaseOf(html, path);
  const named = [...html.matchAll(/\/r\/([a-z]+)\/([^/"]+)\/[^"]+/g)].filter(([, name]) => name === remote);
  // The release to fall back to may be named too, in the snapshot: what the page is made of may not be mixed.
  const linked = [...html.matchAll(/(?:href|src)="(\/r\/([a-z]+)\/([^/]+)\/[^"]+)" integrity="([^"]+)"/g)];
  const mixed = linked.find(([, , name, used]) => name === remote && used !== release);
  if (mixed !== undefined || named.length === 0) throw new Error(`${path} mixes releases of ${remote}.`);
  const entry = new RegExp(
    `"current":\\{"release":"${release}","container":"[^"]+","entry":"([^"]+)","integrity":"([^"]+)"`,
  ).exec(html);
  if (entry === null) throw new Error(`${path} shows ${release} and names another entry.`);
  const files = [
    ...linked.map(([, file = '', , , hash = '']) => [file, hash] as const),
    [entry[1] ?? '', entry[2] ?? ''] as const,
  ];
  await Promise.all(
    files.map(async ([file, hash]) => {
      const content = await fetch(url + file);
      if (content.status !== 200) throw new Error(`${file} answered ${content.status}.`);
      if (sha256(await content.arrayBuffer()) !== hash) throw new Error(`${file} is not what its hash says.`);
    }),
  );
  return { remote, release, began, came, empty };
}

/** A page load in Chromium, until the release has come alive. @throws Error when it falls back or does not come */
export async function loadInBrowser(page: Page, path: string): Promise<Seen> {
  const began = performance.now();
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  const came = performance.now();
  const { remote, release, empty } = releaseOf(html, path);
  const mark = `shown ${remote}@${release}`;
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { timeout: 30_000 });
  return { remote, release, began, came, empty };
}
