import type { SiteFacts } from '#contract/site.ts';

/** A paragraph, or a list of points. */
export type Block = string | readonly string[];

export interface LegalSection {
  /** Address of the section on its page. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A legal text of numbered sections; plain text throughout. */
export interface LegalDocument {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** Writes a text for one firm. */
export type LegalTextOf = (site: SiteFacts) => LegalDocument;
