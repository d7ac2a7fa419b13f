/** A word that visitors of a distributor meet, and what it means. Lists take any of its parts. */
export interface Term {
  /** Its place in the page: `/glossary#nav`. */
  id: string;
  name: string;
  /** What else it is called, such as its full name. */
  also?: string;
  /** What it is, in one sentence. */
  is: string;
  /** What else one should know, in one or two. */
  more?: string;
  /** The page of this site that it belongs to. */
  to?: `/${string}`;
}
