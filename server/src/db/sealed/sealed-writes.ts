import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  IdentifierNode,
  type InsertQueryNode,
  type OnConflictNode,
  type OperationNode,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import {
  hashName,
  lookupHash,
  SEALED,
  type SealedKind,
  type SealedTable,
  sealCell,
  sealedName,
} from '#db/sealed/sealed-columns.ts';
import type { Keyring } from '#keys/keyring.ts';

type Keys = Pick<Keyring, 'seal' | 'hash'>;

/** Seals the values of one table's inserts and updates. */
export class SealedWrites {
  readonly #keys: Keys;
  readonly #table: string;
  readonly #declared: SealedTable;

  constructor(keys: Keys, table: string, declared: SealedTable) {
    this.#keys = keys;
    this.#table = table;
    this.#declared = declared;
  }

  insert(node: InsertQueryNode): InsertQueryNode {
    const { columns = [], values, onConflict } = node;
    if (values === undefined || !ValuesNode.is(values)) throw this.#refusal('is filled by values only');
    const names = columns.map(({ column }) => column.name);
    const lists = values.values.map(nodesOf);
    const rows = lists.map((list) => this.#rowOf((name) => list[names.indexOf(name)]));
    const sealed = lists.map((list, at) => names.flatMap((name, index) => this.#cells(name, list[index], rows[at])));
    return {
      ...node,
      columns: sealed[0]?.map(({ name }) => ColumnNode.create(name)) ?? [],
      values: ValuesNode.create(sealed.map((list) => ValueListNode.create(list.map(({ value }) => value)))),
      ...(onConflict === undefined ? {} : { onConflict: this.#conflict(onConflict, rows) }),
    };
  }

  update(node: UpdateQueryNode): UpdateQueryNode {
    const named = node.where === undefined ? new Map() : equalities(node.where.where);
    const row = this.#rowOf((name) => named.get(name));
    return { ...node, updates: this.#updates(node.updates ?? [], row) };
  }

  /** What stands in conflict is the row of the insert: its conflicting columns are among those that name it. */
  #conflict(node: OnConflictNode, rows: readonly (unknown[] | undefined)[]): OnConflictNode {
    const names = (node.columns ?? []).map(({ column }) => column.name);
    const isSameRow = rows.length === 1 && names.length > 0 && names.every((name) => this.#declared.row.includes(name));
    return {
      ...node,
      ...(node.columns === undefined
        ? {}
        : { columns: names.map((name) => ColumnNode.create(this.#kind(name) === 'lookup' ? hashName(name) : name)) }),
      ...(node.updates === undefined ? {} : { updates: this.#updates(node.updates, isSameRow ? rows[0] : undefined) }),
    };
  }

  #updates(updates: readonly ColumnUpdateNode[], row: readonly unknown[] | undefined): ColumnUpdateNode[] {
    return updates.flatMap((update) => {
      const name = columnNameOf(update.column);
      if (name === undefined || this.#kind(name) === undefined) return [update];
      return this.#cells(name, update.value, row).map((cell) =>
        ColumnUpdateNode.create(ColumnNode.create(cell.name), cell.value),
      );
    });
  }

  /** The columns that stand for one. */
  #cells(
    name: string,
    node: OperationNode | undefined,
    row: readonly unknown[] | undefined,
  ): { name: string; value: OperationNode }[] {
    if (node === undefined) throw this.#refusal(`needs a value for ${name}`);
    const kind = this.#kind(name);
    if (kind === undefined) return [{ name, value: node }];
    if (!ValueNode.is(node)) throw this.#refusal(`takes no expression for ${name}`);
    const { value } = node;
    if (row === undefined && value !== null && value !== '')
      throw this.#refusal(`seals ${name} for its row: say which by ${this.#declared.row.join(', ')}`);
    const cell = { table: this.#table, column: name, row: row ?? [] };
    return [
      { name: sealedName(name), value: ValueNode.create(sealCell(this.#keys, cell, value)) },
      ...(kind === 'lookup'
        ? [{ name: hashName(name), value: ValueNode.create(lookupHash(this.#keys, this.#table, name, value)) }]
        : []),
    ];
  }

  /** Values that name the row; undefined where one is missing. */
  #rowOf(find: (name: string) => OperationNode | undefined): unknown[] | undefined {
    const values = this.#declared.row.map((name) => find(name));
    return values.every((node) => node !== undefined && ValueNode.is(node))
      ? values.map((node) => (node as ValueNode).value)
      : undefined;
  }

  readonly #kind = (name: string) => this.#declared.columns[name];

  readonly #refusal = (why: string) => new Error(`The table ${this.#table} has sealed columns: it ${why}.`);
}

/** Columns that a condition holds to one value each. */
function equalities(node: OperationNode): Map<string, OperationNode> {
  if (AndNode.is(node)) return new Map([...equalities(node.left), ...equalities(node.right)]);
  if (!BinaryOperationNode.is(node) || !OperatorNode.is(node.operator) || node.operator.operator !== '=')
    return new Map();
  const name = columnNameOf(node.leftOperand);
  return name === undefined ? new Map() : new Map([[name, node.rightOperand]]);
}

const nodesOf = (list: ValuesNode['values'][number]): readonly OperationNode[] =>
  PrimitiveValueListNode.is(list) ? list.values.map((value) => ValueNode.create(value)) : list.values;

/** A sealed column as a query names it. */
export interface SealedReference {
  table: string;
  /** Its table's name in the query. */
  alias: string;
  column: string;
  kind: SealedKind;
}

/** Tables with sealed columns in one query, by their names in it. */
export type Scope = ReadonlyMap<string, string>;

export function scopeOf(nodes: readonly (OperationNode | undefined)[]): Scope {
  return new Map(
    nodes.flatMap((node): [string, string][] => {
      const inner = node !== undefined && AliasNode.is(node) ? node.node : node;
      if (inner === undefined || !TableNode.is(inner)) return [];
      const table = inner.table.identifier.name;
      if (SEALED[table] === undefined) return [];
      const alias = node !== undefined && AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : table;
      return [[alias, table]];
    }),
  );
}

/** The sealed column that a node names, or undefined. @param scopes of the query and those around it, the innermost last */
export function sealedReference(node: OperationNode, scopes: readonly Scope[]): SealedReference | undefined {
  const column = columnNameOf(node);
  if (column === undefined) return undefined;
  const named = ReferenceNode.is(node) ? node.table?.table.identifier.name : undefined;
  for (const scope of scopes.toReversed()) {
    for (const [alias, table] of scope) {
      const kind = SEALED[table]?.columns[column];
      if (kind !== undefined && (named === undefined || named === alias)) return { table, alias, column, kind };
    }
    if (named !== undefined && scope.has(named)) return undefined;
  }
  return undefined;
}

export function columnNameOf(node: OperationNode): string | undefined {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) ? column.column.name : undefined;
}

/** A column under the name of its table in the query. */
export const referenceTo = (alias: string, column: string): ReferenceNode =>
  ReferenceNode.create(ColumnNode.create(column), TableNode.create(alias));
