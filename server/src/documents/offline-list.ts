import type { OfflineFile, OfflineList } from 'shared/contract/offline-list';
import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { renderDocument } from '#documents/document.ts';
import type { PageStyles } from '#documents/page-styles.ts';
import { PreparedDocument } from '#http/prepared-document.ts';
import { type LiveSite, releaseUrl } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { integrityOf } from '#releases/release-manifest.ts';

/** What browsers store of one visitor's releases. */
export interface OfflineParts {
  list: PreparedDocument;
  /** The one document that starts any page while the network is away: it knows all pages, and shows none by itself. */
  document: PreparedDocument;
}

const page: LivePage = {
  ...{ path: '/offline.html', title: 'Offline', remote: '' },
  description: 'Starts the pages that work without the network.',
};

/** Names the files of every remote that has a page which works without the network. */
export function offlineParts(
  live: LiveSite,
  site: SiteFacts,
  stylesOf: (live: LiveSite, page: LivePage | null) => PageStyles,
): OfflineParts {
  const { snapshot, directory, shell, filesUrl } = live;
  const { url, integrity } = directory;
  const data = { site, snapshot, directory: { url, integrity }, pageData: {}, worker: true, offline: true };
  const content = { page, path: page.path, status: 200, article: null, answers: {} } as const;
  const styles = stylesOf(live, page);
  const html = renderDocument({
    live,
    site,
    content,
    origin: '',
    html: '',
    data,
    styles,
    waits: true,
    devServers: {},
    hidden: true,
  });
  const hash = integrityOf(Buffer.from(html));
  const remotes = Object.values(live.remotes).filter(({ pages }) => pages.some(({ offline }) => offline === true));
  const list: OfflineList = {
    shell: shell.container,
    shellFiles: releaseUrl(filesUrl, shell, '').replace(/\/$/, ''),
    files: remotes.flatMap((manifest) => filesOf(manifest, filesUrl)),
    // Two of them can lie side by side while one replaces the other.
    document: { url: `${page.path}?${encodeURIComponent(hash)}`, integrity: hash },
  };
  return { list: new PreparedDocument(JSON.stringify(list)), document: new PreparedDocument(html) };
}

const filesOf = (manifest: ReleaseManifest, filesUrl: string): OfflineFile[] =>
  Object.entries(manifest.files)
    // Pictures are for other sites' link previews.
    .filter(([file]) => !file.endsWith('.png'))
    .map(([file, { integrity }]) => ({ url: releaseUrl(filesUrl, manifest, file), integrity }));
