import type { SiteFacts } from 'shared/site';
import type { Snapshot } from 'shared/snapshot';

/** What the origin puts into each document as JSON, and what the renderer gets: both render the same tree from it. */
export interface DocumentData {
  site: SiteFacts;
  snapshot: Snapshot;
  /** Answers of the API that the page asked for in its declaration, by path and query. */
  pageData: Record<string, unknown>;
}

/** Reads the document's JSON block. */
export function readDocumentData(): DocumentData {
  const block = document.getElementById('document-data');
  return JSON.parse(block?.textContent ?? '') as DocumentData;
}
