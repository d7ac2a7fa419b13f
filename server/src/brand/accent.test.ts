import fc from 'fast-check';
import { contrast } from 'shared/ui/contrast';
import { type ColourToken, dark, light } from 'shared/ui/tokens';
import { expect, test } from 'vitest';
import { accentProblems, accentTokens } from '#brand/accent.ts';

const house = { light: '#0b6353', dark: '#74c3af' };
const GROUNDS = ['surface', 'raised', 'floating', 'sunken', 'primary-soft'] as const;

test('the house’s own green can be used as an accent, and gives nearly the house’s own colours', () => {
  expect(accentProblems(house)).toEqual([]);
  const tokens = accentTokens(house);
  for (const [own, theme] of [[tokens.light, light] as const, [tokens.dark, dark] as const])
    for (const [name, colour] of Object.entries(own))
      expect(farApart(colour, theme[name as ColourToken]), name).toBeLessThan(16);
});

test.each([
  ['a navy and its light twin', { light: '#1f3a8a', dark: '#93b4ff' }],
  ['a maroon', { light: '#7a1f2b', dark: '#f4a3ad' }],
])('%s can be used', (_, accent) => {
  expect(accentProblems(accent)).toEqual([]);
});

test('a colour that is too pale says where, by how much, and what would help', () => {
  expect(accentProblems({ ...house, light: '#f28c28' })).toContain(
    'accent.light #f28c28: --primary #f28c28 on --surface #e7ebe2 has 2.03 to 1, and needs 4.5. Take a darker colour.',
  );
  const [first, ...rest] = accentProblems({ ...house, dark: '#1f3a8a' });
  expect(first).toMatch(
    /^accent\.dark #1f3a8a: --primary #1f3a8a on --surface #131d1a has 1\.\d+ to 1, and needs 4\.5\. Take a lighter colour\.$/,
  );
  expect(rest.join('\n')).toContain('on --chart-invested #43534c');
});

test('whatever accent can be used is read at 7 to 1 by whoever asks for more contrast', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = (from: number, to: number) =>
    fc.tuple(channel, channel, channel).map(
      (parts) =>
        `#${parts
          .map((part) =>
            Math.round(from + (part / 255) * (to - from))
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    );
  fc.assert(
    fc.property(colour(0, 130), colour(120, 255), (ofLight, ofDark) => {
      const accent = { light: ofLight, dark: ofDark };
      fc.pre(accentProblems(accent).length === 0);
      const tokens = accentTokens(accent);
      const themes = [
        { ...light, ...tokens.light, ...tokens.more.light },
        { ...dark, ...tokens.dark, ...tokens.more.dark },
      ];
      for (const theme of themes)
        for (const text of ['primary', 'primary-hover'] as const) {
          for (const ground of GROUNDS) expect(contrast(theme[text], theme[ground])).toBeGreaterThanOrEqual(7);
          expect(contrast(theme['on-primary'], theme[text])).toBeGreaterThanOrEqual(7);
        }
    }),
  );
});

/** The largest difference of a channel, of 255. */
function farApart(one: string, other: string): number {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = parts(other);
  return Math.max(...parts(one).map((part, index) => Math.abs(part - (others[index] ?? 0))));
}
