import { Lexer, type Token, type Tokens } from 'marked';
import { type MarkdownFile, placeAlone, placesOf, sectionOf } from '#messages/markdown-places.ts';

/**
 * A legal text in Markdown, as a program that takes the names of a firm: a title with its lead, sections
 * (`## Title {#address}`) of paragraphs and lists, plain text throughout. `{kept}` alone in its paragraph is a table.
 *
 * @throws Error when the text is another one
 */
export function legalProgram({ file, markdown }: MarkdownFile): string {
  const { names, value, words } = placesOf();
  const wrong = (token: Token) => new Error(`${file}: a legal text has no form for “${token.raw.trim()}”.`);
  const plain = (token: Token): string => {
    const tokens = 'tokens' in token ? (token.tokens ?? []) : [];
    const inner = tokens.flatMap((one) => (one.type === 'text' && 'tokens' in one ? (one.tokens ?? []) : [one]));
    const other = inner.find(({ type }) => type !== 'text' && type !== 'escape');
    if (other !== undefined) throw wrong(other);
    return words(inner.map((one) => ('text' in one ? one.text : '')).join(''));
  };
  let title: string | undefined;
  let lead: string | undefined;
  const sections: { head: string; blocks: string[] }[] = [];
  for (const token of Lexer.lex(markdown, { gfm: false })) {
    const section = sections.at(-1);
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 1 && title === undefined) title = words(token.text);
    else if (token.type === 'heading' && token.depth === 2) {
      const named = sectionOf(token.text);
      if (named === undefined) throw wrong(token);
      sections.push({ head: `id: ${JSON.stringify(named.id)}, title: ${words(named.title)}`, blocks: [] });
    } else if (token.type === 'paragraph' && section === undefined && lead === undefined) lead = plain(token);
    else if (token.type === 'paragraph' && section !== undefined) {
      const place = placeAlone(token);
      section.blocks.push(place === undefined ? plain(token) : value(place));
    } else if (token.type === 'list' && section !== undefined)
      section.blocks.push(`[${(token as Tokens.List).items.map(plain).join(', ')}]`);
    else throw wrong(token);
  }
  if (title === undefined || lead === undefined) throw new Error(`${file}: a legal text has a title and a lead.`);
  const written = sections.map(({ head, blocks }) => `{ ${head}, blocks: [${blocks.join(', ')}] }`);
  return `import { placed } from 'shared/placed';
export default (values) => {
const v = placed(values, ${names()});
return { title: ${title}, lead: ${lead}, sections: [${written.join(',\n')}] };
};
`;
}
