import { amount, pick, type Random, randomOf, rate, span } from '#ask/typed-figures-fixture.ts';
import { phrases } from '#ask/typed-phrases-fixture.ts';

/** A question as somebody may type it, with what it means. */
export interface Typed {
  text: string;
  key: string;
  inputs: Record<string, number | string>;
}

/** One letter of one longer Latin word is doubled, dropped or swapped with the next. */
function misspelt(random: Random, text: string): string {
  const words = [...text.matchAll(/[a-z]{5,}/gi)];
  if (words.length === 0) return text;
  const { index, 0: word } = pick(random, words);
  const at = 1 + Math.floor(random() * (word.length - 2));
  const ways = [
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return text.slice(0, index) + pick(random, ways) + text.slice(index + word.length);
}

const monthlies = [
  500, 1000, 1500, 2000, 2500, 3000, 5000, 7500, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 40_000, 50_000,
];
const lumps = [100_000, 150_000, 200_000, 250_000, 500_000, 750_000, 1_000_000];
const targets = [
  1_000_000, 1_500_000, 2_000_000, 2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 50_000_000,
];
const fieldNames: Record<string, [field: string, role: string][]> = {
  sip: [
    ['monthly', 'a'],
    ['years', 't'],
    ['annualRatePct', 'r'],
  ],
  stepUpSip: [
    ['monthly', 'a'],
    ['years', 't'],
    ['annualRatePct', 'r'],
    ['stepUpPct', 'u'],
  ],
  corpus: [
    ['target', 's'],
    ['years', 't'],
    ['annualRatePct', 'r'],
  ],
  lumpsum: [
    ['principal', 's'],
    ['years', 't'],
    ['annualRatePct', 'r'],
  ],
  swp: [
    ['investment', 's'],
    ['monthlyWithdrawal', 'a'],
    ['years', 't'],
    ['annualRatePct', 'r'],
  ],
  stp: [
    ['investment', 's'],
    ['monthlyTransfer', 'a'],
    ['months', 'm'],
  ],
  dreamCar: [
    ['amountToday', 's'],
    ['targetDate', 'd'],
    ['annualRatePct', 'r'],
    ['inflationPct', 'f'],
  ],
  dreamHouse: [
    ['amountToday', 's'],
    ['targetDate', 'd'],
    ['annualRatePct', 'r'],
    ['inflationPct', 'f'],
  ],
  childEducation: [
    ['amountToday', 's'],
    ['age', 'g'],
    ['withdrawAge', 'h'],
  ],
  childMarriage: [
    ['amountToday', 's'],
    ['age', 'g'],
    ['withdrawAge', 'h'],
  ],
  retirement: [
    ['amountToday', 's'],
    ['age', 'G'],
    ['retirementAge', 'H'],
  ],
  retirementByExpense: [
    ['monthlyExpense', 'e'],
    ['age', 'G'],
    ['retirementAge', 'H'],
  ],
};

/** @param count how many questions; the same for the same seed, every fifth with a slip of the fingers */
export function typedQuestions(count: number, seed: number): Typed[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, index): Typed => {
    const [key, script, templates] = pick(random, phrases);
    const template = pick(random, templates.split('\n'));
    const span1 = 1 + Math.floor(random() * 30);
    const monthly = pick(random, monthlies);
    const sum = pick(random, key === 'lumpsum' ? lumps : targets);
    const values: Record<string, number> = {
      ...{
        a: monthly,
        s: sum,
        t: span1,
        m: span1 * 12,
        r: pick(random, [7, 8, 9.5, 10, 11, 12, 12.5, 13, 15]),
        u: pick(random, [5, 8, 10, 15]),
      },
      ...{ f: pick(random, [4, 5, 7]), g: Math.floor(random() * 15), h: 17 + Math.floor(random() * 9) },
      ...{
        G: 20 + Math.floor(random() * 24),
        H: 50 + Math.floor(random() * 15),
        e: pick(random, [20_000, 30_000, 50_000, 75_000]),
      },
    };
    const value = (role: string) => values[role] ?? 0;
    const written: Record<string, () => string> = {
      a: () => amount(random, value('a'), script),
      s: () => amount(random, value('s'), script),
      e: () => amount(random, value('e'), script),
      t: () => span(random, value('t'), script),
      r: () => rate(random, value('r'), script),
    };
    const exact = template.replace(/\[(\w)\]/g, (_all, role: string) => written[role]?.() ?? String(value(role)));
    const inputs = Object.fromEntries(
      (fieldNames[key] ?? []).flatMap(([field, role]) => {
        const said = role === 'm' || role === 'd' ? 't' : role;
        if (!template.includes(`[${said}]`)) return [];
        return [[field, role === 'd' ? `${2026 + value('t')}-11-23` : value(role)]];
      }),
    );
    return { text: index % 5 === 4 ? misspelt(random, exact) : exact, key, inputs };
  });
}
