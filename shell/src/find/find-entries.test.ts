import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '#find/entry.ts';
import { findEntries, firstEntries, indexOf, isQuestion } from '#find/find-entries.ts';

const tool = (name: string, to: string, also = '', line = ''): Entry => ({ kind: 'tool', name, to, also, line });
const entries: Entry[] = [
  tool('Step-up SIP calculator', '/stepupcalculator', 'increase', 'A monthly amount that rises every year'),
  tool('SIP calculator', '/sipcalculator', 'systematic investment plan', 'What a fixed amount every month may become'),
  tool('Retirement calculator', '/retirementcalculator', 'pension', 'Enough for the years without a salary'),
  tool('Child education', '/childeducation', 'college school', 'What a degree will cost'),
  tool('बच्चे की शिक्षा', '/childmarriage', 'पढ़ाई', 'डिग्री'),
  { kind: 'article', name: 'Why two SIP calculators differ', to: '/blogs/why', about: 'Same inputs, two results.' },
  { kind: 'page', name: 'Privacy policy', to: '/privacy' },
  { kind: 'page', name: 'Contact Us', to: '/contactus', also: 'phone address' },
];
const index = indexOf(entries);
const names = (typed: string) => findEntries(typed, index).entries.map(({ name }) => name);

describe('entries', () => {
  it.each([
    ['education', 'Child education'],
    ['EDUC', 'Child education'],
    ['retirment', 'Retirement calculator'],
    ['pension', 'Retirement calculator'],
    ['stepup', 'Step-up SIP calculator'],
    ['privcy', 'Privacy policy'],
    ['phone', 'Contact Us'],
    ['शिक्षा', 'बच्चे की शिक्षा'],
    ['पढाई', 'बच्चे की शिक्षा'],
    ['degree', 'Child education'],
    ['sip step', 'Step-up SIP calculator'],
    ['why two sip calculators differ', 'Why two SIP calculators differ'],
  ])('for %j begin with %s', (typed, name) => expect(names(typed)[0]).toBe(name));

  it('have the word itself before words that only begin with it, and names before texts', () => {
    expect(names('sip')).toEqual(['SIP calculator', 'Step-up SIP calculator', 'Why two SIP calculators differ']);
  });

  it('are those that have the most of what was typed; figures and little words say nothing', () => {
    expect(names('how much is a sip of 5000')).toEqual(names('sip'));
    expect(names('sip 10 lakh')).toEqual(names('sip'));
  });

  it.each(['xyzzy', 'sip weather cricket', '', '   ', '!'])('there are none for %j', (typed) => {
    expect(names(typed)).toEqual([]);
  });

  it('a right word is never taken for a misspelt one', () => {
    expect(names('college')).toEqual(['Child education']);
  });

  it('are never more than eight', () => {
    const many = Array.from({ length: 30 }, (_, place) => tool(`Plan ${place}`, `/${place}`));
    expect(findEntries('plan', indexOf(many)).entries).toHaveLength(8);
  });

  it('are found by the beginning of any word of their name', () => {
    const letters = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...entries), letters, fc.nat(), (entry, length, at) => {
        const words = entry.name.split(/[\s-]/);
        const typed = [...(words[at % words.length] ?? '')].slice(0, length).join('');
        expect(findEntries(typed, index).entries).toContain(entry);
      }),
    );
  });
});

describe('a question', () => {
  it.each(['sip 10 lakh', 'how much for 1 crore in 20 years', 'what is a pension', 'gibberish words', 'is it safe'])(
    '%j is one',
    (typed) => expect(isQuestion(typed, findEntries(typed, index))).toBe(true),
  );
  it.each(['education', 'retirment', 'sip calculator', 'why two sip', ''])('%j is none', (typed) =>
    expect(isQuestion(typed, findEntries(typed, index))).toBe(false),
  );
});

it('before anything is typed, those with a place come in its order', () => {
  const started = entries.map((entry, place) => (place < 3 ? { ...entry, start: 9 - place } : entry));
  expect(firstEntries(started).map(({ start }) => start)).toEqual([7, 8, 9]);
});
