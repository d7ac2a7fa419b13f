import { Lexer, type Token, type Tokens } from 'marked';
import { type MarkdownFile, placeAlone, placesOf, quoted, sectionOf } from '#messages/markdown-places.ts';

/**
 * Help of a calculator in Markdown, as a program that takes its figures:
 *
 * - `## Title {#id}` begins a section; `{#questions}` and `{#related}` are those at the end of the page.
 * - `### Question` with one paragraph; below `{#related}` stands a list of links.
 * - `{value}` is a figure; alone in its paragraph it is a table, below `{#questions}` a question with its answer.
 * - A block of code is a formula, a quotation small print.
 *
 * @param english what `own` translates, or itself
 * @throws Error when a text cannot be read, or a translation has other sections, figures or links than the English one
 */
export function helpProgram(english: MarkdownFile, own: MarkdownFile): string {
  const text = parsed(own.markdown, own.file);
  const wrong = differences(parsed(english.markdown, english.file), text);
  if (wrong.length > 0) throw new Error(`${own.file}: ${wrong.join('; ')}.`);
  return program(text);
}

interface Text {
  sections: { id: string; title: string; blocks: Token[] }[];
  /** A question with its answer, or the place of one that a program words. */
  questions: ({ question: string; answer: Token[] } | { place: string })[];
  related: { to: string; label: string }[];
}

function parsed(markdown: string, file: string): Text {
  const wrong = (what: string) => new Error(`${file}: ${what}.`);
  const text: Text = { sections: [], questions: [], related: [] };
  let at = '';
  for (const token of Lexer.lex(markdown, { gfm: false })) {
    const section = text.sections.at(-1);
    const asked = text.questions.at(-1);
    if (token.type === 'space' || token.type === 'html') continue;
    if (token.type === 'heading' && token.depth === 2) {
      const named = sectionOf(token.text);
      if (named === undefined) throw wrong(`“${token.text}” needs an id, such as {#use}`);
      at = named.id;
      if (at !== 'questions' && at !== 'related') text.sections.push({ ...named, blocks: [] });
    } else if (at === 'questions' && token.type === 'heading' && token.depth === 3)
      text.questions.push({ question: token.text, answer: [] });
    else if (at === 'questions' && token.type === 'paragraph') {
      const place = placeAlone(token);
      if (place !== undefined) text.questions.push({ place });
      else if (asked && 'answer' in asked && asked.answer.length === 0) asked.answer.push(...(token.tokens ?? []));
      else throw wrong('a question has one paragraph');
    } else if (at === 'related' && token.type === 'list') {
      for (const item of (token as Tokens.List).items) {
        const [, label, to] = /^\[(.+)\]\((\/.*)\)$/.exec(item.text) ?? [];
        if (label === undefined || to === undefined) throw wrong(`“${item.text}” is no link`);
        text.related.push({ to, label });
      }
    } else if (section !== undefined && at === section.id) section.blocks.push(token);
    else throw wrong(`“${token.raw.trim()}” stands in no section`);
  }
  return text;
}

const placesIn = (words: string): string[] => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** What has to be the same in every language, by the part of the text that it stands in. */
function outline({ sections, questions, related }: Text): Map<string, string> {
  const of = (tokens: readonly Token[], words = '') => {
    const raw = `${words} ${tokens.map((token) => token.raw).join(' ')}`;
    const links = [...raw.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => to);
    return [...new Set([...placesIn(raw).map((name) => `{${name}}`), ...links])].sort().join(' ');
  };
  return new Map([
    ...sections.map(({ id, title, blocks }): [string, string] => [`section ${id}`, of(blocks, title)]),
    ...questions.map((one, place): [string, string] => [
      `question ${place + 1}`,
      'place' in one ? `{${one.place}}` : of(one.answer, one.question),
    ]),
    ['related', related.map(({ to }) => to).join(' ')],
  ]);
}

function differences(english: Text, text: Text): string[] {
  const [wanted, given] = [outline(english), outline(text)];
  return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((part) =>
    wanted.get(part) === given.get(part)
      ? []
      : [`${part} has ${given.get(part) || 'nothing'} where the English one has ${wanted.get(part) || 'nothing'}`],
  );
}

function program(text: Text): string {
  const { names, value, pieces, words } = placesOf();
  const element = (name: string, children: readonly string[], props = '') =>
    children.length === 1
      ? `jsx(${name}, { ${props}children: ${children[0]} })`
      : `jsxs(${name}, { ${props}children: [${children.join(', ')}] })`;

  /** Elements that Markdown has no sign for stand as tags: superior figures, and a break within a formula. */
  const inline = (tokens: readonly Token[]): string[] => {
    const open: { tag: string; children: string[] }[] = [{ tag: '', children: [] }];
    const add = (...children: string[]) => open.at(-1)?.children.push(...children);
    for (const token of tokens) {
      if (token.type === 'text' || token.type === 'escape') add(...pieces(token.text));
      else if (token.type === 'strong') add(element('"strong"', inline(token.tokens ?? [])));
      else if (token.type === 'link') add(element('Link', inline(token.tokens ?? []), `to: ${quoted(token.href)}, `));
      else if (token.type === 'html' && token.raw === '<br>') add('jsx("br", {})');
      else if (token.type === 'html' && /^<(sup|strong)>$/.test(token.raw))
        open.push({ tag: token.raw.slice(1, -1), children: [] });
      else if (token.type === 'html' && token.raw === `</${open.at(-1)?.tag}>`) {
        const { tag, children } = open.pop() as { tag: string; children: string[] };
        add(element(quoted(tag), children));
      } else throw new Error(`Help has no form for “${token.raw}”.`);
    }
    if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> stays open.`);
    return open[0]?.children ?? [];
  };

  const block = (token: Token): string => {
    const place = placeAlone(token);
    if (place !== undefined && token.type === 'paragraph') return value(place);
    if (token.type === 'paragraph') return element('"p"', inline(token.tokens ?? []));
    if (token.type === 'code') {
      const lines = Lexer.lexInline(token.text.replaceAll('\n', '<br>'), { gfm: false });
      return element('"p"', inline(lines), 'className: "formula", ');
    }
    if (token.type === 'blockquote') {
      const [paragraph] = token.tokens ?? [];
      return element('"p"', inline((paragraph as Tokens.Paragraph).tokens), 'className: "caption", ');
    }
    if (token.type !== 'list') throw new Error(`Help has no form for “${token.raw}”.`);
    const items = (token as Tokens.List).items.map(({ tokens }) =>
      element('"li"', inline(tokens.flatMap((one) => ('tokens' in one ? (one.tokens ?? []) : [])))),
    );
    return element('"ul"', items);
  };

  const sections = text.sections.map(
    ({ id, title, blocks }) =>
      `{ id: ${quoted(id)}, title: ${words(title)}, content: ${element('Fragment', blocks.map(block))} }`,
  );
  const questions = text.questions.map((one) =>
    'place' in one
      ? value(one.place)
      : `{ question: ${words(one.question)}, answer: ${element('Fragment', inline(one.answer))} }`,
  );
  const related = text.related.map(({ to, label }) => `{ to: ${quoted(to)}, label: ${words(label)} }`);
  const body = `{
  sections: [${sections.join(',\n')}],
  questions: [${questions.join(',\n')}],
  related: [${related.join(',\n')}],
}`;
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from 'shared/router';
import { placed } from 'shared/placed';
export default (values) => {
const v = placed(values, ${names()});
return ${body};
};
`;
}
