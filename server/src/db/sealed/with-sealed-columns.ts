import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { Database } from '#db/database.ts';
import { type Opening, openRows } from '#db/sealed/opened-results.ts';
import { SealingTransformer } from '#db/sealed/sealing-transformer.ts';
import type { Keyring } from '#keys/keyring.ts';

/** Encrypts what is written to sealed columns, finds by them, and opens what they bring: callers see plain values. */
class SealedColumns implements KyselyPlugin {
  readonly #keyring: Keyring;
  readonly #openings = new WeakMap<object, readonly Opening[]>();

  constructor(keyring: Keyring) {
    this.#keyring = keyring;
  }

  /** @throws Error for a query that asks the database to look into a sealed column */
  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const transformer = new SealingTransformer(this.#keyring);
    const rewritten = transformer.transformNode(node);
    if (transformer.openings.length > 0) this.#openings.set(queryId, transformer.openings);
    return rewritten;
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const openings = this.#openings.get(queryId);
    if (openings === undefined || result.rows.length === 0) return result;
    return { ...result, rows: await openRows(this.#keyring, openings, result.rows) };
  }
}

/** The database as the origin's code sees it: with what is personal in plain words. */
export const withSealedColumns = (stored: Database, keyring: Keyring): Database =>
  stored.withPlugin(new SealedColumns(keyring));
