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

/**
 * The same module with other words: each message keeps its place and what is noted above it, and new ones come last.
 *
 * @param messages the words of every message by its name
 */
export function withWords(source: string, file: string, messages: Readonly<Record<string, string>>): string {
  const [object] = objectsIn(parseSync(file, source).program as unknown as SyntaxNode);
  if (object === undefined) throw new Error(`${file} calls no catalogue({ … }).`);
  const present = sourceMessages(source, file);
  const properties = object.properties as SyntaxNode[];
  let written = source;
  const added = Object.entries(messages).filter(([name]) => !(name in present));
  const end = object.end - 1;
  const lines = added.map(([name, words]) => `${name}: ${JSON.stringify(words)},\n`).join('');
  written = written.slice(0, end) + lines + written.slice(end);
  for (const property of [...properties].reverse()) {
    const [name = '', before] = entry(property, file);
    const words = messages[name];
    const { start, end: after } = property.value as SyntaxNode;
    if (words !== undefined && words !== before)
      written = written.slice(0, start) + JSON.stringify(words) + written.slice(after);
  }
  return written;
}
