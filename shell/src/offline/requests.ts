/** Where the document is stored that starts any page without the network; the origin adds its hash as a query. */
export const DOCUMENT_PATH = '/offline.html';

/** What the origin answers with data or files, never with a document of the site. */
const NO_DOCUMENT = /^\/(server|wp-json|wp-content|dev|r|healthz|readyz|metrics)(\/|$)/;

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/** Whether the request is for a page of the site. Previews are not: they show what is not live. */
export function isDocument({ url, method, mode }: Asked, origin: string): boolean {
  const address = new URL(url);
  return (
    mode === 'navigate' &&
    method === 'GET' &&
    address.origin === origin &&
    !address.searchParams.has('preview') &&
    !NO_DOCUMENT.test(address.pathname)
  );
}

/**
 * Whether the request is for a release's file or a snapshot, here or at a CDN: the hash in its address says that it
 * never changes. Answers of another host that scripts cannot read are left alone.
 */
export function isReleaseFile({ url, method, mode }: Asked, origin: string): boolean {
  const address = new URL(url);
  return (
    method === 'GET' &&
    mode !== 'navigate' &&
    (address.origin === origin || mode === 'cors') &&
    /\/(snapshots\/[A-Za-z0-9]+\.json|[a-z][a-z0-9-]*\/\d[\w.-]*-[0-9a-f]{8}\/.+)$/.test(address.pathname)
  );
}
