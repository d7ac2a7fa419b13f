import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marksIn } from '#find/marks.ts';

const marked = (name: string, typed: string) =>
  marksIn(name, typed)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

it.each([
  ['Step-up SIP calculator', 'sip', 'Step-up [SIP] calculator'],
  ['Step-up SIP calculator', 'sip calc', 'Step-up [SIP] [calc]ulator'],
  ['Retirement calculator', 'retirment', '[Retirement] calculator'],
  ['SIP calculator', 'the of', 'SIP calculator'],
  ['SIP calculator', '', 'SIP calculator'],
  // Half a syllable would be drawn as other letters.
  ['बच्चे की शिक्षा', 'शिक', 'बच्चे की [शिक्षा]'],
])('in %j, %j is marked so: %s', (name, typed, pieces) => expect(marked(name, typed)).toBe(pieces));

it('the pieces of a name are the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      expect(
        marksIn(name, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
