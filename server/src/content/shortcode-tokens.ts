/** Stands for the border of an element, and for a line break, in a text that is read without its markup. */
export const BORDER = '\ue000';
export const BREAK = '\ue001';

/** One `[name …]` or `[/name]` that may be a shortcode. */
export interface Token {
  from: number;
  to: number;
  name: string;
  closing: boolean;
  /** `[[name]]`, by which an author shows the brackets themselves. */
  shown: boolean;
  /** Undefined for what has words behind its name, as a sentence has. */
  attributes: Record<string, string> | undefined;
  /** Whether it cannot be an author's words. */
  certain: boolean;
}

const SPACE = `[\\s${BREAK}]`;
const END = `(?=${SPACE}|/?\\])`;
/** A value ends at the first quote, of whatever make, with a space or the bracket behind it: `”1/2″`. */
const quoted = (quotes: string) =>
  `[${quotes}](?:[^${quotes}=]|=(?![${quotes}])|[${quotes}](?!${SPACE}|/?\\]))*[${quotes}]${END}`;
const DOUBLE = quoted('"“”„″«»');
const SINGLE = quoted("'‘’‚′");
const PLAIN = `[^\\s"“”„″«»'‘’‚′\\[\\]${BREAK}${BORDER}]+?${END}`;
const PAIR = `[\\w:-]+=(?:${DOUBLE}|${SINGLE}|${PLAIN})`;

const START = new RegExp(`\\[(/?)([a-zA-Z][\\w-]*)(?=${SPACE}|/?\\])`, 'g');
const PAIRS = new RegExp(`(?:${SPACE}+${PAIR})*${SPACE}*(/?)\\]`, 'y');
const WORDS = new RegExp(`[^\\[\\]${BORDER}]{1,2000}\\]`, 'y');
const ONE_PAIR = new RegExp(`([\\w:-]+)=(${DOUBLE}|${SINGLE}|${PLAIN})`, 'g');

/** Of builders and plugins whose brackets may be bare; `_` in a name tells most others. */
const KNOWN =
  /^(?:caption|gallery|playlist|embed|toc|ez-toc|lwptoc|contact-form(?:-\d+)?|elementor-template|wpforms|ninja-forms?|gravityforms?|tablepress|tatsu|smartslider3|metaslider|layerslider|instagram-feed|addtoany|spacer|divider|clearfix|Sassy_Social_Share|fusion-[a-z-]+)$/;
const isBuilders = (name: string) => KNOWN.test(name) || /^(?=[^_]{1,40}_)[a-z][a-z\d_-]{0,80}$/.test(name);

/** Attributes that an author does not write as `[name id=5]` in a sentence. */
const TELLING = /^(?:ids?|class|src|url|href|slug|style|columns|[a-z]+_[a-z_]+)$/;

/** All that may be shortcodes in a text without markup. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const start of text.matchAll(START)) {
    const [head, slash = '', name = ''] = start;
    if (start.index < end) continue;
    const rest = at(PAIRS, text, start.index + head.length) ?? at(WORDS, text, start.index + head.length);
    if (rest === null) continue;
    const to = start.index + head.length + rest[0].length;
    const pairs = rest[1] === undefined ? undefined : pairsOf(rest[0]);
    const shown = text[start.index - 1] === '[' && text[to] === ']';
    const certain =
      !shown &&
      (isBuilders(name) || rest[1] === '/' || (pairs?.some(({ key, bare }) => !bare || TELLING.test(key)) ?? false));
    tokens.push({
      ...{ from: start.index, to, name, closing: slash === '/', shown, certain },
      attributes: pairs && Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
    });
    end = to;
  }
  return tokens;
}

/** Names that are shortcodes in this text: certain ones, and those that are opened and closed. */
export function namesOf(tokens: readonly Token[]): Set<string> {
  const opened = new Set<string>();
  const names = new Set<string>();
  for (const { name, closing, shown, certain } of tokens) {
    if (certain || (closing && !shown && opened.has(name))) names.add(name);
    if (!closing && !shown) opened.add(name);
  }
  return names;
}

/** Start of a shortcode that the text's end cuts open, or the text's length. */
export function cutOpenAt(text: string, names: ReadonlySet<string>): number {
  const start = /\[\/?([a-zA-Z][\w-]*)(?:\s[^[\]]*)?$/.exec(text);
  if (start === null) return text.length;
  const [rest, name = ''] = start;
  return names.has(name) || isBuilders(name) || /\s[\w:-]+=["“”„″«»'‘’‚′]/.test(rest) ? start.index : text.length;
}

function pairsOf(text: string): { key: string; value: string; bare: boolean }[] {
  return [...text.matchAll(ONE_PAIR)].map(([, key = '', value = '']) => {
    const bare = !/^["“”„″«»'‘’‚′]/.test(value);
    return { key: key.toLowerCase(), value: bare ? value : value.slice(1, -1).replaceAll(BORDER, ''), bare };
  });
}

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}
