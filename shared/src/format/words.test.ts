import { ToWords } from 'to-words/en-IN';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '#format/words.ts';

describe('amount in words', () => {
  it.each([
    [1161695.38, 'Eleven lakh sixty-one thousand six hundred ninety-five rupees and thirty-eight paise'],
    [5000, 'Five thousand'],
    ['0.5', 'Fifty paise'],
    [1.01, 'One rupee and one paisa'],
    [0, 'Zero'],
    ['0.00', 'Zero'],
    [1e12, 'One lakh crore'],
    [21, 'Twenty-one'],
    [10000000, 'One crore'],
    ['99.995', 'One hundred'],
    [
      '115881714035970.99',
      'One crore fifteen lakh eighty-eight thousand one hundred seventy-one crore forty lakh thirty-five thousand nine hundred seventy rupees and ninety-nine paise',
    ],
    [-5, ''],
    ['5L', ''],
    [Number.NaN, ''],
    [1e21, ''],
  ])('%s', (value, words) => expect(amountInWords(value)).toBe(words));

  it('says 100,000 random amounts as an independent library does', () => {
    const oracle = new ToWords({ converterOptions: { currency: false } });
    const say = (count: number) => oracle.convert(count).toLowerCase();
    // The library turns to arab and kharab from 100 crore on, which nobody says of money: its crores are counted apart.
    const rupees = (count: number): string => {
      const [crores, rest] = [Math.floor(count / 1e7), count % 1e7];
      return count < 1e9 ? say(count) : `${rupees(crores)} crore${rest === 0 ? '' : ` ${say(rest)}`}`;
    };
    const plain = (text: string) => text.toLowerCase().replaceAll('-', ' ');
    let state = 7;
    for (let drawn = 0; drawn < 100_000; drawn += 1) {
      state = (state * 48_271) % 2_147_483_647;
      const count = 2 + ((state * 977) % 10 ** ((drawn % 12) + 1));
      const paise = drawn % 2 === 0 ? 0 : 2 + (state % 98);
      const ours = plain(amountInWords(`${count}.${String(paise).padStart(2, '0')}`));
      const theirs = `${rupees(count)}${paise === 0 ? '' : ` rupees and ${say(paise)} paise`}`;
      if (ours !== theirs) expect(ours, String(count)).toBe(theirs);
    }
  });
});
