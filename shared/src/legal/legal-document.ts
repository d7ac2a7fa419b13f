import type { SiteFacts } from '#contract/site.ts';

/** Rows of what is kept, why, and how long. */
export interface KeptTable {
  columns: readonly [string, string];
  rows: readonly { what: string; why: string; howLong: string }[];
}

/** A paragraph, a list of points, or a table. */
export type Block = string | readonly string[] | KeptTable;

export interface LegalSection {
  /** Address of the section on its page. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A legal text of numbered sections; plain text throughout, and one table at most. */
export interface LegalDocument {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** Writes a text for one firm. */
export type LegalTextOf = (site: SiteFacts) => LegalDocument;
