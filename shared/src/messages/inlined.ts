import { parseSync } from 'oxc-parser';
import { childrenOf, type SyntaxNode } from '#messages/syntax.ts';
import { everyPart, type Part, partsOf } from '#messages/written.ts';

/** What a module may import: a catalogue's messages, and how its language counts. */
export interface Catalogues {
  language: string;
  /** @returns undefined when the import names no catalogue */
  messagesAt: (specifier: string) => Record<string, string> | undefined;
}

/**
 * A module's source with the words of each message where the message was named, so that a bundle carries neither
 * catalogue nor formatter: what the words cost is what they would cost as literals.
 *
 * @throws Error for a message that is not there, or is used in another way than `messages.name` and `messages.name({ … })`
 */
export function inlined(source: string, file: string, { language, messagesAt }: Catalogues): string {
  const { program, errors } = parseSync(file, source);
  // The compiler that comes next says it with the line.
  if (errors.length > 0) return source;
  const known = new Map<string, Record<string, string>>();
  const edits: Edit[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const messages = messagesAt(statement.source.value);
    if (messages === undefined) continue;
    for (const { local } of statement.specifiers) known.set(local.name, messages);
    edits.push({ start: statement.start, end: statement.end, text: '' });
  }
  if (known.size === 0) return source;

  const fail = (node: SyntaxNode, why: string): never => {
    throw new Error(`${file}:${source.slice(0, node.start).split('\n').length}: ${why}`);
  };

  const messageOf = (node: SyntaxNode): Part[] | undefined => {
    const { object, property } = node as unknown as { object: SyntaxNode; property: SyntaxNode };
    const messages = node.type === 'MemberExpression' ? known.get(object.name as string) : undefined;
    if (messages === undefined || object.type !== 'Identifier') return undefined;
    const message = node.computed === true ? undefined : messages[property.name as string];
    return message === undefined ? fail(node, 'no such message') : partsOf(message);
  };

  /** The message that a node stands for, if it is one: `messages.name`, or `messages.name({ … })`. */
  const callOf = (node: SyntaxNode, words: Words): Call | undefined => {
    const given = words.get(node.name as string);
    if (node.type === 'Identifier' && given !== undefined) return given;
    const called = node.type === 'CallExpression';
    const parts = messageOf(called ? (node.callee as SyntaxNode) : node);
    if (parts === undefined) return undefined;
    const object = called ? (node.arguments as SyntaxNode[])[0] : undefined;
    const values = new Map<string, SyntaxNode>();
    for (const property of (object?.properties as SyntaxNode[] | undefined) ?? []) {
      const { key, value } = property as unknown as { key?: SyntaxNode; value: SyntaxNode };
      values.set((key?.name as string | undefined) ?? fail(property, 'values are named one by one'), value);
    }
    return {
      parts,
      language,
      elements: hasElements(parts),
      value: (name) => values.get(name) ?? fail(node, `{${name}} is not given`),
      render: (inside, named, inner) =>
        rendered(
          inside,
          new Map([...words, ...(named === undefined || inner === undefined ? [] : [[named, inner] as const])]),
        ),
    };
  };

  const editsIn = (node: SyntaxNode, words: Words): Edit[] => {
    const call = callOf(node, words);
    if (call !== undefined) return [{ start: node.start, end: node.end, text: expressionWith(call) }];
    if (node.type === 'Identifier' && known.has(node.name as string)) fail(node, 'a message is named: messages.name');
    const inElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
    return childrenOf(node).flatMap((child) => {
      const inBraces =
        inElement && child.type === 'JSXExpressionContainer' ? (child.expression as SyntaxNode) : undefined;
      const asChild = inBraces && callOf(inBraces, words);
      return asChild ? [{ start: child.start, end: child.end, text: childrenWith(asChild) }] : editsIn(child, words);
    });
  };

  const rendered = (node: SyntaxNode, words: Words): string =>
    edited(source, editsIn(node, words), node.start, node.end);

  const body = program.body as unknown as SyntaxNode[];
  edits.push(...body.filter(({ type }) => type !== 'ImportDeclaration').flatMap((node) => editsIn(node, new Map())));
  return edited(source, edits, 0, source.length);
}

