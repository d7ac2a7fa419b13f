import type { AssistantSite } from '#assistant/assistant-site-fixture.ts';

/** What a model may choose: a tool with what it is called with. */
export interface Choice {
  question: string;
  name: string;
  inputs: Record<string, unknown>;
}

/** Choices that are right, each with its units said in the question. */
export const rightChoices: readonly Choice[] = [
  choice('sip', 'put 5,000 away each month for 10 years at 11%', { monthly: 5000, years: 10, annualRatePct: 11 }),
  choice('sip', '₹7,500 every month, 36 months, 9%', { monthly: 7500, months: 36, annualRatePct: 9 }),
  choice('step_up_sip', '8000 a month rising 5% each year, 15 years, return 13%', {
    ...{ monthly: 8000, years: 15, annualRatePct: 13, stepUpPct: 5 },
  }),
  choice('lumpsum', 'what does 2.5 lakh once grow to in 7 years at 8%', {
    principal: 250_000,
    years: 7,
    annualRatePct: 8,
  }),
  choice('swp', 'take 30,000 a month out of 50 lakh for 20 years at 7%', {
    ...{ investment: 5_000_000, monthlyWithdrawal: 30_000, years: 20, annualRatePct: 7 },
  }),
  choice('emi', 'a home loan of 45 lakh over 20 years at 8.5%', {
    principal: 4_500_000,
    years: 20,
    annualRatePct: 8.5,
  }),
  choice('fd', 'a deposit of 3 lakh, 18 months, 7.25%', { principal: 300_000, months: 18, annualRatePct: 7.25 }),
  choice('rd', '4,000 each month in a recurring deposit, 3 years, 6.5%', {
    monthly: 4000,
    years: 3,
    annualRatePct: 6.5,
  }),
  choice('ppf', 'PPF with 1.5 lakh a year for 15 years', { deposit: 150_000, years: 15 }),
  choice('corpus', 'get to 1 crore in 18 years at 11%', { target: 10_000_000, years: 18, annualRatePct: 11 }),
  choice('dream_car', 'a car for 9 lakh, 4 years, return 11%', { amountToday: 900_000, years: 4, annualRatePct: 11 }),
  choice('child_education', 'college for 25 lakh, my girl is 4 years old, at 18 years of age, return 11%', {
    ...{ amountToday: 2_500_000, age: 4, withdrawAge: 18, annualRatePct: 11 },
  }),
  choice('retirement', 'I am 31 years old, stop working at age 58, we spend 40,000 a month', {
    ...{ age: 31, retirementAge: 58, monthlyExpense: 40_000 },
  }),
  choice('inflation', 'what costs 60,000 now in 14 years with inflation of 7%', {
    ...{ amountToday: 60_000, years: 14, inflationPct: 7 },
  }),
];

function choice(tool: string, question: string, inputs: Record<string, unknown>): Choice {
  return { question, name: `calculate_${tool}`, inputs };
}

export interface WrongChoice extends Choice {
  /** The one thing that is wrong. */
  fault: string;
}

/** A generator of numbers from 0 to 1 that a seed settles (mulberry32, public domain). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TEXTS: readonly unknown[] = [
  ...['in Axis Bluechip', 'guaranteed', '%', 'lakh', ' and buy now', '<b>', '\u0660', 'e3', '/2', ' years'].map(
    (more) => ({ more }),
  ),
  ...['five thousand', 'the best fund', 'ten', '₹', '-', '१२', 'NaN', 'Infinity', '0x1388', '[object Object]'],
  ...[true, false, [], {}, [5000], { value: 5000 }, { toString: 'x' }, -1, 1e308],
];
const FIELDS = ['fund', 'scheme', 'advice', 'comment', 'note', 'sentence', 'timing', 'rateConvention', '__proto__x'];
const SLUG = 'why-two-sip-calculators-differ';
const PASSAGES: readonly Record<string, unknown>[] = [
  ...['none-such', '', '../account', `${SLUG}x`].map((slug) => ({ slug, passage: 1 })),
  ...[0, -1, 1.5, 10_000, '2', null, [2], Number.MAX_SAFE_INTEGER].map((passage) => ({ slug: SLUG, passage })),
  ...['text', 'quote', 'title'].map((name) => ({ slug: SLUG, passage: 2, [name]: 'Axis Bluechip is guaranteed.' })),
  ...[{ passage: 2 }, { slug: SLUG }, { slug: [SLUG], passage: 2 }],
];
const TOOLS = [
  'calculate_best_fund',
  'ask_calculators',
  'toString',
  '',
  'calculate_',
  'recommend',
  'calculate_illustration',
];

/**
 * Choices with one thing wrong each: no calculator, no field, a figure or a unit that the question does not say, a figure that
 * no page takes, words in place of a figure,
 * or a passage that is none.
 */
