/** A node of a parsed program (ESTree), with where it stands in the source. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes right below one that stand for something: not the names of properties. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const names = node.computed === true ? [] : node.type === 'MemberExpression' ? ['property'] : ['key'];
  return Object.entries(node)
    .filter(([name]) => !names.includes(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}
