import { parseSync } from 'oxc-parser';
import { childrenOf, isNode, type SyntaxNode } from '#messages/syntax.ts';

/**
 * The messages that a module hands to `catalogue`, read without running it.
 *
 * @throws Error for a message that is more than a text between quotes
 */
export function sourceMessages(source: string, file: string): Record<string, string> {
  const found = objectsIn(parseSync(file, source).program as unknown as SyntaxNode);
  if (found.length === 0) throw new Error(`${file} calls no catalogue({ … }).`);
  return Object.fromEntries(
    found.flatMap((object) => (object.properties as SyntaxNode[]).map((one) => entry(one, file))),
  );
}

function objectsIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== 'CallExpression') return childrenOf(node).flatMap(objectsIn);
  const { callee, arguments: given } = node as unknown as { callee: SyntaxNode; arguments: SyntaxNode[] };
  return callee.name === 'catalogue' && given[0]?.type === 'ObjectExpression' ? [given[0]] : [];
}

function entry(property: SyntaxNode, file: string): [string, string] {
  const { key, value } = property;
  const words = isNode(value) && value.type === 'Literal' ? value.value : undefined;
  const name = isNode(key) ? (key.name ?? key.value) : undefined;
  if (typeof words === 'string' && typeof name === 'string') return [name, words];
  throw new Error(`${file}: every message is one text between quotes.`);
}
