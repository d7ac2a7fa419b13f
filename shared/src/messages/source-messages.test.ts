import { expect, test } from 'vitest';
import { sourceMessages, withWords } from '#messages/source-messages.ts';

const source = `import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    // As the regulator wants it.
    title: 'Titel',
    text: 'Wort',
  },
  { reviewed: true },
);
`;

test('words change in their places, and new ones come last', () => {
  const written = withWords(source, 'messages.hi.ts', { title: 'शीर्षक', text: 'Wort', more: 'It’s “more”\n' });
  expect(sourceMessages(written, 'messages.hi.ts')).toEqual({ title: 'शीर्षक', text: 'Wort', more: 'It’s “more”\n' });
  expect(written).toContain('// As the regulator wants it.\n    title: "शीर्षक",\n    text: \'Wort\',\n');
  expect(written).toContain('{ reviewed: true }');
});

test('a catalogue without messages takes them', () => {
  const empty = 'export const messages = catalogue({}, { reviewed: false });';
  expect(sourceMessages(withWords(empty, 'a.ts', { title: 'A' }), 'a.ts')).toEqual({ title: 'A' });
  expect(() => withWords('export const a = 1;', 'a.ts', {})).toThrow('a.ts calls no catalogue');
});