export function wrongChoices(seed: number, count: number): WrongChoice[] {
  const next = numbersFrom(seed);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)] as T;
  const faults: readonly ((right: Choice) => WrongChoice)[] = [
    (right) => ({ ...right, name: pick([...TOOLS, `${right.name}_${Math.floor(next() * 1e6)}`]), fault: 'calculator' }),
    (right) => ({
      ...right,
      inputs: {
        ...right.inputs,
        [`${pick(FIELDS)}${pick(['', '', Math.floor(next() * 1e4)])}`]: pick(Object.values(right.inputs)),
      },
      fault: 'field',
    }),
    (right) => {
      const [name, value] = pick(Object.entries(right.inputs));
      const factor = pick([0.01, 0.1, 0.5, 0.9, 1.01, 1.1, 1.5, 2, 3, 10, 100, 1000]);
      // Thirteenths are figures that nobody says and that no page begins with.
      const other = Number((Number(value) * factor + pick([1, 2, 3, 5]) / 13).toFixed(6));
      return { ...right, inputs: { ...right.inputs, [name]: pick([other, String(other)]) }, fault: 'figure' };
    },
    (right) => {
      const [name, value] = pick(Object.entries(right.inputs));
      const units = unitsOf(name, Number(value), right.inputs);
      const [otherName, otherValue] = pick(units);
      const { [name]: _, ...others } = right.inputs;
      return { ...right, inputs: { ...others, [otherName]: otherValue }, fault: 'unit' };
    },
    (right) => {
      const years = 101 + 40 * Math.floor(next() * 20);
      const rate = 501 + 20 * Math.floor(next() * 20);
      const question = pick([`5000 a month for 10 years at ${rate}%`, `5000 a month for ${years} years at 11%`]);
      const isRate = question.endsWith(`${rate}%`);
      const inputs = { monthly: 5000, years: isRate ? 10 : years, annualRatePct: isRate ? rate : 11 };
      return { ...right, name: 'calculate_sip', question, inputs, fault: 'bound' };
    },
    (right) => {
      const [name, value] = pick(Object.entries(right.inputs));
      const text = pick(TEXTS);
      const isBehind = typeof text === 'object' && text !== null && 'more' in text;
      return { ...right, inputs: { ...right.inputs, [name]: isBehind ? `${value}${text.more}` : text }, fault: 'text' };
    },
    (right) => ({ ...right, name: 'quote_article', inputs: pick(PASSAGES), fault: 'passage' }),
  ];
  return Array.from({ length: count }, (_, place) =>
    (faults[place % faults.length] as (typeof faults)[number])(pick(rightChoices)),
  );
}

/** The same figure under another name or in another unit. */
function unitsOf(name: string, value: number, inputs: Record<string, unknown>): [name: string, value: number][] {
  if (name === 'years')
    return [
      ['months', value],
      ['years', 12 * value],
      ['annualRatePct', value + 1 / 13],
    ];
  if (name === 'months')
    return [
      ['years', value],
      ['months', value / 12 + 1 / 13],
    ];
  if (name.endsWith('Pct'))
    return [
      [name, value / 100],
      [name, Number(inputs.years ?? inputs.age ?? 1) + 1 / 13],
    ];
  if (name.endsWith('ge'))
    return [
      [name, 12 * value],
      ['years', value],
    ];
  return [
    [name, value / 100_000],
    [name, value / 12 + 1 / 13],
    [name, value * 100],
  ];
}

/** As many as a model may call at once, and as often as it may be asked for one question. */
const AT_ONCE = 8;
const ROUNDS = 5;
const CLIENTS_ASK = 20;

/**
 * Lets the model choose all of these.
 *
 * @returns what a visitor sees of each handful of them, under what is wrong with them; `end` alone is nothing
 */
export async function shownOf({ model, ask }: AssistantSite, choices: readonly WrongChoice[]) {
  const shown: { fault: string; events: unknown[] }[] = [];
  let asked = 0;
  for (const alike of Map.groupBy(choices, ({ question, fault }) => `${fault}: ${question}`)) {
    const [fault, all] = alike;
    for (let from = 0; from < all.length; from += AT_ONCE * ROUNDS) {
      const some = all.slice(from, from + AT_ONCE * ROUNDS);
      const turns = [];
      for (let at = 0; at < some.length; at += AT_ONCE)
        turns.push({ calls: some.slice(at, at + AT_ONCE).map(({ name, inputs }) => ({ name, arguments: inputs })) });
      model.turns = [...turns, { calls: [{ name: 'no_answer', arguments: {} }] }];
      const { events } = await ask(some[0]?.question ?? '', 100 + Math.floor(asked / CLIENTS_ASK));
      asked += 1;
      // What a page says of a figure beyond its bounds is its own sentence.
      const isOwn = (event: Record<string, unknown>) =>
        event.kind === 'end' &&
        (event.asksBack === undefined ||
          (fault.startsWith('bound') && /^SIP calculator: Enter \d+% or less\./.test(String(event.asksBack))));
      shown.push({ fault, events: events.filter((event) => !isOwn(event)) });
    }
  }
  return shown;
}
