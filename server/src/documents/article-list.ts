/** For so long the list of articles is taken as still true: whoever asks often has it made once. */
const ARTICLES_MS = 60_000;
/** The same for a list to which more may follow in a moment. */
const PART_MS = 1_000;

/** A file with the list of articles. */
export interface ListFile {
  text: string;
  /** False while more articles may follow in a moment: then nobody may keep it. */
  isWhole: boolean;
}

/** Articles, or what is told of them. */
export interface List<T> {
  items: T[];
  isWhole: boolean;
}

/** Has a list made once for all who ask within a minute; one that is not whole, for all who ask within a second. */
export function keptList<T>(make: () => Promise<List<T>>): () => Promise<List<T>> {
  let known: Promise<List<T>> | null = null;
  let knownUntil = 0;
  return async () => {
    if (known === null || knownUntil < performance.now()) {
      known = make();
      knownUntil = performance.now() + ARTICLES_MS;
      const { isWhole } = await known;
      if (!isWhole) knownUntil = Math.min(knownUntil, performance.now() + PART_MS);
    }
    return known;
  };
}

/** Whether an answer of the posts call has all articles. */
export const hasAllArticles = ({
  statusCode,
  headers,
}: {
  statusCode: number;
  headers: Record<string, unknown>;
}): boolean => statusCode === 200 && headers['retry-after'] === undefined;