/** What a tag's function calls its words, and the words. */
type Words = ReadonlyMap<string, Call>;

interface Edit {
  start: number;
  end: number;
  text: string;
}

function edited(source: string, edits: readonly Edit[], start: number, end: number): string {
  let at = start;
  const pieces = [...edits]
    .sort((a, b) => a.start - b.start)
    .map((edit) => {
      const before = source.slice(at, edit.start);
      at = edit.end;
      return before + edit.text;
    });
  return pieces.join('') + source.slice(at, end);
}

/** One use of a message, or of the words inside one of its tags, in a program. */
export interface Call {
  parts: Part[];
  language: string;
  /** Whether values may be elements, so that they stand beside the words instead of in a text with them. */
  elements: boolean;
  /** The expression that was given for a placeholder. */
  value: (name: string) => SyntaxNode;
  /** Source of an expression, its own messages inlined; `words` is what it knows the inside of a tag by. */
  render: (node: SyntaxNode, words?: string, inner?: Call) => string;
}

const hasElements = (parts: readonly Part[]): boolean => everyPart(parts).some(({ kind }) => kind === 'tag');

/** A message as an expression: a literal, a template, or elements. */
function expressionWith(call: Call): string {
  const { parts, elements } = call;
  const [only] = parts;
  if (parts.every(({ kind }) => kind === 'text')) return JSON.stringify(parts.map(textOf).join(''));
  if (only?.kind === 'choice' && parts.length === 1) return `(${choice(call, only)})`;
  if (elements && only?.kind === 'value' && parts.length === 1) return call.render(call.value(only.name));
  if (elements) return `<>${childrenWith(call)}</>`;
  return `\`${parts.map((part) => inTemplate(call, part)).join('')}\``;
}

/** A message between the tags of an element. */
function childrenWith(call: Call): string {
  if (!call.elements) return `{${expressionWith(call)}}`;
  return call.parts
    .map((part) => (part.kind === 'tag' ? element(call, part) : `{${expressionWith({ ...call, parts: [part] })}}`))
    .join('');
}

const textOf = (part: Part) => (part.kind === 'text' ? part.text : '');

function inTemplate(call: Call, part: Part): string {
  if (part.kind === 'text') return part.text.replace(/[\\`]|\$\{/g, '\\$&');
  if (part.kind === 'choice') return `\${${choice(call, part)}}`;
  return `\${${call.render(call.value(part.name))}}`;
}

/** A tag's function, written in place, becomes what it returns: `(words) => <b>{words}</b>` around the words. */
function element(call: Call, { name, parts }: Part & { kind: 'tag' }): string {
  const given = call.value(name) as SyntaxNode & { params?: SyntaxNode[]; body?: SyntaxNode };
  if (given.type !== 'ArrowFunctionExpression' || given.body?.type === 'BlockStatement' || given.body === undefined)
    throw new Error(`<${name}> takes a function that is written in place and returns an element.`);
  const shown = call.render(given.body, given.params?.[0]?.name as string | undefined, { ...call, parts });
  return given.body.type.startsWith('JSX') ? shown : `{${shown}}`;
}

function choice(call: Call, { name, plural, options }: Part & { kind: 'choice' }): string {
  const given = call.value(name);
  if (given.type !== 'Identifier' && given.type !== 'MemberExpression')
    throw new Error(`{${name}} decides what is said: give it a name first, since it is read more than once.`);
  const value = call.render(given);
  return options
    .map(([selector, parts]) => {
      const words = expressionWith({ ...call, parts });
      return selector === 'other' ? words : `${test(value, selector, plural, call.language)}?${words}:`;
    })
    .join('');
}

/** English has one and other, and nothing but 1 is one; other languages ask the browser. */
function test(value: string, selector: string, plural: boolean, language: string): string {
  if (!plural) return `${value}===${JSON.stringify(selector)}`;
  if (selector.startsWith('=')) return `${value}===${selector.slice(1)}`;
  if (language === 'en' && selector === 'one') return `${value}===1`;
  return `new Intl.PluralRules(${JSON.stringify(language)}).select(${value})===${JSON.stringify(selector)}`;
}
