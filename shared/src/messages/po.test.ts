import { expect, test } from 'vitest';
import { fromPo, toPo } from '#messages/po.ts';

const pairs = [
  {
    file: 'shell/src/messages.en.ts',
    english: { title: 'Plans of {name}', count: '{n, plural, one {# plan} other {# plans}}', more: 'More “plans”\n' },
    translated: { title: '{name} की योजनाएँ', count: '{n, plural, one {# योजना} other {# योजनाएँ}}' },
  },
  { file: 'shared/src/messages.en.ts', english: { title: 'Plans of {name}' }, translated: { title: '{name}' } },
];
const text = toPo('hi', pairs);

test('what is exported comes back as it was, and nothing of it is changed', () => {
  expect(text).toContain(
    'msgctxt "shell/src/messages.en.ts#title"\nmsgid "Plans of {name}"\nmsgstr "{name} की योजनाएँ"',
  );
  expect(text).toContain('"Language: hi\\n"');
  expect(fromPo(text, pairs)).toEqual(new Map());
});

test('what a translator has written arrives, in the catalogue that it is of', () => {
  const written = text
    .replace('msgstr "{name} की योजनाएँ"', 'msgstr "{name} के प्लान"')
    .replace(/(msgid "More “plans”\\n"\n)msgstr ""/, '$1msgstr "और"');
  expect(fromPo(written, pairs)).toEqual(
    new Map([['shell/src/messages.en.ts', { ...pairs[0]?.translated, title: '{name} के प्लान', more: 'और' }]]),
  );
});

test.each([
  ['another text', text.replace('msgid "Plans of {name}"', 'msgid "Plan of {name}"'), /#title translates another text/],
  [
    'a placeholder less',
    text.replace('msgstr "{name} की', 'msgstr "उसकी'),
    /shell.*: title has the placeholders none for/,
  ],
  ['an unknown key', text.replace('messages.en.ts#more', 'messages.en.ts#less'), /messages.en.ts#less is no message/],
])('%s is refused', (_what, written, line) => {
  expect(() => fromPo(written, pairs)).toThrow(line);
});
