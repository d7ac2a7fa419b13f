import type { Post } from 'shared/contract/post';

/** Where articles come from: the firm's WordPress, or the Markdown files in the site's folder. Newest first. */
export interface PostSource {
  /**
   * @param arrived is told what has come so far, so that the first readers need not wait for the last page
   * @throws Error when the source does not answer as it should; the message is for the log
   */
  load(arrived: (soFar: Post[]) => void): Promise<Post[]>;
}

/** Newest first; of two with the same date, the one made later. */
export const newestFirst = (a: Post, b: Post): number => b.date.localeCompare(a.date) || b.id - a.id;
