/** What the body of a WordPress's answer says, whatever it is called and whatever stands around it. */
export type Said =
  | { items: unknown[] }
  /** WordPress's own error, such as `rest_no_route`, with the names of the parameters that it refuses. */
  | { code: string; params: string[] }
  /** One thing that is no list, such as one post asked for by its number. */
  | { one: Record<string, unknown> }
  | null;

export interface Heard {
  said: Said;
  /** What stood before and behind the JSON: a notice of PHP, a comment of a cache. Empty for a clean answer. */
  noise: string;
}

/** How often the signs of a noisy answer are read in search of JSON. */
const MOST_READ = 10;

/** Reads the posts, the post or the error in a body. */
export function heard(bytes: Buffer, type: string): Heard {
  const text = textIn(bytes, type)
    .replace(/^[\uFEFF\s]+/, '')
    .trim();
  const whole = json(text);
  if (whole !== undefined) return { said: meaning(whole), noise: '' };
  const isPage = /<!doctype|<html|<body/i.test(text);
  let second: Heard | null = null;
  for (const { value, start, end } of valuesIn(text)) {
    const said = meaning(value);
    const found = { said, noise: `${text.slice(0, start)}…${text.slice(end)}`.replace(/[\uFEFF\s]+/g, ' ') };
    // A page of the theme has lists of its own in its scripts.
    if (said !== null && 'items' in said && said.items.some(isPage ? isWhole : isPost)) return found;
    // A notice may show an empty list of its own, which says nothing where more begins behind it.
    const isLast = !/[[{]\s*["{]/.test(text.slice(end));
    if (said !== null && !isPage && (isLast || !('items' in said))) second ??= found;
  }
  return second ?? { said: null, noise: '' };
}

/** Whether a thing is a post, however little of it is there. */
export const isPost = (value: unknown): boolean =>
  isObject(value) &&
  /^\d+$/.test(String(value.id)) &&
  ['title', 'content', 'slug', 'link', 'date'].some((name) => name in value);

const isWhole = (value: unknown): boolean =>
  isPost(value) && isObject(value) && isObject(value.content) && typeof value.content.rendered === 'string';

function meaning(value: unknown): Said {
  if (Array.isArray(value)) return { items: value };
  if (!isObject(value)) return null;
  if (typeof value.code === 'string' && !isPost(value)) return { code: value.code, params: refused(value.data) };
  if (isPost(value)) return { one: value };
  const entries = Object.entries(value);
  // A list that lost a place is written by PHP with its numbers as names.
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) return { items: Object.values(value) };
  const list = Object.values(value).find((inside) => Array.isArray(inside) && inside.some(isPost));
  return Array.isArray(list) ? { items: list } : null;
}

const refused = (data: unknown): string[] => (isObject(data) && isObject(data.params) ? Object.keys(data.params) : []);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and objects that stand in a text, from left to right, none inside another. */
function* valuesIn(text: string): Generator<{ value: unknown; start: number; end: number }> {
  const begins = /\[(?=\s*[{\]])|\{(?=\s*")/g;
  let left = text.length * MOST_READ;
  for (let begin = begins.exec(text); begin !== null && left > 0; begin = begins.exec(text)) {
    const start = begin.index;
    const end = endOf(text, start);
    left -= (end ?? text.length) - start;
    const value = end === null ? undefined : json(text.slice(start, end));
    // An answer that was cut: what is inside it are categories and the like.
    if (end === null && /^\[?\s*\{\s*"\w+"\s*:/.test(text.slice(start, start + 200))) return;
    if (end === null || value === undefined) continue;
    begins.lastIndex = end;
    yield { value, start, end };
  }
}

/** Where the list or object that begins at a place ends, or null. */
function endOf(text: string, start: number): number | null {
  const signs = /["[\]{}]/g;
  signs.lastIndex = start;
  let depth = 0;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    if (sign[0] === '"') {
      const behind = endOfString(text, signs.lastIndex);
      if (behind === null) return null;
      signs.lastIndex = behind;
    } else depth += '[{'.includes(sign[0]) ? 1 : -1;
    if (depth === 0) return signs.lastIndex;
  }
  return null;
}

function endOfString(text: string, start: number): number | null {
  const signs = /["\\]/g;
  signs.lastIndex = start;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    if (sign[0] === '"') return signs.lastIndex;
    signs.lastIndex += 1;
  }
  return null;
}

/** Undefined for what is no JSON, even when signs of control that a string may not hold are taken for spaces. */
function json(text: string): unknown {
  for (const each of [text, text.replace(/\p{Cc}/gu, ' ')]) {
    try {
      return JSON.parse(each);
    } catch {}
  }
  return undefined;
}

/** The text of bytes, by their marks and by whether they can be UTF-8; the label is asked last. */
function textIn(bytes: Buffer, type: string): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decoded(bytes, 'utf-16le') ?? '';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decoded(bytes, 'utf-16be') ?? '';
  const label = /charset="?([\w-]+)/i.exec(type)?.[1] ?? '';
  const other = /^utf-?(?:8|16)/i.test(label) ? 'windows-1252' : label || 'windows-1252';
  const text = decoded(bytes, 'utf-8', true);
  if (text !== null) return text;
  // An answer that was cut within a sign, or holds one broken title, is still UTF-8.
  const lenient = bytes.toString('utf8');
  const broken = lenient.split('\uFFFD').length - 1;
  const good = lenient.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  return broken <= good ? lenient : (decoded(bytes, other) ?? lenient);
}

function decoded(bytes: Buffer, label: string, fatal = false): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}
