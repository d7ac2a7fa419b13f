import { createHash } from 'node:crypto';

const markOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('base64');

/** The last outcomes of a work, each by what it was made of: the same material is not worked on again. */
export class Unchanged<Outcome> {
  readonly #last = new Map<string, { mark: string; outcome: Outcome }>();

  /** @param key of what there is one outcome each; only the newest one is kept */
  of(key: string, material: unknown, work: () => Outcome): Outcome {
    const mark = markOf(material);
    const before = this.#last.get(key);
    if (before?.mark === mark) return before.outcome;
    const outcome = work();
    this.#last.set(key, { mark, outcome });
    return outcome;
  }

  /** Tells two materials of one key apart; undefined for a key without an outcome. */
  markOf = (key: string): string | undefined => this.#last.get(key)?.mark;

  /** Forgets what is no longer there. */
  keep(keys: ReadonlySet<string>): void {
    for (const key of [...this.#last.keys()]) if (!keys.has(key)) this.#last.delete(key);
  }
}
