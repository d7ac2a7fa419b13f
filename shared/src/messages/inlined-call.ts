import type { SyntaxNode } from '#messages/syntax.ts';
import { everyPart, type Part } from '#messages/written.ts';

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

export const hasElements = (parts: readonly Part[]): boolean => everyPart(parts).some(({ kind }) => kind === 'tag');

/** A message as an expression: a literal, a template, or elements. */
export function expressionWith(call: Call): string {
  const { parts, elements } = call;
  const [only] = parts;
  if (parts.every(({ kind }) => kind === 'text')) return JSON.stringify(parts.map(textOf).join(''));
  if (only?.kind === 'choice' && parts.length === 1) return `(${choice(call, only)})`;
  if (elements && only?.kind === 'value' && parts.length === 1) return call.render(call.value(only.name));
  if (elements) return `<>${childrenWith(call)}</>`;
  return `\`${parts.map((part) => inTemplate(call, part)).join('')}\``;
}

/** A message between the tags of an element. */
export function childrenWith(call: Call): string {
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
