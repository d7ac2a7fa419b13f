import { expect, test } from 'vitest';
import { compareLooks } from '#releases/gate/looks.ts';
import type { PageLook } from '#releases/gate/page-look.ts';

const live: PageLook = {
  ...{ header: [0, 0, 360, 64], headerControls: 3, hasFooter: true, characters: 2_000, unreadable: 0 },
  ...{ fields: 6, filled: 4, controls: 12, covered: [], overflow: 0 },
};
const compare = (changes: Partial<PageLook>, then: PageLook | undefined = live) => {
  const { damage, differences } = compareLooks({ ...live, ...changes }, then, live);
  return { damage: damage.join(), differences: differences.join() };
};

test.each<[string, Partial<PageLook>, RegExp]>([
  ['no header', { header: null }, /no header/],
  ['a header outside', { header: [0, -90, 360, 64] }, /moves the header/],
  ['a layer over the header', { headerControls: 0 }, /no click through/],
  ['a smaller header', { headerControls: 1 }, /1 of the header's 3/],
  ['no footer', { hasFooter: false }, /no footer/],
  ['a layer over main', { covered: ['Send', 'Name', 'Date'] }, /3 of 12 controls under/],
  ['dark text on dark', { unreadable: 300 }, /15% of its text unreadable/],
  ['wider than the window', { overflow: 40 }, /40 pixels wider/],
  ['an empty page', { characters: 96, fields: 0, controls: 0, filled: 0 }, /96 characters and 0 controls/],
])('%s is damage', (_title, changes, says) => {
  expect(compare(changes).damage).toMatch(says);
});

test.each<[string, Partial<PageLook>, RegExp]>([
  ['half of the text', { characters: 900 }, /45% of its text/],
  ['a field less', { fields: 5 }, /5 of its 6 fields/],
  ['an emptied form', { filled: 0 }, /0 of its 4 filled/],
])('%s may be meant', (_title, changes, says) => {
  expect(compare(changes)).toEqual({ damage: '', differences: expect.stringMatching(says) });
});

test.each<[string, Partial<PageLook>]>([
  ['the same', {}],
  ['more of everything', { characters: 9_000, fields: 9, filled: 9, controls: 30 }],
  ['a little less text', { characters: 1_500 }],
  ['one control under a bar', { covered: ['Send'] }],
  ['a header that is a pixel lower', { header: [0, 1, 360, 64] }],
])('%s passes', (_title, changes) => {
  expect(compare(changes)).toEqual({ damage: '', differences: '' });
});

test('what lies over controls of the live release too is nothing new', () => {
  const covered = ['Send', 'Name', 'Date'];
  expect(compare({ covered }, { ...live, covered })).toEqual({ damage: '', differences: '' });
});

test('a page that the live release does not have is looked at by itself', () => {
  const { damage, differences } = compareLooks({ ...live, fields: 0, characters: 50 }, undefined, live);
  expect([damage, differences]).toEqual([[], []]);
  expect(compareLooks({ ...live, header: null }, undefined, live).damage).toEqual(['shows no header']);
});
