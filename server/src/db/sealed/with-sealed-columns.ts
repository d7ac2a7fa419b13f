import {
  type AggregateFunctionNode,
  AliasNode,
  type BinaryOperationNode,
  type ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  ReferenceNode,
  ReturningNode,
  type RootOperationNode,
  SelectAllNode,
  SelectionNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueNode,
} from 'kysely';
import type { Database } from '#db/database.ts';
import { type Opening, openRows, rowName } from '#db/sealed/opened-results.ts';
import { hashName, lookupHash, SEALED, sealedName } from '#db/sealed/sealed-columns.ts';
import {
  columnNameOf,
  referenceTo,
  type Scope,
  type SealedReference,
  SealedWrites,
  scopeOf,
  sealedReference,
} from '#db/sealed/sealed-writes.ts';
import type { Keyring } from '#keys/keyring.ts';

const EQUAL = new Set<string>(['=', '!=', '<>', 'in', 'not in']);

/** Rewrites one query: seals what it writes, finds by hashes, and notes what its result brings sealed. */
class SealingTransformer extends OperationNodeTransformer {
  /** What is to be opened in the result. */
  readonly openings: Opening[] = [];
  readonly #keyring: Keyring;
  readonly #scopes: Scope[] = [];

  constructor(keyring: Keyring) {
    super();
    this.#keyring = keyring;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    return this.#within([...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)], (isOuter) => {
      const rewritten = super.transformSelectQuery(node);
      if (!isOuter || this.openings.length === 0) return rewritten;
      if (
        node.groupBy !== undefined ||
        node.distinctOn !== undefined ||
        node.setOperations !== undefined ||
        isDistinct(node)
      )
        throw new Error('Sealed columns cannot be grouped, told apart or united by the database.');
      return { ...rewritten, selections: [...(rewritten.selections ?? []), ...this.#rowNames()] };
    });
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    return this.#within([node.into], () => {
      const writes = this.#writes(node.into);
      return this.#returning(super.transformInsertQuery(writes === undefined ? node : writes.insert(node)));
    });
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    return this.#within([node.table, ...(node.from?.froms ?? [])], () => {
      const writes = this.#writes(node.table);
      return this.#returning(super.transformUpdateQuery(writes === undefined ? node : writes.update(node)));
    });
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    return this.#within(node.from.froms, () => this.#returning(super.transformDeleteQuery(node)));
  }

  protected override transformSelection(node: SelectionNode): SelectionNode {
    const { selection } = node;
    const [named, to] =
      AliasNode.is(selection) && IdentifierNode.is(selection.alias)
        ? [selection.node, selection.alias.name]
        : [selection, columnNameOf(selection)];
    const reference = this.#sealed(named);
    if (reference !== undefined) return this.#open(reference, to ?? reference.column);
    if (SelectAllNode.is(selection)) this.#openAll(() => true);
    else if (ReferenceNode.is(selection) && SelectAllNode.is(selection.column))
      this.#openAll((alias) => alias === selection.table?.table.identifier.name);
    return super.transformSelection(node);
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const reference = this.#sealed(node.leftOperand);
    if (reference === undefined) return super.transformBinaryOperation(node);
    const { rightOperand: right } = node;
    const operator = OperatorNode.is(node.operator) ? node.operator.operator : '';
    if (operator.startsWith('is') && ValueNode.is(right) && right.value === null)
      return { ...node, leftOperand: referenceTo(reference.alias, sealedName(reference.column)) };
    if (reference.kind !== 'lookup' || !EQUAL.has(operator)) throw unusable(reference);
    return {
      ...node,
      leftOperand: referenceTo(reference.alias, hashName(reference.column)),
      rightOperand: this.#hashed(reference, right),
    };
  }

  /** Counting hashes is counting values. */
  protected override transformAggregateFunction(node: AggregateFunctionNode): AggregateFunctionNode {
    if (node.func !== 'count') return super.transformAggregateFunction(node);
    const aggregated = node.aggregated.map((counted) => {
      const reference = this.#sealed(counted);
      return reference?.kind === 'lookup' ? referenceTo(reference.alias, hashName(reference.column)) : counted;
    });
    // Of `count(*)` the star is a selection too, which brings nothing.
    const before = this.openings.length;
    const rewritten = super.transformAggregateFunction({ ...node, aggregated });
    this.openings.length = before;
    return rewritten;
  }

  protected override transformReference(node: ReferenceNode): ReferenceNode {
    const reference = this.#sealed(node);
    if (reference !== undefined) throw unusable(reference);
    return node;
  }

  protected override transformColumn(node: ColumnNode): ColumnNode {
    const reference = this.#sealed(node);
    if (reference !== undefined) throw unusable(reference);
    return node;
  }

  #within<Node>(tables: readonly (OperationNode | undefined)[], work: (isOuter: boolean) => Node): Node {
    this.#scopes.push(scopeOf(tables));
    const node = work(this.#scopes.length === 1);
    this.#scopes.pop();
    return node;
  }

  #writes(node: OperationNode | undefined): SealedWrites | undefined {
    const [table] = scopeOf([node]).values();
    const declared = table === undefined ? undefined : SEALED[table];
    return table === undefined || declared === undefined ? undefined : new SealedWrites(this.#keyring, table, declared);
  }

  #returning<Node extends { returning?: ReturningNode }>(node: Node): Node {
    if (node.returning === undefined || this.#scopes.length > 1 || this.openings.length === 0) return node;
    return { ...node, returning: ReturningNode.create([...node.returning.selections, ...this.#rowNames()]) };
  }

  #open({ table, alias, column }: SealedReference, to: string): SelectionNode {
    if (this.#scopes.length > 1) throw new Error(`${table}.${column} is sealed: an inner query cannot bring it.`);
    const from = `~${to}`;
    this.openings.push({ table, alias, column, from, to });
    return aliased(referenceTo(alias, sealedName(column)), from);
  }

  #openAll(isWanted: (alias: string) => boolean): void {
    if (this.#scopes.length > 1) return;
    for (const [alias, table] of this.#scopes[0] ?? []) {
      for (const column of isWanted(alias) ? Object.keys(SEALED[table]?.columns ?? {}) : [])
        this.openings.push({ table, alias, column, from: sealedName(column), to: column });
    }
  }

  /** Selections of what names the rows of all that is opened. */
  #rowNames(): SelectionNode[] {
    const tables = new Map(this.openings.map(({ alias, table }) => [alias, table]));
    return [...tables].flatMap(([alias, table]) =>
      (SEALED[table]?.row ?? []).map((column) => aliased(referenceTo(alias, column), rowName(alias, column))),
    );
  }

  #hashed({ table, column, ...reference }: SealedReference, node: OperationNode): OperationNode {
    const hash = (value: unknown) => lookupHash(this.#keyring, table, column, value);
    if (ValueNode.is(node)) return { ...node, value: hash(node.value) } as ValueNode;
    if (PrimitiveValueListNode.is(node)) return PrimitiveValueListNode.create(node.values.map(hash));
    throw unusable({ table, column, ...reference });
  }

  readonly #sealed = (node: OperationNode) => sealedReference(node, this.#scopes);
}

const aliased = (node: OperationNode, name: string): SelectionNode =>
  SelectionNode.create(AliasNode.create(node, IdentifierNode.create(name)) as never);

const isDistinct = (node: SelectQueryNode): boolean =>
  (node.frontModifiers ?? []).some(({ modifier }) => modifier === 'Distinct');

const unusable = ({ table, column, kind }: SealedReference): Error =>
  new Error(
    `${table}.${column} is sealed: ${kind === 'lookup' ? 'it is found by = and in with values, and by nothing else' : 'the database cannot look into it'}.`,
  );

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
