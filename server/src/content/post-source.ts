import type { Post } from 'shared/contract/post';

/** Where articles come from: the firm's WordPress, or the Markdown files in the site's folder. Newest first. */
export interface PostSource {
  /**
   * @param arrived is told what has come so far together with the copy, so that readers need not wait for the last page
   * @param kept the copy that readers have
   * @throws Error when the source does not answer as it should; the message is for the log. `retryAfterMs` of it says
   *   how long the source asks to be left alone.
   */
  load(arrived: (soFar: Post[]) => void, kept?: readonly Post[]): Promise<Post[]>;
}

/** Newest first; of two with the same date, the one made later. */
export const newestFirst = (a: Post, b: Post): number => b.date.localeCompare(a.date) || b.id - a.id;
