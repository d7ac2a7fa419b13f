/** In which part of the results an entry stands. */
export type Kind = 'tool' | 'word' | 'article' | 'page';

/** One thing that can be found, and where it is. */
export interface Entry {
  kind: Kind;
  name: string;
  /** An address of this site, from its root. */
  to: string;
  /** What the row says below the name. */
  line?: string | undefined;
  /** Other words for it, which no row shows. */
  also?: string | undefined;
  /** A longer text about it, whose words count least. */
  about?: string | undefined;
  /** Its place among what is offered before anything was typed. */
  start?: number | undefined;
  /** Tag of its language, where that is not the page's. */
  lang?: string | undefined;
}
