import { AliasNode, ColumnNode, IdentifierNode, type OperationNode, ReferenceNode, TableNode } from 'kysely';
import { SEALED, type SealedKind } from '#db/sealed/sealed-columns.ts';

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
