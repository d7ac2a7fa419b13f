import { expect, test } from 'vitest';
import { legalProgram } from '#messages/legal-program.ts';

const text = (...blocks: string[]) =>
  legalProgram({ file: 'terms.md', markdown: ['# Terms', 'What {name} expects.', ...blocks].join('\n\n') });

test('a text becomes sections of paragraphs, lists and a table, with the names of the firm', () => {
  expect(text('## Who {#who}', '{name} & 1\\*, “we”.', '- One\n- Two of {city}', '{kept}')).toBe(
    `import { placed } from 'shared/placed';
export default (values) => {
const v = placed(values, ["city","kept","name"]);
return { title: "Terms", lead: "What " + v.name + " expects.", sections: [{ id: "who", title: "Who", blocks: [v.name + " & 1*, “we”.", ["One", "Two of " + v.city], v.kept] }] };
};
`,
  );
});

test.each([
  ['a section without an address', '## Who', /terms.md: a legal text has no form for “## Who”/],
  ['a link', '## Who {#who}\n\nSee [it](/x).', /no form for “\[it\]\(\/x\)”/],
  ['bold words', '## Who {#who}\n\n**See**', /no form for “\*\*See\*\*”/],
  ['a tag', '## Who {#who}\n\na <b>b</b>', /no form for “<b>”/],
  ['a second lead', 'More.', /no form for “More.”/],
])('%s is refused', (_what, block, line) => {
  expect(() => text(block)).toThrow(line);
});

test('a text without a title or a lead is refused', () => {
  expect(() => legalProgram({ file: 'a', markdown: '## Who {#who}\n\nWe.' })).toThrow('a title and a lead');
});
