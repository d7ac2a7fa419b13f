import { expect, test } from 'vitest';
import { helpProgram } from '#messages/help-program.ts';

const english = `## How it grows {#grows}

Take {paid} at **{rate}**: see the [glossary](/glossary#rate).

\`\`\`
Value = P × (1 + i)<sup>n</sup>
and so on
\`\`\`

- **Costs.** Not counted.
- Tax, by 1\\*.

{table}

> Small print.

## Questions {#questions}

### What of {paid}?

It stays.

{asked}

## Related {#related}

- [Lumpsum: once](/lumpsumcalculator)
`;
const of = (markdown: string) =>
  helpProgram({ file: 'help.en.md', markdown: english }, { file: 'help.hi.md', markdown });
const body = (markdown: string) => helpProgram({ file: 'a', markdown }, { file: 'a', markdown });

test('a text becomes elements, with its figures where they are named', () => {
  expect(of(english)).toMatchInlineSnapshot(`
    "import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
    import { Link } from 'shared/router';
    import { placed } from 'shared/placed';
    export default (values) => {
    const v = placed(values, ["asked","paid","rate","table"]);
    return {
      sections: [{ id: "grows", title: "How it grows", content: jsxs(Fragment, { children: [jsxs("p", { children: ["Take ", v.paid, " at ", jsx("strong", { children: v.rate }), ": see the ", jsx(Link, { to: "/glossary#rate", children: "glossary" }), "."] }), jsxs("p", { className: "formula", children: ["Value = P × (1 + i)", jsx("sup", { children: "n" }), jsx("br", {}), "and so on"] }), jsxs("ul", { children: [jsxs("li", { children: [jsx("strong", { children: "Costs." }), " Not counted."] }), jsxs("li", { children: ["Tax, by 1", "*", "."] })] }), v.table, jsx("p", { className: "caption", children: "Small print." })] }) }],
      questions: [{ question: "What of " + v.paid + "?", answer: jsx(Fragment, { children: "It stays." }) },
    v.asked],
      related: [{ to: "/lumpsumcalculator", label: "Lumpsum: once" }],
    };
    };
    "
  `);
});

test.each([
  [
    'a figure',
    english.replace('{paid} at', 'an amount at'),
    /help.hi.md: section grows has .* where the English one has/,
  ],
  ['a link', english.replace('/glossary#rate', '/glossary#return'), /section grows has/],
  ['a section', english.replace('{#grows}', '{#grow}'), /section grows has nothing/],
  ['a question', english.replace('### What of {paid}?\n\nIt stays.', ''), /question 1 has/],
  ['another page', english.replace('/lumpsumcalculator', '/corpus'), /related has/],
])('a translation without %s is refused', (_what, markdown, line) => {
  expect(() => of(markdown)).toThrow(line);
});

test.each([
  ['a section without an id', '## Why\n\nText.', /a: “Why” needs an id/],
  ['text before the first section', 'Text.', /“Text.” stands in no section/],
  ['an answer of two paragraphs', '## Q {#questions}\n\n### A?\n\nB.\n\nC.', /a question has one paragraph/],
  ['a list that is no list of links', '## R {#related}\n\n- Lumpsum', /“Lumpsum” is no link/],
  ['a picture', '## A {#a}\n\n![x](y.png)', /Help has no form for “!\[x\]/],
  ['another tag', '## A {#a}\n\nA <u>b</u>', /Help has no form for “<u>”/],
  ['a tag that stays open', '## A {#a}\n\nA <sup>b', /<sup> stays open/],
])('%s is refused', (_what, markdown, line) => {
  expect(() => body(markdown)).toThrow(line);
});
