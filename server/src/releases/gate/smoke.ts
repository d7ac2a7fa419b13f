import fs from 'node:fs';
import path from 'node:path';
import { openBrowserPool } from '#releases/gate/browser-pool.ts';
import { checkPages, type Driven, type Tools } from '#releases/gate/check-pages.ts';
import { keptLooks, openLooks } from '#releases/gate/looks.ts';
import type { Situation } from '#releases/gate/manifest-checks.ts';
import type { DocumentOf } from '#releases/gate/same-pages.ts';
import { sourceHash } from '#releases/packages.ts';
import { previewToken } from '#releases/preview-link.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

/** Milliseconds for one document. */
const DOCUMENT_MS = 10_000;
/** Longer than any candidate's pages take. */
const PREVIEW_MS = 3_600_000;

/** A browser and an origin, to drive the pages of any number of candidates. */
export interface Smoke {
  /**
   * @throws Error when there is no Chromium, or the origin does not start
   */
  check: (situation: Situation) => Promise<Driven>;
  close: () => Promise<void>;
}

/** Starts both. What needs no browser can be checked meanwhile. */
export function openSmoke(store: ReleaseStore): Smoke {
  const opened = openTools(store);
  // Told by whoever wants to check a page.
  opened.catch(() => {});
  return {
    check: async (situation) => checkPages(await opened, situation),
    close: () =>
      opened.then(
        ({ browserPool }) => browserPool.close(),
        () => {},
      ),
  };
}

async function openTools(store: ReleaseStore): Promise<Tools> {
  const browserPool = await openBrowserPool(store.directory);
  const kept = keptLooks(store, `${browserPool.browser} ${originVersion()}`);
  const previewOf = previewsIn(store.directory);
  const documentOf: DocumentOf = async (address, release) => {
    const preview = previewOf(release);
    const answer = await fetch(browserPool.url + address + preview, { signal: AbortSignal.timeout(DOCUMENT_MS) });
    const { headers, status } = answer;
    const told = [status, headers.get('content-security-policy'), headers.get('link'), await answer.text()];
    return told.join('\n').replaceAll(preview.slice(1), '');
  };
  return { browserPool, kept, looks: openLooks(browserPool, kept), previewOf, documentOf };
}

/** What the smoke origin shows of a release depends on its own sources, the gate among them, and on the site's facts. */
const originVersion = () =>
  sourceHash(repositoryRoot, 'server') +
  fs.readFileSync(path.resolve(repositoryRoot, process.env.SITE_CONFIG || 'site.json'), 'utf8');

function previewsIn(store: string) {
  const made = new Map<string, string>();
  return ({ name, release }: { name: string; release: string }): string => {
    const key = `${name}@${release}`;
    const preview = made.get(key) ?? `?preview=${previewToken(store, { name, release }, PREVIEW_MS)}`;
    made.set(key, preview);
    return preview;
  };
}
