import type { Posted, SiteFacts } from 'shared/site';
import type { Snapshot, SnapshotAddress } from 'shared/snapshot';
import type { Preview } from '#manifest/loader.tsx';

type FactsApart = Pick<SiteFacts, 'home' | 'about' | 'appointments'>;

/** What the origin puts into each document as JSON, and what the renderer gets: both render the same tree from it. */
export interface DocumentData {
  /** The firm's facts; long texts, appointments and commissions only for a page that shows them. */
  site: Omit<SiteFacts, keyof FactsApart> & Partial<FactsApart>;
  /** The part of the snapshot that this page needs. */
  snapshot: Snapshot;
  /** Where the whole of it is, for the first navigation. */
  directory: SnapshotAddress;
  preview?: Preview;
  /** True when the page may have a service worker store it. */
  worker?: boolean;
  /** True in the one document that is stored: it starts any page while the network is away. */
  offline?: boolean;
  /** Answers of the API that the page asked for in its declaration, by path and query. */
  pageData: Record<string, unknown>;
  /** What became of a form that the browser posted without scripts; such a document is one visitor's. */
  posted?: Posted;
}

/** Reads the document's JSON block. */
export function readDocumentData(): DocumentData {
  const block = document.getElementById('document-data');
  return JSON.parse(block?.textContent ?? '') as DocumentData;
}
