import { parseSync } from 'oxc-parser';

/** A text for visitors that stands in a program instead of a catalogue. */
export interface Found {
  line: number;
  text: string;
}

/** Attributes and properties whose text somebody reads or hears, however short it is. */
const READ = /^(aria-(label|description|roledescription|valuetext)|alt|title|label|placeholder|hint|lead|message)$/;
/** Two words of small letters, which no name, class, path or media query has. */
const SENTENCE = /^[A-Z“][^\s_]* (\S+ )*\S*[a-z]{2}|[a-z]{2} [a-z]+ [a-z]{2}/;
/** What no visitor sees. */
const UNSEEN = /^(className|style|d|rel|sizes|allow|autoComplete|viewBox|transform|srcSet|media)$/;
const FOR_DEVELOPERS = /(Error|classNames|matchMedia|querySelector(All)?|closest|matches|warn|error|log|info|split)$/;

/** @param file name that says what the program is written in, such as `page.tsx` */
export function wordsInCode(source: string, file: string): Found[] {
  const found: Found[] = [];
  const add = ({ start }: Node, text: string) =>
    found.push({ line: source.slice(0, start).split('\n').length, text: text.trim() });

  const visit = (node: Node, read: boolean): void => {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'ImportDeclaration' || typeof node.directive === 'string') return;
    const name = nameOf(node);
    if (node.type === 'JSXAttribute' && UNSEEN.test(name)) return;
    if (/^(Call|New)Expression$/.test(node.type) && FOR_DEVELOPERS.test(source.slice(start(node), end(node)))) return;
    const text = textOf(node);
    const wordy = node.type === 'JSXText' || read ? /\p{L}{2}/u : SENTENCE;
    if (text !== undefined && wordy.test(text) && !text.startsWith('/*')) add(node, text);
    const inside = /^(JSXAttribute|Property)$/.test(node.type) ? READ.test(name) : read && PASSES_ON.test(node.type);
    for (const child of childrenOf(node)) visit(child, inside);
  };
  visit(parseSync(file, source).program as unknown as Node, false);
  return found;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

/** What hands an attribute's text on: braces, and a choice between two texts. */
const PASSES_ON = /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|TemplateLiteral)$/;

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('0');
}

const nameOf = (node: Node): string => {
  const { name, value } = (node.name ?? node.key ?? {}) as { name?: unknown; value?: unknown };
  return String(name ?? value ?? '');
};

const start = (node: Node) => (node.callee as Node).start;
const end = (node: Node) => (node.callee as Node).end;

/** Tests of a choice and keys of properties are no texts. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([name]) => !['key', 'test', 'discriminant', 'source'].includes(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
